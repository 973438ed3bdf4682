import { argon2Passwords } from "@/lib/adapters/system/passwords";
import { turnstile } from "@/lib/adapters/system/turnstile";

describe("argon2 passwords", () => {
  const passwords = argon2Passwords();

  test("hashes with argon2id at OWASP's floor or above (T29), never twice alike", async () => {
    const [first, second] = await Promise.all([passwords.hash("correct horse"), passwords.hash("correct horse")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  test.each([
    ["the same", "correct horse", "correct horse", true],
    ["another", "correct horse", "correct Horse", false],
    ["200 characters, the last one different", `${"x".repeat(199)}a`, `${"x".repeat(199)}b`, false],
    ["the same word in another Unicode form", "pässwörd!".normalize("NFD"), "pässwörd!".normalize("NFC"), true],
    ["beyond the basic plane", "🐎🔋📎 correct", "🐎🔋📎 correct", true],
  ])("%s", async (_name, chosen, given, fits) => {
    expect(await passwords.check(given, await passwords.hash(chosen))).toBe(fits);
  });

  test("no hash, or one that is none: false, after as much work (T15)", async () => {
    const real = await passwords.hash("correct horse");
    await passwords.check("warm up", null);
    const time = async (hash: string | null) => {
      const started = performance.now();
      expect(await passwords.check("something else", hash)).toBe(false);
      return performance.now() - started;
    };
    const median = async (hash: string | null) => {
      const times: number[] = [];
      for (let run = 0; run < 7; run += 1) times.push(await time(hash));
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    expect(await median(null)).toBeGreaterThan((await median(real)) / 2);
    expect(await passwords.check("x", "not a hash")).toBe(false);
  });
});

describe("turnstile", () => {
  test("never lets in more than it should, serves in order, and refuses beyond its line", async () => {
    const enter = turnstile({ atOnce: 2, inLine: 3 });
    const leave: (() => void)[] = [];
    const entered: number[] = [];
    const visit = (visitor: number) =>
      enter(async () => {
        entered.push(visitor);
        await new Promise<void>((resolve) => leave.push(resolve));
        return visitor;
      });
    const visits = [1, 2, 3, 4, 5].map(visit);
    await expect(visit(6)).rejects.toMatchObject({ code: "unavailable", detail: { retryAfter: 5 } });
    expect(entered).toEqual([1, 2]);
    for (let left = 0; left < 5; left += 1) {
      while (leave.length === 0) await new Promise(setImmediate);
      leave.shift()?.();
    }
    expect(await Promise.all(visits)).toEqual([1, 2, 3, 4, 5]);
    expect(entered).toEqual([1, 2, 3, 4, 5]);
  });

  test("a piece of work that fails gives its place back", async () => {
    const enter = turnstile({ atOnce: 1, inLine: 1 });
    await expect(enter(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await enter(async () => "next")).toBe("next");
  });
});
