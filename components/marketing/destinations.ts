/** Where the public pages lead (spec 1 §2 "Navigation targets"). */
export const destinations = {
  home: "/",
  showcase: "/coach-showcase",
  pricing: "/pricing",
  dashboard: "/dashboard",
  trial: "/auth/login?context=trial",
  signup: "/auth/login?context=signup",
  coach: (key: string) => `/coach-showcase?coach=${key}`,
  goal: (id: string) => `/goal-setup?goal=${id}`,
} as const;
