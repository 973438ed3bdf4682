import type { Member } from "@/lib/core/accounts/actor";
import { coachById } from "@/lib/core/coaches/catalogue";
import { type ChatAction, type ChatMessage, openingOf } from "@/lib/core/coaches/conversation";
import { ending } from "@/lib/core/coaches/ending";
import type { Turn, Usage } from "@/lib/core/coaches/model";
import { coachPrompt } from "@/lib/core/coaches/prompt";
import { type Said, WINDOW } from "@/lib/core/coaches/prompt/window";
import { isLastStep, MAX_STEPS } from "@/lib/core/coaches/turn";
import { today } from "@/lib/core/kernel/day";
import type { Accepted } from "@/lib/usecases/coaches/turn/accept";
import { listen } from "@/lib/usecases/coaches/turn/listen";
import { performCalls } from "@/lib/usecases/coaches/turn/perform-calls";
import { type ReplyWriter, replyWriter } from "@/lib/usecases/coaches/turn/reply-writer";
import type { Scene } from "@/lib/usecases/coaches/turn/scene";
import type { Needs } from "@/lib/usecases/needs";

export type SpeakNeeds = Pick<Needs, "stores" | "atomically" | "model" | "clock" | "chance" | "settings" | "limiter">;

/** What happens while a coach speaks, in order; `words` are for the person. */
export type TurnEvent =
  | { readonly type: "delta"; readonly text: string }
  | { readonly type: "action"; readonly action: ChatAction }
  | { readonly type: "error"; readonly words: string };

const sum = (one: Usage, other: Usage): Usage => ({
  in: one.in + other.in,
  out: one.out + other.out,
  cached: one.cached + other.cached,
});

/**
 * Lets the coach answer what was accepted: asks the model, performs what it may (at most 5 steps, R7, T20), and leaves the reply in a
 * state that tells the truth, however the turn ends. Returns the reply as stored. `signal` aborts when the member leaves.
 */
export function speak(
  needs: SpeakNeeds,
  actor: Member,
  scene: Scene,
  accepted: Accepted & { readonly lease: Date },
  emit: (event: TurnEvent) => void,
  signal: AbortSignal,
): Promise<ChatMessage> {
  const { chatAllowances } = needs.stores;
  const writer = replyWriter(needs, accepted.reply.id, accepted.lease, signal);
  /** A fault of ours: what was said is kept as far as may be, and does not count. */
  const abandon = async (fault: unknown): Promise<never> => {
    const state = await writer.finish("interrupted").catch(() => null);
    if (state !== null && accepted.charged)
      await chatAllowances.giveBack(actor.userId, accepted.charged).catch(() => undefined);
    throw fault;
  };
  return answer(needs, actor, scene, accepted, emit, writer).catch(abandon).finally(writer.release);
}

async function answer(
  needs: SpeakNeeds,
  actor: Member,
  scene: Scene,
  { asked, reply, charged }: Accepted,
  emit: (event: TurnEvent) => void,
  writer: ReplyWriter,
): Promise<ChatMessage> {
  const { stores, model, settings } = needs;
  const say = (text: string) => {
    const said = writer.say(text);
    if (said !== "") emit({ type: "delta", text: said });
  };
  const opening = openingOf(asked.kind);
  const request = coachPrompt({
    coach: scene.coach,
    memories: scene.known.memories,
    summary: scene.known.summary,
    facts: scene.facts,
    messages: await said(stores, asked),
    ...(opening && { opening }),
    maxTokens: settings.coachMaxTokens,
  });

  let turns: readonly Turn[] = request.messages;
  let actions = reply.actions;
  let usage: Usage = { in: 0, out: 0, cached: 0 };
  let step = 0;
  for (;;) {
    if (writer.text() !== "") say("\n\n");
    const mayCall = !isLastStep(step);
    const heard = await listen(model.reply({ ...request, messages: turns, mayCall }, writer.signal), say);
    step += 1;
    if (heard.end) usage = sum(usage, heard.end.usage);
    if (heard.end?.stop === "tool" && heard.calls.length > 0 && mayCall && step < MAX_STEPS) {
      const { results, made } = await performCalls(needs, actor, scene, reply.id, heard.calls, actions);
      for (const action of made) emit({ type: "action", action });
      actions = [...actions, ...made];
      const { text, calls, end } = heard;
      turns = [...turns, { by: "coach", text, calls, continuation: end.continuation }, { by: "tools", results }];
      continue;
    }
    const last = ending({
      text: writer.text().trimEnd(),
      stop: heard.end?.stop ?? null,
      failure: heard.end ? null : (heard.failure?.kind ?? "unavailable"),
      isStopped: writer.signal.aborted,
      performed: new Set(actions.filter(({ undone }) => !undone).map(({ kind }) => kind)),
    });
    if (last.addition !== "") say(last.addition);
    if (last.trouble !== null) emit({ type: "error", words: last.trouble });
    const state = (await writer.finish(last.state)) ?? last.state;
    const day = today(scene.moment);
    const purpose = opening ?? "chat";
    await Promise.all([
      stores.modelUsages.add({ userId: actor.userId, coachId: scene.coach.id, day, purpose, calls: step, usage }),
      last.isFree && charged ? stores.chatAllowances.giveBack(actor.userId, charged) : null,
    ]);
    return { ...reply, state, content: writer.text(), leaseUntil: null, actions };
  }
}

/** The window of messages up to the one that is answered, with who spoke. */
async function said(stores: Needs["stores"], asked: ChatMessage): Promise<readonly Said[]> {
  const window = await stores.messages.window(asked.conversationId, WINDOW.messages);
  return window.map(({ role, content, coachId }) =>
    role === "user"
      ? { by: "member", text: content }
      : { by: "coach", text: content, coachName: (coachId && coachById(coachId)?.name) || "A coach" },
  );
}
