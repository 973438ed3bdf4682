/** Whoever writes to console.error has something wrong to tell: a test during which that happens fails. */
const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  console.error = (...words: unknown[]) => {
    told.push(words.map(String).join(" "));
  };
});

afterEach(() => {
  if (told.length > 0) throw new Error(`console.error was called:\n${told.join("\n")}`);
});
