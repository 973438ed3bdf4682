"use client";

import { useEffect } from "react";
import { memberGlimpse } from "@/lib/client/member-glimpse";

/**
 * Public pages are static and look signed out. This tells `<html>` who is really there: `data-member`, and `data-enrolled`
 * for one who has a plan or a trial. `forVisitors`, `forMembers` and `forNewcomers` dress what depends on it.
 */
export function MemberMark() {
  useEffect(() => {
    const leaving = new AbortController();
    const marks = document.documentElement.dataset;
    memberGlimpse(leaving.signal).then((member) => {
      if (!member || leaving.signal.aborted) return;
      marks.member = "";
      if (member.subscriptionPlan || (member.trialStatus ?? "not_started") !== "not_started") marks.enrolled = "";
    });
    return () => {
      leaving.abort();
      delete marks.member;
      delete marks.enrolled;
    };
  }, []);
  return null;
}
