import { annualSavingPercent, GRACE_DAYS, PLANS, TRIAL_DAYS } from "@/lib/core/billing/plans";
import { formatCents } from "@/lib/core/kernel/money";

export type PricingQuestion = { readonly question: string; readonly answer: string };

const { free, basic, pro, unlimited } = PLANS;
const twelveMonths = formatCents(pro.prices.month * 12);

/** Asked under the plans and told to search engines; every number comes from THE plan table (R1). */
export const PRICING_QUESTIONS: readonly PricingQuestion[] = [
  {
    question: "Do I need a card to start?",
    answer: `No. Your free trial lasts ${TRIAL_DAYS} days and begins with your first goal. Without a card it never turns into a paid plan.`,
  },
  {
    question: "What happens when the trial ends?",
    answer: `If you added a card, the plan you chose begins (${basic.name}, if you chose none), and an e-mail the day before says what will be charged. If you did not, you are on the free plan: ${free.goalLimit} active goal and ${free.messagesPerDay} coach messages a day, for as long as you like.`,
  },
  {
    question: "Can I cancel any time?",
    answer:
      "Yes, in your settings, in two clicks. Your plan runs until the end of the period you paid for and then simply stops.",
  },
  {
    question: "What if I don’t like it?",
    answer: "Write to us within 30 days of your first payment and you get all of it back.",
  },
  {
    question: "How much does paying annually save?",
    answer: `${annualSavingPercent("pro")}%. ${pro.name} costs ${formatCents(pro.prices.year)} a year instead of ${twelveMonths} for twelve single months.`,
  },
  {
    question: "What happens to my goals if I move to a smaller plan?",
    answer:
      "Nothing is deleted. You can see, check in, edit and export all of them. Chatting about the ones over your limit waits until you make room or upgrade.",
  },
  {
    question: "What if a payment fails?",
    answer: `You have ${GRACE_DAYS} days to update your payment method, and we remind you. Everything keeps working meanwhile.`,
  },
  {
    question: "Is unlimited really unlimited?",
    answer: `Goals are. For coach messages there is a fair-use limit of ${unlimited.messagesPerDay.toLocaleString("en-US")} a day, which is a message every minute and a half of your waking hours.`,
  },
  {
    question: "Are the coaches real people?",
    answer:
      "No. They are five AI characters, each with a temper and a method of their own. They motivate; they do not replace a doctor, a therapist or a financial adviser.",
  },
];
