import { api } from "@/lib/client/fetch";
import type { UserView } from "@/lib/contracts/accounts";

/** The calls of spec 2 §7 around signing in; each throws a `CallFailure` that carries the server's words. */
export type SignedIn = { readonly user: UserView; readonly redirectTo: string };
export type Registration = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly acceptTerms: boolean;
  readonly confirmAge: boolean;
};

export const signIn = (email: string, password: string) =>
  api<SignedIn>("POST", "/api/auth/login", { email, password });
export const register = (given: Registration) =>
  api<{ email: string; requiresVerification: true }>("POST", "/api/auth/register", given);
export const verifyCode = (email: string, code: string) =>
  api<SignedIn>("POST", "/api/auth/verify-code", { email, code });
export const resendVerification = (email: string) => api<unknown>("POST", "/api/auth/resend-verification", { email });
export const forgotPassword = (email: string) => api<unknown>("POST", "/api/auth/forgot-password", { email });
export const resetPassword = (token: string, password: string) =>
  api<unknown>("POST", "/api/auth/reset-password", { token, password });
export const changeZone = (timezone: string) => api<UserView>("PATCH", "/api/auth/user/timezone", { timezone });

/** Signs out; whatever goes wrong is ignored (spec 1 §4), and nothing of before is left in the browser. */
export async function signOut(): Promise<void> {
  await api<void>("POST", "/api/auth/logout").catch(() => undefined);
  localStorage.removeItem("authToken");
  location.assign("/");
}
