"use client";

import { ArrowLeftRight, Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast-board";
import { switchCoach } from "@/lib/client/goals";
import type { CoachFace } from "@/lib/core/coaches/chat/face";
import { SWITCH_REASONS } from "@/lib/core/goals/coach-switch";

/** Another coach for the same goal: progress and history stay (spec 1 §4, §5). */
export function SwitchDialog({
  goalId,
  face,
  faces,
}: {
  goalId: string;
  face: CoachFace;
  faces: readonly CoachFace[];
}) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const [isPending, setIsPending] = useState(false);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return;
    setIsPending(true);
    const outcome = await switchCoach(goalId, chosen, reason || undefined).then(
      ({ message }) => ({ title: "Coach switched", description: message, variant: "success" as const }),
      (fault: unknown) => ({
        title: "Failed to switch coach",
        description: (fault instanceof Error && fault.message) || "Please try again later.",
        variant: "destructive" as const,
      }),
    );
    setIsPending(false);
    toast(outcome);
    if (outcome.variant === "destructive") return;
    setIsOpen(false);
    router.refresh();
  };

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm" className="max-sm:size-9 max-sm:px-0" aria-label="Switch">
          <ArrowLeftRight aria-hidden />
          <span className="max-sm:sr-only">Switch</span>
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Switch your coach</DialogTitle>
          <DialogDescription>
            Your progress and your conversation stay; the new coach reads up on both.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={change} className="grid gap-4">
          <fieldset className="grid gap-2">
            <legend className="sr-only">New coach</legend>
            {faces
              .filter(({ id }) => id !== face.id)
              .map(({ id, key, name, style }) => (
                <label
                  key={id}
                  data-coach={key}
                  className="flex items-center gap-3 rounded-lg border-[1.5px] border-line bg-surface p-2.5 transition-colors duration-150 hover:border-coach has-checked:border-coach has-checked:bg-coach-bubble has-focus-visible:outline-3 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name="coach"
                    value={id}
                    checked={chosen === id}
                    onChange={() => setChosen(id)}
                    className="peer sr-only"
                  />
                  <CoachPortrait coachKey={key} size={44} still className="rounded-full bg-coach-bubble" />
                  <span className="grid flex-1 leading-tight">
                    <span className="font-bold">{name}</span>
                    <span className="text-sm text-ink-muted">{style}</span>
                  </span>
                  <Check aria-hidden className="size-5 text-coach opacity-0 peer-checked:opacity-100" />
                </label>
              ))}
          </fieldset>
          <Field label="Why (optional)">
            {(wires) => (
              <Select {...wires} value={reason} onChange={(event) => setReason(event.target.value)}>
                <option value="">No particular reason</option>
                {Object.entries(SWITCH_REASONS).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" pending={isPending} disabled={chosen === null}>
              Switch coach
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
