import { renderToStaticMarkup } from "react-dom/server";
import { SpokenText } from "@/components/coaches/chat/spoken-text";

const shown = (text: string) => renderToStaticMarkup(<SpokenText text={text} />);

describe("what is said is inert (T23)", () => {
  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a picture", "![x](https://evil.example/x.png) <img src=x onerror=alert(1)>"],
    ["a link", "[click](javascript:alert(1)) https://evil.example <a href='//evil.example'>x</a>"],
    ["a style", "<style>@import url(//evil.example)</style>"],
  ])("%s", (_, text) => {
    expect(shown(text)).not.toMatch(/<(script|img|a|style|iframe|svg)\b/i);
  });

  test("paragraphs, lists and stress are all the markup there is", () => {
    const html = shown("One **bold** word\nand a line\n\n- first\n- second");
    expect(html).toContain("<strong>bold</strong>");
    expect(html).toMatch(/<ul[^>]*><li>first<\/li><li>second<\/li><\/ul>/);
    expect(html.match(/<p\b/g)).toHaveLength(1);
  });
});
