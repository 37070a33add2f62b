import fc from "fast-check";
import { getAddress } from "viem";
import { expect, test } from "vitest";
import { toEip55 } from "~/wallet/.client/connectors/eip55";

test("an EVM address is spelled as viem spells it, from whatever case", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.boolean(), (bytes, isUpper) => {
      const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      const address = `0x${isUpper ? digits.toUpperCase() : digits}` as const;
      expect(toEip55(address)).toBe(getAddress(address.toLowerCase()));
    }),
    { seed: 59, numRuns: 200 },
  );
});

test.each(["0x", "0x12", `0x${"g".repeat(40)}`, `${"0".repeat(42)}`, "", null, undefined, 5, {}, ["0x"]])(
  "what is no EVM address has no spelling: %s",
  (value) => {
    expect(toEip55(value)).toBeNull();
  },
);
