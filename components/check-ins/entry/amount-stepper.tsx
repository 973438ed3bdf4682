"use client";

import { Minus, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { FieldWires } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type AmountStepperProps = {
  wires: FieldWires;
  value: string;
  step: number;
  unit: string;
  onChange: (value: string) => void;
};

/** An amount with a step down and a step up; what is typed stands as typed. */
export function AmountStepper({ wires, value, step, unit, onChange }: AmountStepperProps) {
  const move = (by: number) => {
    const next = Math.round(((Number(value) || 0) + by) * 100) / 100;
    onChange(String(next));
  };
  return (
    <div className="flex items-center gap-2">
      <Button variant="outline" size="icon" aria-label={`Less ${unit}`} onClick={() => move(-step)}>
        <Minus aria-hidden />
      </Button>
      <Input
        {...wires}
        inputMode="decimal"
        autoComplete="off"
        className="min-w-0 flex-1 text-center font-display text-xl font-bold tabular-nums"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button variant="outline" size="icon" aria-label={`More ${unit}`} onClick={() => move(step)}>
        <Plus aria-hidden />
      </Button>
    </div>
  );
}

/** What was typed as a number of at most two decimals: "1,5" and "1.5" alike; null when it is none. */
export function readAmount(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^(-?\d+),(\d{1,2})$/, "$1.$2")
    .replace(/(\d),(?=\d{3}\b)/g, "$1");
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
