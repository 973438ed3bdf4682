/** The one source of "now". Rules take `now` as an argument; use cases read it here once per act. */
export interface Clock {
  now(): Date;
}

/** The one source of chance: new ids (UUID v7, so that they sort by time) and secrets. */
export interface Chance {
  id<T extends string>(): T;
  /** `bytes` random bytes from the system's CSPRNG, hex encoded. */
  secret(bytes: number): string;
}
