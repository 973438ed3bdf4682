"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast-board";
import { CallFailure } from "@/lib/client/fetch";
import { switchCoach } from "@/lib/client/goals";
import { SWITCH_REASONS } from "@/lib/core/goals/coach-switch";
import { type CoachOption, CoachRadios } from "./coach-choice";

type SwitchCoachProps = {
  goalId: string;
  currentCoachId: string | null;
  coaches: readonly CoachOption[];
  onSwitched?: () => void;
};

/** Changes the coach of a goal; a newly chosen one is required, the reason is not (spec 1 §5). */
export function SwitchCoach({ goalId, currentCoachId, coaches, onSwitched }: SwitchCoachProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState(currentCoachId);
  const [reason, setReason] = useState("");
  const [isPending, setPending] = useState(false);

  const submit = async () => {
    if (!chosen || chosen === currentCoachId) return;
    setPending(true);
    try {
      const { message } = await switchCoach(goalId, chosen, reason || undefined);
      toast({ title: "Coach switched", description: message, variant: "success", duration: 5000 });
      onSwitched?.();
      router.refresh();
    } catch (error) {
      const words = error instanceof CallFailure ? error.words : undefined;
      toast({
        title: "Failed to switch coach",
        description: words ?? "Please try again later.",
        variant: "destructive",
      });
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="grid gap-5">
      <CoachRadios name={`switch-${goalId}`} coaches={coaches} chosen={chosen} onChange={setChosen} />
      <Field label="Reason" hint="Optional: it helps your new coach.">
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
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={isPending}
        disabled={!chosen || chosen === currentCoachId}
        onClick={() => void submit()}
      >
        Switch Coach
      </Button>
    </div>
  );
}
