import { startTestPostgres } from "./postgres.mjs";
import { onTeardown } from "./teardown.mjs";

/** Before the tests that need a database: one PostgreSQL for all of them. */
export default async function setUp() {
  onTeardown((await startTestPostgres()).stop);
}
