import type { PrismaClient } from "@/lib/adapters/prisma/generated/client";
import { REQUESTS } from "@/lib/core/coaches/conversation";
import { DAY_MS } from "@/lib/core/kernel/day";
import { DEMO_GOALS } from "./demo-goals";

type Talk = { readonly goal: number; readonly daysAgo: number; readonly lines: readonly string[] };

/** The coach speaks first; then they take turns. */
const TALKS: readonly Talk[] = [
  {
    goal: 0,
    daysAgo: 30,
    lines: [
      "Welcome, Dana. Sixty days is a long river; you only ever cross it here. When is your quiet moment?",
      "Mornings, before anybody else is up. But my head is so loud.",
      "A loud mind is still a mind that sat down. Begin with three breaths and count them. Tomorrow, four.",
      "Did three breaths, then it was suddenly ten minutes.",
      "You see? You did not push the river. Notice what was different this morning, and let it be there again tomorrow.",
    ],
  },
  {
    goal: 1,
    daysAgo: 45,
    lines: [
      "Five thousand dollars, six months. That is $28 a day. I expect the first deposit today, not on Monday.",
      "I get paid on the 1st, can I start then?",
      "You may start properly on the 1st. Today you start at all. Twenty-five dollars. Tell me when it has moved.",
      "Done. 25 moved.",
      "Good. That was a decision, not a mood. Set it up to move by itself every Friday, and report to me.",
    ],
  },
  {
    goal: 2,
    daysAgo: 20,
    lines: [
      "Recruit Dana! Four sessions a week, twelve weeks. No heroics, no excuses. Which days are we training?",
      "Mon, Tue, Thu, Sat. My knee is sore today though.",
      "A sore knee changes the exercise, not the appointment. Upper body today, and if it still hurts in three days you see somebody about it. Understood?",
      "Understood. Rowing it is.",
      "Outstanding. Log it when you are done, then rest like you mean it.",
    ],
  },
];

const id = (talk: number, line: number) => `01940000-0000-7000-8000-0000000${talk + 1}${String(line).padStart(4, "0")}`;

/** A conversation for each open goal: the hidden request for the greeting, the greeting, and what followed. */
export async function seedDemoChats(prisma: PrismaClient, userId: string, now: Date): Promise<void> {
  for (const [index, { goal: place, daysAgo, lines }] of TALKS.entries()) {
    const goal = DEMO_GOALS[place];
    if (!goal) continue;
    const known = await prisma.conversation.findUnique({ where: { goalId: goal.id } });
    if (known) continue;
    const start = now.getTime() - daysAgo * DAY_MS;
    const { id: conversationId } = await prisma.conversation.create({ data: { goalId: goal.id, userId } });
    const { kind, content } = REQUESTS.greeting;
    await prisma.message.createMany({
      data: [{ id: id(index, 0), conversationId, userId, role: "user", kind, content, createdAt: new Date(start) }],
    });
    await prisma.message.createMany({
      data: lines.map((words, line) => ({
        id: id(index, line + 1),
        conversationId,
        userId,
        role: line % 2 === 0 ? ("coach" as const) : ("user" as const),
        coachId: line % 2 === 0 ? goal.coachId : null,
        replyToId: line % 2 === 0 ? id(index, line) : null,
        content: words,
        createdAt: new Date(start + (line + 1) * 45_000),
      })),
    });
    await prisma.notification.createMany({
      skipDuplicates: true,
      data: [
        {
          userId,
          goalId: goal.id,
          coachId: goal.coachId,
          type: "coach_message",
          title: goal.title,
          message: lines.at(-1) ?? "",
          actionUrl: `/chat/v2/${goal.id}`,
          dedupeKey: `demo:coach:${goal.id}`,
          readAt: index === 0 ? null : now,
          createdAt: new Date(start + lines.length * 45_000),
        },
      ],
    });
  }
}
