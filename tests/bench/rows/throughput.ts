import { interleaved, load } from "../load";
import type { Row } from "../report";
import { settle, type World } from "../world";

/** Requests a second beside the floor's, in the same run (`performance.md`). */
export async function throughput(world: World): Promise<Row[]> {
  const member = await settle(world, "five-goals", 5, 60);
  const rate =
    (url: string, headers = {}) =>
    async () =>
      (await load({ url, headers })).perSecond;
  const measured = await interleaved({
    "static floor": rate(`${world.floor}/`),
    landing: rate(`${world.url}/`),
    "query floor": rate(`${world.floor}/api/one?id=${member.userId}`),
    session: rate(`${world.url}/api/auth/user`, member.headers),
    goals: rate(`${world.url}/api/goals`, member.headers),
    overview: rate(`${world.url}/dashboard`, member.headers),
  });
  const beside = (what: string, value: number, floor: number, least: number): Row => ({
    what,
    measured: `${Math.round(value)}/s, floor ${Math.round(floor)}/s`,
    figure: value / floor,
    must: { atLeast: least },
  });
  return [
    beside("landing page", measured.landing, measured["static floor"], 0.6),
    beside("GET /api/auth/user (the session)", measured.session, measured["query floor"], 0.5),
    beside("GET /api/goals, 5 goals × 60 check-ins", measured.goals, measured["query floor"], 0.5),
    beside("dashboard HTML, the same member", measured.overview, measured["query floor"], 0.25),
  ];
}

/** Five years of daily check-ins against a month's: the goal page. */
export async function longHistory(world: World): Promise<Row[]> {
  const month = await settle(world, "one-month", 1, 30);
  const years = await settle(world, "five-years", 1, 1826);
  const time = (member: typeof month) => async () =>
    (await load({ url: `${world.url}/goals/${member.goalId}`, headers: member.headers, connections: 1 })).p50;
  const measured = await interleaved({ month: time(month), years: time(years) });
  return [
    {
      what: "goal page, 5 years of check-ins against a month",
      measured: `${measured.years.toFixed(1)} ms, ${measured.month.toFixed(1)} ms`,
      figure: measured.years / measured.month,
      must: { atMost: 1.5 },
    },
  ];
}
