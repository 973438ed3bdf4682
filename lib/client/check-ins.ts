import { api } from "@/lib/client/fetch";
import type { CheckInBody, CheckInPatchBody, CheckInReply, CheckInView } from "@/lib/contracts/check-ins";

export const recordCheckIn = (goalId: string, entry: CheckInBody) =>
  api<CheckInReply>("POST", `/api/goals/${goalId}/check-ins`, entry);

export const changeCheckIn = (id: string, entry: CheckInPatchBody) =>
  api<CheckInReply>("PATCH", `/api/check-ins/${id}`, entry);

export const removeCheckIn = (id: string) => api<CheckInReply>("DELETE", `/api/check-ins/${id}`);

/** Takes back what was removed. */
export const restoreCheckIn = (id: string) => changeCheckIn(id, { removed: false });

export const fetchCheckIns = async (goalId: string, limit: number): Promise<CheckInView[]> =>
  (await api<{ checkIns: CheckInView[] }>("GET", `/api/goals/${goalId}/check-ins?limit=${limit}`)).checkIns;
