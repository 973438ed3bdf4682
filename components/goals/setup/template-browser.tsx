"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { quickGoal, startingChoice } from "@/lib/core/goals/templates/quick-goal";
import type { LocalDate } from "@/lib/core/kernel/day";
import type { ChosenGoal, TemplateOption } from "./chosen-goal";
import { TemplateOptions } from "./template-options";

type TemplateBrowserProps = {
  templates: readonly TemplateOption[];
  today: LocalDate;
  initial: string | null;
  onChoose: (goal: ChosenGoal) => void;
};

/** The templates; the open one shows its amount and timeframe and the title they make. */
export function TemplateBrowser({ templates, today, initial, onChoose }: TemplateBrowserProps) {
  const [openId, setOpenId] = useState(initial);
  const open = templates.find(({ template }) => template.id === openId)?.template ?? null;
  const [choice, setChoice] = useState(open && startingChoice(open));

  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {templates.map(({ template, mark }) => {
        const isOpen = template.id === openId;
        return (
          <li
            key={template.id}
            className={cn(
              "rounded-lg border-[1.5px] bg-surface shadow-soft transition-colors duration-150",
              isOpen ? "border-accent sm:row-span-3" : "border-line hover:border-line-strong",
            )}
          >
            <button
              type="button"
              aria-expanded={isOpen}
              className="flex w-full items-start gap-4 rounded-lg p-4 text-left"
              onClick={() => {
                setOpenId(isOpen ? null : template.id);
                setChoice(startingChoice(template));
              }}
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
                {mark}
              </span>
              <span className="grid gap-0.5">
                <span className="font-display text-subheading font-bold">{template.title}</span>
                <span className="text-[0.9375rem] text-ink-muted">{template.description}</span>
              </span>
            </button>
            {isOpen && choice && (
              <div className="grid animate-fade gap-4 px-4 pb-4">
                <TemplateOptions template={template} choice={choice} onChange={setChoice} />
                <Button
                  onClick={() => onChoose({ ...quickGoal(template, choice, today), coachId: template.coachMatch })}
                >
                  Select This Goal
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
