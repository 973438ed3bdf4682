import { randomBytes } from "node:crypto";
import type { Chance } from "@/lib/core/kernel/clock";

/** The system's CSPRNG. Ids are UUIDs of version 7: 48 bits of milliseconds first, so that they sort by age. */
export const systemChance: Chance = {
  id: <T extends string>() => uuidV7(Date.now(), randomBytes(10)) as T,
  secret: (bytes) => randomBytes(bytes).toString("hex"),
};

/** RFC 9562 §5.7: 48 bits of time, version 7, 12 random bits, variant 2, 62 random bits. `noise` has ten bytes. */
export function uuidV7(ms: number, noise: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(ms, 0, 6);
  bytes.set(noise, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
