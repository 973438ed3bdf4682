"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-board";
import { deleteGoal } from "@/lib/client/goals";

/** Deletes a goal after asking once (spec 1 §4, §8). */
export function DeleteGoal({ goalId, title }: { goalId: string; title: string }) {
  const router = useRouter();
  const [isPending, setPending] = useState(false);

  const leave = () => {
    router.push("/dashboard");
    router.refresh();
  };
  const remove = async () => {
    setPending(true);
    try {
      await deleteGoal(goalId);
      toast({ title: "Goal deleted", description: "Your goal has been successfully deleted." });
      leave();
    } catch (error) {
      if (error instanceof Error && error.message.includes("404")) {
        toast({ title: "Goal already deleted", description: "This goal has already been removed." });
        return leave();
      }
      setPending(false);
      toast({ title: "Error", description: "Failed to delete goal. Please try again.", variant: "destructive" });
    }
  };

  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" className="text-danger-ink" pending={isPending}>
          <Trash2 aria-hidden />
          Delete Goal
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Delete this goal?</AlertDialogTitle>
          <AlertDialogDescription>
            “{title}” goes with its check-ins, its history and its conversation. This cannot be undone.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction onClick={() => void remove()}>Delete Goal</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
