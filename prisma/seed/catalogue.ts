import type { Prisma, PrismaClient } from "@/lib/adapters/prisma/generated/client";
import { PAID_PLANS, PLANS, priceName } from "@/lib/core/billing/plans";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { QUICK_START_COUNT, QUICK_TEMPLATES } from "@/lib/core/goals/templates/quick-templates";

/** Categories of both template browsers (spec 1 §3), in their order. */
const CATEGORIES = [
  { id: "health-fitness", name: "Health & Fitness", icon: "HeartPulse" },
  { id: "career-education", name: "Career & Education", icon: "GraduationCap" },
  { id: "personal-growth", name: "Personal Growth", icon: "Sprout" },
  { id: "relationships-family", name: "Relationships & Family", icon: "Users" },
  { id: "financial-goals", name: "Financial Goals", icon: "PiggyBank" },
  { id: "lifestyle", name: "Lifestyle", icon: "Palmtree" },
  { id: "lifestyle-hobbies", name: "Lifestyle & Hobbies", icon: "Palette" },
  { id: "big-life-milestones", name: "Big Life Milestones", icon: "Mountain" },
] as const;

/**
 * What the product cannot be without: coaches, categories, templates, prices. Only what is missing is added, so that
 * it may run at every start and what an operator has edited stays as it is.
 */
export async function seedCatalogue(prisma: PrismaClient): Promise<void> {
  await prisma.coach.createMany({
    skipDuplicates: true,
    data: COACHES.map(({ style, voice, shortName, ...coach }, position) => ({
      ...coach,
      fullName: coach.name,
      personality: `${style}. ${voice.identity}`,
      position,
    })),
  });
  await prisma.goalCategory.createMany({
    skipDuplicates: true,
    data: CATEGORIES.map((category, position) => ({ ...category, position })),
  });
  await prisma.goalTemplate.createMany({
    skipDuplicates: true,
    data: QUICK_TEMPLATES.map(
      ({ category, coachMatch, defaultGoal, titlePattern, customOptions, ...words }, position) => ({
        ...words,
        categoryId: category,
        coachId: coachMatch,
        quickStart: position < QUICK_START_COUNT ? position : null,
        definition: { defaultGoal, titlePattern, customOptions } as unknown as Prisma.InputJsonObject,
        position,
      }),
    ),
  });
  await prisma.planPrice.createMany({
    skipDuplicates: true,
    data: PAID_PLANS.flatMap((plan) =>
      (["month", "year"] as const).map((interval) => ({
        plan,
        interval,
        amountCents: PLANS[plan].prices[interval],
        priceId: priceName(plan, interval),
      })),
    ),
  });
}
