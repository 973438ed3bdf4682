import { setTimeout as wait } from "node:timers/promises";
import { testServer } from "@/tests/http/server";

type Letter = { readonly subject: string; readonly text: string; readonly code: string | null };

const PATIENCE_MS = 15_000;

export async function lettersTo(email: string): Promise<Letter[]> {
  const answer = await fetch(`${testServer().standIns.resend}/api/mails?to=${encodeURIComponent(email)}`);
  return answer.json() as Promise<Letter[]>;
}

/** The newest letter to `email` that `wanted` recognises, as soon as the worker has sent it. */
export async function letterTo(email: string, wanted: (letter: Letter) => boolean): Promise<Letter> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const letter = (await lettersTo(email)).find(wanted);
    if (letter) return letter;
    if (Date.now() > deadline) throw new Error(`No such letter came to ${email}.`);
    await wait(50);
  }
}

export const codeFor = async (email: string): Promise<string> =>
  (await letterTo(email, ({ subject }) => subject.includes("verification code"))).code ?? "";

export const resetTokenFor = async (email: string): Promise<string> => {
  const link = /reset-password\?token=([0-9a-f]{64})/;
  const { text } = await letterTo(email, (letter) => link.test(letter.text));
  return link.exec(text)?.[1] ?? "";
};
