export type TestServer = {
  /** Origin of the production server under test. */
  readonly url: string;
  /** Its database, to look at what an answer really did. */
  readonly databaseUrl: string;
  /** Origin of each vendor's stand-in: resend (also the mailbox), twilio, google, stripe, anthropic. */
  readonly standIns: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly pid: number;
  readonly NEXTAUTH_SECRET: string;
  readonly CRON_SECRET: string;
};

/** The server that the global setup started, for tests over HTTP and in the browser. */
export function testServer(): TestServer {
  const facts = process.env.TEST_SERVER;
  if (!facts)
    throw new Error("No server was started: run these tests through their own project (see jest.config.mjs).");
  return JSON.parse(facts) as TestServer;
}
