import type { EmailLetter } from "@/lib/core/notifications/letter";

/** Everything the worker knows how to do: one table for who enqueues and who runs. Payloads are plain JSON. */
export type Job =
  | { readonly task: "send_email"; readonly letter: EmailLetter }
  | { readonly task: "begin_password_reset"; readonly email: string }
  | { readonly task: "resend_verification"; readonly email: string }
  | { readonly task: "tidy" };

export type TaskName = Job["task"];
export type Payload<Task extends TaskName> = Extract<Job, { task: Task }>;
