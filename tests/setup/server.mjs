import { onTeardown } from "./teardown.mjs";
import { startTestServer } from "./test-server.mjs";

/** Before the tests that knock at the doors: the production server. */
export default async function setUp() {
  onTeardown(await startTestServer());
}
