/** Runs once when a server process starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ bootServer }, { watchPeerAddresses }] = await Promise.all([
    import("@/lib/worker/process"),
    import("@/lib/http/peer-address"),
  ]);
  watchPeerAddresses();
  bootServer();
}
