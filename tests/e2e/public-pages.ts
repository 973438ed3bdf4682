/** Every page that a stranger sees; `notThere` is what a member sees of an unknown address. */
export const STATIC_PAGES = [
  "/",
  "/coach-showcase",
  "/pricing",
  "/privacy-policy",
  "/terms-of-use",
  "/cookie-policy",
  "/safety",
] as const;

export const SIGN_IN_PAGES = [
  "/auth/login",
  "/auth/login?context=trial",
  "/auth/login?context=signup",
  "/auth/login?context=login",
  "/login",
  "/verify-email",
  "/verify-email?email=someone%40example.com",
] as const;

/** Says what is wrong and, with scripts, moves on to /login after a while. */
export const RESET_WITHOUT_TOKEN = "/reset-password";
export const NOT_THERE = "/no/such/page";
