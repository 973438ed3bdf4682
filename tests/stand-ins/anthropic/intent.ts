import { digits } from "./amounts";
import type { Intent } from "./bank";

/** What a message of the member asks for, by patterns: a rule per line, the first that fits counts. */
const RULES: readonly (readonly [Intent, RegExp])[] = [
  [
    "distress",
    /\b(kill myself|suicid|end it all|end my life|want to die|self.?harm|hurt(ing)? myself|hopeless|worthless|hate myself|can'?t go on|panic attack|no point (in )?living|breaking down|crying all|depress|so alone|falling apart|grie(f|ving)|my (mom|mum|dad|mother|father|wife|husband|friend|brother|sister) (died|passed))/i,
  ],
  [
    "human",
    /\b(are you|r u|you'?re|is this)\b.{0,24}\b(human|real|person|robot|bot|an? ai|machine|chatgpt|computer)\b|what are you\?/i,
  ],
  [
    "anger",
    /\b(you suck|shut up|f+u+c+k|screw you|stupid (bot|coach|app|ai|advice)|hate (you|this|your)|leave me alone|stop (yelling|pushing|nagging|shouting)|idiot|you'?re (annoying|useless|mean|rude|awful|terrible|no help)|go away|piss(ed)? off|fed up with you)\b/i,
  ],
  [
    "settings",
    /\b(change|move|extend|edit|update|adjust|set|lower|raise|pause|delete|remind|postpone|push back)\b.{0,40}\b(deadline|target|goal|date|time|reminder|me (at|tomorrow|every|later|in)|notifications?|check-?ins?)\b/i,
  ],
];

const AFTER_PROGRESS: readonly (readonly [Intent, RegExp])[] = [
  [
    "goodbye",
    /^\W*(ok(ay)?,? |thanks?,? |well,? |alright,? )?(good ?bye|bye+|good ?night|see (you|ya)|talk (to you )?(later|soon|tomorrow)|later!?$|gotta go|i have to go|i'?m off|ciao|cya)\b/i,
  ],
  [
    "thanks",
    /\b(thank(s| you)|thx|ty\b|appreciate|you('re| are) (great|the best|awesome|amazing)|that helps?(ed)?|cheers)\b/i,
  ],
  [
    "status",
    /\bhow (am i|are we|is it|is my|do i) (doing|going|looking|progress\w*|stand)|^\W*how am i\W*$|where (do|am) i|my (progress|stats|status|numbers|streak)|am i (on track|behind|ahead)|how (much|many|far).{0,30}(left|to go|remain|so far|done|missing|am i|have i)|on track|days (left|remain)/i,
  ],
  [
    "plan",
    /\b(plan|strategy|schedule|routine|break (it|this) down|how (do|should|can) i (reach|get|manage|achieve|start|do (this|it)|stay|keep|begin|build|stick)|step by step|tips?|advice|suggestions?|approach)\b/i,
  ],
  [
    "today",
    /\b(what|which).{0,30}\b(today|now|next|tonight|this (morning|evening)|first)\b|what should i do|where (do|should) i (start|begin)|what do i (need|have) to do|give me (a|an|my|something)|assignment|what'?s next/i,
  ],
  ["why", /^\W*(but )?why\b|what'?s the point|why (should|bother|am i|do i|even)|is it worth/i],
  [
    "excuse",
    /\b(too busy|no time|don'?t have (the )?time|didn'?t have time|busy|later|tomorrow instead|not in the mood|don'?t feel like|can'?t be bothered|too (late|early|cold|hot|tired)|it'?s raining|the weather|work (was|got|ran)|forgot|maybe tomorrow|next week|start (on )?monday|got home late|netflix|couch|lazy)\b/i,
  ],
  [
    "struggle",
    /\b(hard|difficult|struggl\w*|stuck|tired|exhausted|overwhelm\w*|stress\w*|frustrat\w*|fail(ed|ing|ure)?|give up|giving up|quit(ting)?|can'?t (do|keep|manage|focus|get|seem)|discourag\w*|unmotivated|no motivation|sad|down|anxious|worried|afraid|scared|doubt|lost|bad day|rough|sore|hurts?|sick|behind|ashamed|guilty|didn'?t (do|make|manage|get))\b/i,
  ],
  [
    "hello",
    /^\W*(hi+|hello|hey+|good (morning|evening|afternoon|day)|yo|morning|howdy|greetings|i'?m back|what'?s up|sup)\b[^?]{0,40}\??$/i,
  ],
  [
    "offtopic",
    /\b(weather|joke|football|soccer|movie|film|song|recipe|president|politic\w*|capital of|poem|write (me )?(a|an|some) |code|python|translate|math|stock|bitcoin|news|instructions|system prompt|ignore (all|your|previous)|pretend|game|favou?rite|who (won|is|are|was)|meaning of life|horoscope)\b/i,
  ],
];

const first = (rules: typeof RULES, text: string) => rules.find(([, pattern]) => pattern.test(text))?.[0];

const DID =
  /\b(did|done|ran|walked|read|finished|completed|saved|lost|wrote|studied|practi[sc]ed|meditated|worked out|trained|lifted|swam|cycled|biked|logged|log|managed|made|earned|paid|put (away|aside)|set aside|got in|knocked out|sat|learned|jogged|hiked|exercised|stretched|played|squeezed in|made it|added|drew|cooked|reviewed|rehearsed)\b|^\W*(yes\W+)?(i'?m )?(all )?(done|finished|✅|check)\b|✅/i;
const NOT_DID =
  /\?|\b(will|'ll|going to|gonna|plan(ning)? to|want(ed)? to|wanna|meant to|should|could|might|hope|would|tomorrow|need to|have to|trying to|try to|if|can i|target|goal is|didn'?t|did not|haven'?t|hasn'?t|couldn'?t|can'?t|never|no time|wish|lost (my )?(motivation|track|interest|hope|it|focus|the)|nothing|not (done|finished)|i'?ve? (had|been) done with|done with (you|this)|too much|made (me|it worse)|not (read|run))\b/i;
/** An amount and hardly anything else; read after number words have become digits. */
const BARE =
  /^\W*(?:about|around|roughly|another|just)?[\W]*(?:\d+(?:[.,]\d+)?\s*k?\s*[a-z]{0,12}\s*(?:and\s+)?){1,2}(?:today|yesterday|done|so far|this (?:morning|evening)|last night)?\W*$/i;
const SKIPS =
  /\b(skip(ping|ped)? (today|it|this|yesterday|the)|(i'?m|i am|i'?ll) skip(ping)?|i skipped|rest day|day off|taking (today|the day|a day) off|resting today|sitting (this|today) out)\b/i;

export type Statement = {
  readonly kind: "did" | "skip";
  readonly day: "today" | "yesterday";
  readonly partial: boolean;
  /** The clauses that state it, without the ones that plan, doubt or deny. */
  readonly clause: string;
  readonly bare: boolean;
};

/** What the member states to have done or to leave out; null when the message states neither. */
export function statementIn(message: string): Statement | null {
  const day = /\b(yesterday|last night)\b/i.test(message) ? "yesterday" : "today";
  const clauses = message.split(/(?<=[!?;\n])|\.(?!\d)|,(?!\d)|\b(?:but|although|though|because|so that)\b/i);
  const skips = clauses.find(
    (clause) => SKIPS.test(clause) && !/\?|\bshould|can i|didn'?t|not going to skip|never|won'?t/i.test(clause),
  );
  const credible = clauses.filter((part) => !NOT_DID.test(part));
  const stated = credible.some((part) => DID.test(part) || BARE.test(digits(part)));
  const clause = (stated ? credible.filter((part) => DID.test(part) || /\d/.test(digits(part))) : []).join(" ").trim();
  if (clause) {
    const partial =
      /\bonly\b|\bbarely\b|\bnot (quite|all|everything)\b|\bpart of\b|\bpartly\b|\bjust managed\b|\bhalf of (it|my)\b/i.test(
        message,
      );
    return { kind: "did", day, partial, clause, bare: message.trim().split(/\s+/).length <= 6 };
  }
  return skips ? { kind: "skip", day, partial: false, clause: skips.trim(), bare: false } : null;
}

/** Intents that come before any bookkeeping: pain, anger, what I am. */
export const urgentIntent = (message: string): Intent | undefined => first(RULES, message);

export function plainIntent(message: string): Intent {
  return first(AFTER_PROGRESS, message) ?? (message.trim().endsWith("?") ? "question" : "chat");
}

/** Words that call for help at once, whatever the persona would say. */
export const isCrisis = (message: string): boolean =>
  /\b(kill(ing)? myself|suicid|end (it all|my life)|want to die|self.?harm|hurt(ing)? myself|no point (in )?living)/i.test(
    message,
  );
