import { systemChance, uuidV7 } from "@/lib/adapters/system/chance";
import { isId } from "@/lib/core/kernel/id";

describe("ids", () => {
  test("the example of RFC 9562, appendix A.6", () => {
    const noise = Buffer.from("0cc318c4dc0c0c07398f", "hex");
    expect(uuidV7(0x017f22e279b0, noise)).toBe("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
  });

  test("are ids, all different, and sort by time", () => {
    const ids = Array.from({ length: 1_000 }, () => systemChance.id());
    expect(ids.every(isId)).toBe(true);
    expect(new Set(ids).size).toBe(1_000);
    expect(uuidV7(1_000, Buffer.alloc(10, 0xff)) < uuidV7(1_001, Buffer.alloc(10, 0))).toBe(true);
  });
});

test("a secret has the asked number of bytes, in hex", () => {
  expect(systemChance.secret(32)).toMatch(/^[0-9a-f]{64}$/);
  expect(systemChance.secret(32)).not.toBe(systemChance.secret(32));
});
