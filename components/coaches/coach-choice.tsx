"use client";

import { type ReactNode, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-board";

/** A coach to choose; the portrait is drawn on the server, so that no drawing travels as a program. */
export type CoachOption = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly style: string;
  readonly motto: string;
  readonly portrait: ReactNode;
};

type CoachChoiceProps = {
  /** The goal that wants a coach. */
  title: string;
  coaches: readonly CoachOption[];
  suggested: string | null;
  isPending: boolean;
  onChoose: (coachId: string) => void;
  onClose: () => void;
};

/** The overlay in which a goal gets its coach (spec 1 §2 "Goal creation"). */
export function CoachChoice({ title, coaches, suggested, isPending, onChoose, onClose }: CoachChoiceProps) {
  const [chosen, setChosen] = useState(suggested);
  const submit = () => {
    if (chosen) return onChoose(chosen);
    toast({
      title: "Please select a coach",
      description: "Choose a coaching style that motivates you before starting your journey.",
      variant: "destructive",
    });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Choose your coach</DialogTitle>
          <DialogDescription>{title}</DialogDescription>
        </DialogHeader>
        <CoachRadios name="coach" coaches={coaches} chosen={chosen} suggested={suggested} onChange={setChosen} />
        <DialogFooter>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button pending={isPending} disabled={!chosen} onClick={submit}>
            Create Goal
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

type CoachRadiosProps = {
  name: string;
  coaches: readonly CoachOption[];
  chosen: string | null;
  suggested?: string | null;
  onChange: (coachId: string) => void;
};

export function CoachRadios({ name, coaches, chosen, suggested, onChange }: CoachRadiosProps) {
  return (
    <fieldset className="grid gap-2.5 sm:grid-cols-2">
      <legend className="sr-only">Coach</legend>
      {coaches.map((coach) => (
        <label
          key={coach.id}
          data-coach={coach.key}
          className={cn(
            "flex items-center gap-3 rounded-lg border-[1.5px] p-3 sm:[&:last-of-type:nth-of-type(odd)]:col-span-2 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-focus",
            chosen === coach.id
              ? "border-coach bg-coach-bubble text-coach-ink"
              : "border-line bg-surface hover:border-coach-line",
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === coach.id}
            onChange={() => onChange(coach.id)}
          />
          <span className="shrink-0">{coach.portrait}</span>
          <span className="grid min-w-0 gap-0.5">
            <span className="font-display leading-tight font-bold">{coach.name}</span>
            <span className="text-sm leading-snug">{coach.style}</span>
            {suggested === coach.id && (
              <Badge variant="coach" className="mt-1 justify-self-start bg-coach text-coach-on">
                Good match
              </Badge>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
