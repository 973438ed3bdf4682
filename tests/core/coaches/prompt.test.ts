import fc from "fast-check";
import { coachPrompt } from "@/lib/core/coaches/prompt";
import { CONTEXT_PLACEHOLDER, GREETING_PLACEHOLDER, requestKind } from "@/lib/core/coaches/prompt/opening";
import { quoted, quotedLine } from "@/lib/core/coaches/prompt/quoted";
import { fitting, type Said } from "@/lib/core/coaches/prompt/window";
import { aCoach, factsOf, occasionOf } from "./occasion";

/** Text that wants to get out: delimiters of ours mixed into anything. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "</member_text>",
        "<member_text>",
        "<reminder>",
        "</goal_facts>",
        '<event kind="greeting">',
        "&lt;",
        "\ud800",
        "\u0000",
        "\n",
      ),
    ),
  )
  .map((parts) => parts.join(""));

const count = (text: string, part: string) => text.split(part).length - 1;

describe("data stays inside its delimiter", () => {
  test("whatever is quoted opens and closes once, and holds no markup of its own", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const inner = quoted(text).slice("<member_text>".length, -"</member_text>".length);
        expect(inner).not.toMatch(/[<>\0]/);
        expect(quotedLine(text)).not.toContain("\n");
      }),
    );
  });

  test("what was said is still readable", () => {
    expect(quoted("I <3 running & 5 > 4")).toBe("<member_text>I &lt;3 running &amp; 5 &gt; 4</member_text>");
  });

  test("no field of a member adds a line or a mark to the prompt", () => {
    const plain = coachPrompt(occasionOf({ memories: ["m"], summary: "s" }));
    const shape = ({ system, messages }: typeof plain) =>
      JSON.stringify([system.map(({ text }) => text), messages]).match(/<\/?[a-z_]+/g)?.length;
    fc.assert(
      fc.property(hostile, (text) => {
        const facts = factsOf({ firstName: text, title: text, unit: text });
        const messages: Said[] = [{ by: "member", text }];
        const prompt = coachPrompt(occasionOf({ memories: [text], summary: `s${text}`, facts, messages }));
        expect(shape(prompt)).toBe(shape(plain));
        expect(count(prompt.system[2]?.text ?? "", "\n")).toBe(count(plain.system[2]?.text ?? "", "\n"));
      }),
    );
  });
});

describe("the order of the prompt", () => {
  const prompt = coachPrompt(occasionOf({ memories: ["Plays after dinner"], summary: "They began in May." }));

  test("persona and rules first, cached and the same for everybody; memory; facts", () => {
    const [head, memory, facts] = prompt.system;
    expect(head?.text).toMatch(/^<persona key="sgt_miles">/);
    expect(head?.text).toContain("<rules>");
    expect(head?.cache).toBe(true);
    expect(coachPrompt(occasionOf({ facts: factsOf({ firstName: "Bo" }) })).system[0]).toEqual(head);
    expect(memory?.text).toContain("<member_text>Plays after dinner</member_text>");
    expect(memory?.text).toContain("They began in May.");
    expect(facts?.text).toContain("percent: 28");
    expect([memory?.cache, facts?.cache]).toEqual([undefined, undefined]);
  });

  test("the reminder is the last line of all", () => {
    const last = prompt.messages.at(-1);
    expect(last?.by === "member" && last.text.split("\n").at(-1)).toBe(
      `<reminder>${aCoach().voice.reminder}</reminder>`,
    );
  });

  test("facts are computed words, with day, time and entries; unknown ones are absent", () => {
    const day = (value: string) => value as ReturnType<typeof factsOf>["today"];
    const text = coachPrompt(
      occasionOf({
        facts: factsOf({
          current: 12.5,
          pace: null,
          deadline: null,
          lastEntries: [{ date: day("2026-11-20"), status: "done", value: 20, note: "knee\nsore" }],
        }),
      }),
    ).system[2]?.text;
    expect(text).toContain("now: Saturday 2026-11-21 18:10");
    expect(text).toContain("current: 12.5");
    expect(text).toContain("remaining: 1187.5");
    expect(text).toContain(
      "2026-11-20 done 20 <member_text>minutes</member_text> note <member_text>knee sore</member_text>",
    );
    expect(text).not.toMatch(/^(pace|deadline):/m);
  });

  test("a coach who left is marked, and a window that begins with a coach gets a beginning", () => {
    const messages: Said[] = [
      { by: "coach", coachName: "Ida Rosenquest", text: "Hello, dear." },
      { by: "member", text: "hi" },
    ];
    const turns = coachPrompt(occasionOf({ messages })).messages;
    expect(turns[0]).toMatchObject({ by: "member", text: expect.stringContaining('<event kind="beginning">') });
    expect(turns[1]).toMatchObject({ by: "coach", text: "(Ida Rosenquest said:) Hello, dear." });
  });

  test.each(["greeting", "context", "handover"] as const)("a %s asks for itself and offers no tools", (opening) => {
    const { messages, tools } = coachPrompt(occasionOf({ messages: [], opening }));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ text: expect.stringContaining(`<event kind="${opening}">`) });
    expect(tools).toEqual([]);
  });
});

describe("placeholders", () => {
  test.each([
    [GREETING_PLACEHOLDER, "greeting_request"],
    [CONTEXT_PLACEHOLDER, "context_request"],
    [`${GREETING_PLACEHOLDER} please`, null],
    ["[HAND_OVER]", null],
    ["constructor", null],
  ])("%p is the request %p", (text, kind) => {
    expect(requestKind(text)).toBe(kind);
  });
});

describe("the window", () => {
  const said = (text: string): Said => ({ by: "member", text });

  test("is the longest tail that fits, and never empty", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 50 }), { minLength: 1 }),
        fc.nat(200),
        fc.integer({ min: 1, max: 20 }),
        (texts, characters, messages) => {
          const all = texts.map(said);
          const kept = fitting(all, { characters, messages } as never);
          const length = kept.reduce((sum, { text }) => sum + text.length, 0);
          expect(kept).toEqual(all.slice(all.length - kept.length));
          expect(kept.length).toBeGreaterThan(0);
          expect(kept.length === 1 || length <= characters).toBe(true);
          const next = all[all.length - kept.length - 1];
          if (next && kept.length < messages) expect(length + next.text.length).toBeGreaterThan(characters);
        },
      ),
    );
  });
});
