import { claimsUnperformedAct } from "@/lib/core/coaches/honesty";

const NOTHING = new Set<never>();
const LOGGED = new Set(["log_check_in" as const]);

describe("claims of a check-in that did not happen are corrected", () => {
  test.each([
    "I've logged your 20 minutes.",
    "I’ve just recorded that for you.",
    "Great run! I logged it.",
    "Logged! See you tomorrow.",
    "Recorded as done. You omitted the amount.",
    "Done and done. It's in the log, Ana.",
    "Your check-in is recorded.",
    "Those 20 minutes are now on the board.",
    "I have marked today as done.",
    "I went ahead and added 20 minutes to your total.",
    "I put that down for today.",
    "I have written it down.",
    "When you asked about it I smiled. I've saved your progress.",
  ])("%s", (text) => {
    expect(claimsUnperformedAct(text, NOTHING)).toContain("nothing was recorded");
    expect(claimsUnperformedAct(text, LOGGED)).toBeNull();
  });
});

describe("claims of acts that nobody can do here are always corrected", () => {
  test.each([
    "I've moved your deadline to March.",
    "I have changed the target to 10 books.",
    "I've set a reminder for 7 pm.",
    "I've scheduled you a check-in for tomorrow.",
    "I'll remind you at seven.",
    "I will text you tomorrow morning.",
    "I emailed you the plan.",
    "Your deadline has been extended.",
    "I've paused your goal until Monday.",
  ])("%s", (text) => {
    expect(claimsUnperformedAct(text, LOGGED)).toContain("nothing was changed");
  });
});

describe("honest replies are left alone", () => {
  test.each([
    "Have you logged it yet?",
    "Shall I say I've logged it?",
    "I haven't logged anything yet.",
    "I can log that for you if you tell me the amount.",
    "Once it's logged, we look at the pace.",
    "If I've recorded that wrongly, tell me.",
    "You logged 20 minutes yesterday.",
    "You said it's in the log, and I trust you.",
    "Hard days are in the plan. I wrote them in myself.",
    "120 dollars are saved by now.",
    "Excellent. Your streak is 5 days.",
    "Nothing is written down yet.",
    "I call it a costume the fear is wearing.",
    "I'll remind you: forty to go.",
    "You can change the deadline in the goal's settings.",
    "I moved a mountain once, one stone at a time.",
    "Set an alarm for seven.",
    "Tell me and I will log it.",
    "",
  ])("%s", (text) => {
    expect(claimsUnperformedAct(text, NOTHING)).toBeNull();
  });
});
