"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { CoachChoice, type CoachOption } from "@/components/coaches/coach-choice";
import { PageHeading } from "@/components/layout/page-heading";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { toast } from "@/components/ui/toast-board";
import { createGoal } from "@/lib/client/goals";
import { requestKey } from "@/lib/client/request-key";
import type { LocalDate } from "@/lib/core/kernel/day";
import { GoalLimitDialog, type LimitInfo, limitOf } from "../goal-limit-dialog";
import type { ChosenGoal, TemplateOption } from "./chosen-goal";
import { OwnGoalForm } from "./own-goal-form";
import { TemplateBrowser } from "./template-browser";

type GoalSetupProps = {
  templates: readonly TemplateOption[];
  coaches: readonly CoachOption[];
  today: LocalDate;
  /** What the address asked for: a template, a coach. */
  chosenTemplate: string | null;
  chosenCoach: string | null;
};

/** Choose a goal, then a coach, then begin (spec 1 §4 "Goal creation"). */
export function GoalSetup({ templates, coaches, today, chosenTemplate, chosenCoach }: GoalSetupProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState<ChosenGoal | null>(null);
  const [isPending, setPending] = useState(false);
  const [limit, setLimit] = useState<LimitInfo | null>(null);
  // One goal, one key: pressing again after a lost reply makes no second goal.
  const key = useRef(requestKey());
  const choose = (goal: ChosenGoal) => {
    key.current = requestKey();
    setChosen(goal);
  };

  const create = async (coachId: string) => {
    if (!chosen || isPending) return;
    setPending(true);
    try {
      const { goal } = await createGoal({ ...chosen, coachId, requestKey: key.current });
      toast({
        title: "Goal Created!",
        description: `Your coach is excited to help you achieve: ${goal.title}`,
        variant: "success",
        duration: 4000,
      });
      router.push(`/chat/v2/${goal.id}`);
      router.refresh();
    } catch (error) {
      setPending(false);
      const refused = limitOf(error);
      if (refused) {
        setChosen(null);
        setLimit(refused);
        return;
      }
      toast({
        title: "Error creating goal",
        description: "Please try again or contact support if the problem continues.",
        variant: "destructive",
      });
    }
  };

  return (
    <div className="measure grid gap-8 py-8 md:py-12">
      <PageHeading
        back={{ href: "/dashboard", words: "Back to Dashboard" }}
        title="Choose a Goal"
        subtitle="Start from one that others have kept, or write your own. Your coach comes next."
      />
      <Tabs defaultValue="templates" className="grid gap-6">
        <TabsList className="justify-self-start">
          <TabsTrigger value="templates">Popular goals</TabsTrigger>
          <TabsTrigger value="own">Write my own</TabsTrigger>
        </TabsList>
        <TabsContent value="templates">
          <TemplateBrowser templates={templates} today={today} initial={chosenTemplate} onChoose={choose} />
        </TabsContent>
        <TabsContent value="own">
          <OwnGoalForm today={today} onChoose={choose} />
        </TabsContent>
      </Tabs>
      {chosen && (
        <CoachChoice
          title={chosen.title}
          coaches={coaches}
          suggested={chosenCoach ?? chosen.coachId ?? null}
          isPending={isPending}
          onChoose={(coachId) => void create(coachId)}
          onClose={() => isPending || setChosen(null)}
        />
      )}
      {limit && <GoalLimitDialog info={limit} onClose={() => setLimit(null)} />}
    </div>
  );
}
