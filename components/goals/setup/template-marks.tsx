import {
  Activity,
  BookOpen,
  CigaretteOff,
  CreditCard,
  Dumbbell,
  Flower2,
  Heart,
  Languages,
  Lightbulb,
  type LucideIcon,
  PiggyBank,
  Plane,
  Rocket,
  Salad,
  Scale,
  Sunrise,
  Target,
  TrendingUp,
} from "lucide-react";

const MARKS: Readonly<Record<string, LucideIcon>> = {
  Activity,
  BookOpen,
  CigaretteOff,
  CreditCard,
  Dumbbell,
  Flower2,
  Heart,
  Languages,
  Lightbulb,
  PiggyBank,
  Plane,
  Rocket,
  Salad,
  Scale,
  Sunrise,
  TrendingUp,
};

/** The icon that a template names. */
export function TemplateMark({ icon }: { icon: string }) {
  const Mark = MARKS[icon] ?? Target;
  return <Mark aria-hidden className="size-6" />;
}
