import { z } from "zod";
import { email, flag, instant, name, zone } from "@/lib/contracts/fields";
import { PASSWORD_MAX } from "@/lib/core/accounts/password";

/** Whether it is a good one is for `core/accounts/password` to say; here only that it can be one at all. */
const password = z
  .string({ error: "Please enter a password." })
  .min(1, "Please enter a password.")
  .max(4 * PASSWORD_MAX, "Password must be at most 200 characters long");

/** Left out by who speaks to the interface of spec 2 §7 by hand; our form always sends it, and `false` is a no. */
const agreement = (complaint: string) => flag.refine((agreed) => agreed, complaint).optional();

export const credentials = z.object({ email, password });

export const registration = z.object({
  email,
  password,
  firstName: name,
  lastName: name,
  acceptTerms: agreement("Please accept the Terms of Use to continue"),
  confirmAge: agreement("Please confirm that you are 13 or older"),
});

export const addressOnly = z.object({ email });

export const codeEntry = z.object({
  email,
  code: z.string({ error: "Code Required" }).trim().min(1, "Code Required").max(40, "A code has 6 characters."),
});

export const newPassword = z.object({
  token: z
    .string({ error: "Invalid reset link" })
    .regex(/^[0-9a-f]{64}$/, "This reset link is invalid or has expired. Please ask for a new one."),
  password,
});

export const zoneChoice = z.object({ timezone: zone });

/** The user (spec 1 §3, spec 2 §3), with the labels of the user dropdown (spec 1 §4). */
export const userView = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(["user", "admin", "super_admin"]),
  isActive: z.boolean(),
  timezone: z.string().nullable(),
  subscriptionPlan: z.enum(["basic", "pro", "unlimited"]).nullable(),
  subscriptionStatus: z.string().nullable(),
  trialStatus: z.string(),
  trialStartDate: instant.nullable(),
  trialDurationDays: z.number(),
  gracePeriodEnd: instant.nullable(),
  totalPoints: z.number(),
  createdAt: instant,
  planLabel: z.string(),
  subscriptionItem: z.string(),
});

/** As it arrives in the browser. */
export type UserView = z.output<typeof userView>;

export const signedIn = z.object({ user: userView, redirectTo: z.string() });
export const registered = z.object({ email: z.string(), requiresVerification: z.literal(true) });
export const said = z.object({ message: z.string() });

/** Of browser navigations: whatever does not fit is left out, for a person cannot mend an address they did not type. */
const given = z.string().max(4000).optional().catch(undefined);
export const googleVisit = z.object({ next: given, moved: given });
export const endedVisit = z.object({ next: given });
export const googleReturn = z.object({
  code: given,
  state: given,
  scope: given,
  iss: given,
  error: given,
  error_description: given,
});
