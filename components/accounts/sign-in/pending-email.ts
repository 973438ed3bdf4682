/** The address that waits for its code, kept for who opens /verify-email without one in the link (spec 2 §2). */
const KEY = "pendingVerificationEmail";

export const keepPendingEmail = (email: string): void => localStorage.setItem(KEY, email);
export const pendingEmail = (): string | null => localStorage.getItem(KEY);
export const forgetPendingEmail = (): void => localStorage.removeItem(KEY);
