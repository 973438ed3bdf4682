import { startTestServer } from "../setup/test-server.mjs";

/** One production server for all journeys; what it returns is run after the last. */
export default async function globalSetup() {
  return startTestServer();
}
