"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { goalDraft } from "@/lib/core/goals/goal-draft";
import { addDays, type LocalDate, UTC } from "@/lib/core/kernel/day";
import { Refusal } from "@/lib/core/kernel/refusal";
import { blankGoal, focusProblem, GoalFields, type GoalForm, inputOf } from "../goal-fields";
import type { ChosenGoal } from "./chosen-goal";

type OwnGoalFormProps = { today: LocalDate; onChoose: (goal: ChosenGoal) => void };

/** A goal written from scratch; what does not fit is named before anything is sent. */
export function OwnGoalForm({ today, onChoose }: OwnGoalFormProps) {
  const [form, setForm] = useState<GoalForm>({ ...blankGoal, deadline: addDays(today, 84) });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const submit = (element: HTMLFormElement) => {
    const input = inputOf(form);
    const found = problemsOf(() =>
      goalDraft(input, { now: new Date(`${today}T12:00:00Z`), zone: UTC, dayStartHour: 0 }),
    );
    setErrors(found);
    focusProblem(element, found);
    if (Object.keys(found).length === 0) onChoose(input);
  };

  return (
    <Card className="max-w-3xl">
      <CardContent>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            submit(event.currentTarget);
          }}
        >
          <GoalFields
            form={form}
            errors={errors}
            onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          />
          <Button type="submit" className="justify-self-start">
            Select This Goal
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

/** Which fields core refuses, and why; none when it takes them all. */
function problemsOf(judge: () => unknown): Readonly<Record<string, string>> {
  try {
    judge();
    return {};
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.detail.fields ?? {};
    throw refusal;
  }
}
