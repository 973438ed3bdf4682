import {
  BookOpen,
  CigaretteOff,
  CreditCard,
  Dumbbell,
  Flower2,
  Footprints,
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
  TrendingUp,
} from "lucide-react";
import type { LandingIcon } from "@/lib/core/goals/landing-tiles";

const icons: Record<LandingIcon, LucideIcon> = {
  BookOpen,
  CigaretteOff,
  CreditCard,
  Dumbbell,
  Flower2,
  Footprints,
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

export function TileIcon({ icon, className }: { icon: LandingIcon; className?: string }) {
  const Icon = icons[icon];
  return <Icon aria-hidden className={className} />;
}
