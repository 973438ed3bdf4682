const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** After this long a server counts as well, and the next fall starts from the short pause again. */
const WELL_AFTER_MS = 30_000;

/**
 * Keeps one server running: whenever it ends by itself it is started again, after a pause that doubles while it keeps
 * falling. `start` starts one and resolves when it is ready, to `{ ended, stop }`.
 */
export async function supervise({
  start,
  say,
  pause = (ms) => new Promise((done) => setTimeout(done, ms)),
  now = Date.now,
}) {
  let stopping = false;
  let server = await start();
  let since = now();
  let delay = FIRST_PAUSE_MS;

  const watch = async () => {
    while (!stopping) {
      const how = await server.ended;
      if (stopping) return;
      if (now() - since > WELL_AFTER_MS) delay = FIRST_PAUSE_MS;
      say(`The server ended (${how}); starting it again.`);
      server = await again();
      since = now();
    }
  };
  const again = async () => {
    for (;;) {
      await pause(delay);
      delay = Math.min(delay * 2, LONGEST_PAUSE_MS);
      if (stopping) return server;
      try {
        const next = await start();
        say("The server is back.");
        return next;
      } catch (error) {
        say(error.message);
      }
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping = true;
      await server.stop();
      await watching;
      await server.stop();
    },
  };
}
