import { Pool } from "pg";

/**
 * Connections of the worker's own: a long job must not starve requests, nor their short patience cut it. `onError` is
 * told of connections that break, idle or at work; without it they would end the process.
 */
export function workerPool(databaseUrl: string, max: number, onError: (error: Error) => void): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max, connectionTimeoutMillis: 5_000, keepAlive: true });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}
