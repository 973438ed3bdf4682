"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { amountText } from "@/components/goals/amount-text";
import { toast } from "@/components/ui/toast-board";
import { recordCheckIn, removeCheckIn } from "@/lib/client/check-ins";
import { CallFailure } from "@/lib/client/fetch";
import { requestKey } from "@/lib/client/request-key";
import type { CheckInBody, CheckInReply } from "@/lib/contracts/check-ins";

type Standing = {
  readonly id: string;
  readonly unit: string;
  readonly currentValue: number;
  readonly targetValue: number;
  readonly progressPercent: number;
  readonly hasCheckedInToday: boolean;
  readonly isCompleted: boolean;
};
type Shown = Pick<Standing, "currentValue" | "progressPercent" | "hasCheckedInToday" | "isCompleted">;

/**
 * Checks in at once on screen, then on the server; what the server refuses rolls back and says why. A press has one key
 * for as long as it is tried, so that neither a double click nor a lost reply counts twice (T43).
 */
export function useCheckIn<G extends Standing>(goal: G) {
  const router = useRouter();
  const busy = useRef(false);
  const [isPending, setPending] = useState(false);
  // Holds only as long as the page has not brought newer facts of its own.
  const [ahead, setAhead] = useState<{ readonly of: G; readonly shown: Shown } | null>(null);
  const shown: Shown = ahead?.of === goal ? ahead.shown : goal;

  const press = async (entry: CheckInBody, key = requestKey()): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setPending(true);
    const isToday = entry.date === undefined;
    setAhead({ of: goal, shown: stepped(shown, entry, goal.targetValue, isToday) });
    try {
      const reply = await recordCheckIn(goal.id, { ...entry, idempotencyKey: key });
      setAhead({ of: goal, shown: { ...reply.goal, hasCheckedInToday: shown.hasCheckedInToday || isToday } });
      tell(reply, () => void takeBack(reply.checkIn.id));
      router.refresh();
      return true;
    } catch (error) {
      setAhead(null);
      toast({
        title: "Check-in not saved",
        description: wordsOf(error),
        variant: "destructive",
        action: { label: "Try again", onPress: () => void press(entry, key) },
      });
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  const takeBack = async (id: string) => {
    try {
      await removeCheckIn(id);
      setAhead(null);
      toast({ title: "Taken back" });
    } catch (error) {
      toast({ title: "Not taken back", description: wordsOf(error), variant: "destructive" });
    }
    router.refresh();
  };

  return { shown, isPending, press };
}

function stepped(shown: Shown, { value = 0, status }: CheckInBody, target: number, isToday: boolean): Shown {
  const currentValue = Math.round((shown.currentValue + (status === "skip" ? 0 : value)) * 100) / 100;
  return {
    currentValue,
    progressPercent: Math.floor(Math.min(100, Math.max(0, (currentValue / target) * 100))),
    hasCheckedInToday: shown.hasCheckedInToday || isToday,
    isCompleted: currentValue >= target,
  };
}

function tell({ checkIn, goal, event, milestones }: CheckInReply, onUndo: () => void): void {
  const best = milestones.at(-1);
  const title =
    event === "completed"
      ? "Goal reached!"
      : best
        ? `${best}% of the way!`
        : checkIn.status === "skip"
          ? "Day skipped"
          : "Checked in";
  const added = checkIn.value === 0 ? "" : `${checkIn.value > 0 ? "+" : ""}${amountText(checkIn.value, goal.unit)} · `;
  toast({
    title,
    description: `${added}${amountText(goal.currentValue, goal.unit)} of ${amountText(goal.targetValue, goal.unit)}`,
    variant: "success",
    action: { label: "Undo", onPress: onUndo },
  });
}

/** What a failed call says for people: the server's own words where it had any. */
export function wordsOf(error: unknown): string {
  return (error instanceof CallFailure && error.words) || "Please check your connection and try again.";
}
