"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-board";
import { CallFailure } from "@/lib/client/fetch";
import { saveGoal } from "@/lib/client/goals";
import { focusProblem, GoalFields, type GoalForm, inputOf } from "../goal-fields";
import { GoalLimitDialog, type LimitInfo, limitOf } from "../goal-limit-dialog";
import { DeleteGoal } from "./delete-goal";

type GoalSettingsProps = { goalId: string; title: string; initial: GoalForm; initialTime: string };

/** The form of a goal's settings (spec 1 §2, §5): what was typed stays whatever the server says. */
export function GoalSettings({ goalId, title, initial, initialTime }: GoalSettingsProps) {
  const router = useRouter();
  const [form, setForm] = useState(initial);
  const [checkInTime, setCheckInTime] = useState(initialTime);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [limit, setLimit] = useState<LimitInfo | null>(null);
  const [isPending, setPending] = useState(false);

  const save = async (element: HTMLFormElement) => {
    const input = inputOf(form);
    const found = missing(form, input.targetValue);
    setErrors(found);
    focusProblem(element, found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await saveGoal(goalId, { ...input, ...(checkInTime !== initialTime && { checkInTime }) });
      toast({ title: "Goal updated", description: "Your changes are saved.", variant: "success" });
      router.push(`/goals/${goalId}`);
      router.refresh();
    } catch (error) {
      setPending(false);
      const refused = limitOf(error);
      if (refused) return setLimit(refused);
      const fields = error instanceof CallFailure ? error.fields : {};
      setErrors(fields);
      focusProblem(element, fields);
      toast({
        title: "Error",
        description: Object.values(fields)[0] ?? "Failed to update goal. Please try again.",
        variant: "destructive",
      });
    }
  };

  return (
    <Card>
      <CardContent>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void save(event.currentTarget);
          }}
        >
          <GoalFields
            form={form}
            errors={errors}
            onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          />
          <Field label="Check-in time" hint="When today starts to need a check-in" error={errors.checkInTime}>
            {(wires) => (
              <Input
                {...wires}
                name="checkInTime"
                type="time"
                className="sm:max-w-48"
                value={checkInTime}
                onChange={(event) => setCheckInTime(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
            <Button type="submit" pending={isPending}>
              Save Changes
            </Button>
            <DeleteGoal goalId={goalId} title={title} />
          </div>
        </form>
        {limit && <GoalLimitDialog info={limit} onClose={() => setLimit(null)} />}
      </CardContent>
    </Card>
  );
}

function missing(form: GoalForm, targetValue: number): Record<string, string> {
  return {
    ...(form.title.trim() === "" && { title: "Title is required." }),
    ...(!Number.isFinite(targetValue) && { targetValue: "Target value is required and must be a number." }),
    ...(form.unit.trim() === "" && { unit: "Unit is required." }),
  };
}
