/** What the markup of a page leads to. */
export type Markup = {
  /** Headline of the page. */
  readonly heading: string;
  readonly links: readonly string[];
  /** Files that the page is made of: scripts, styles, icons, pictures, films. */
  readonly files: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Ids that buttons open and labels point at. */
  readonly wanted: readonly string[];
  /** Addresses that forms send to. */
  readonly forms: readonly string[];
};

const FILE_LINK = /rel="(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)"/;
const PICTURE_META = /(?:property|name)="(?:og:image|twitter:image)"/;

const open = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
const attributeOf = (attributes: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(` ${attributes}`)?.[1];
  return found === undefined ? [] : [open(found)];
};

/** Reads served HTML. React's own output is regular enough to be read without a parser. */
export function markupOf(html: string): Markup {
  const visible = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1");
  const tags = [...visible.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/g)].map(([, name = "", attributes = ""]) => ({
    name,
    attributes,
  }));
  const all = (attribute: string, of: (tag: (typeof tags)[number]) => boolean = () => true) =>
    tags.filter(of).flatMap(({ attributes }) => attributeOf(attributes, attribute));
  const named =
    (...names: string[]) =>
    ({ name }: { name: string }) =>
      names.includes(name);
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(visible)?.[1] ?? "";
  return {
    heading: open(heading.replace(/<[^>]+>/g, " "))
      .replace(/\s+/g, " ")
      .trim(),
    links: all("href", named("a", "area")),
    files: [
      ...all("src", named("script", "img", "video", "source", "iframe")),
      ...all("srcset").flatMap((set) => set.split(",").map((one) => one.trim().split(" ")[0] ?? "")),
      ...all("poster"),
      ...all("href", ({ name, attributes }) => name === "link" && FILE_LINK.test(attributes)),
      ...all("content", ({ name, attributes }) => name === "meta" && PICTURE_META.test(attributes)),
    ],
    ids: new Set(all("id")),
    wanted: [...all("popovertarget"), ...all("for"), ...all("aria-controls"), ...all("aria-labelledby")].flatMap(
      (ids) => ids.split(" "),
    ),
    forms: all("action", named("form")),
  };
}
