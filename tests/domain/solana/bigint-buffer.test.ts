import { AccountLayout } from "@solana/spl-token";
import { toBigIntBE, toBigIntLE, toBufferBE, toBufferLE } from "bigint-buffer";
import { describe, expect, it } from "vitest";
import lockFile from "../../../package-lock.json?raw";

/** Value, width, highest byte first, lowest byte first: written down from what bigint-buffer 1.1.5 answers. */
const ANSWERS_OF_THE_ORIGINAL = [
  [0n, 1, "00", "00"],
  [0n, 8, "0000000000000000", "0000000000000000"],
  [1n, 3, "000001", "010000"],
  [255n, 1, "ff", "ff"],
  [256n, 3, "000100", "000100"],
  [72623859790382856n, 8, "0102030405060708", "0807060504030201"],
  [9223372036854775808n, 8, "8000000000000000", "0000000000000080"],
  [18446744073709551615n, 8, "ffffffffffffffff", "ffffffffffffffff"],
  [18446744073709551615n, 16, "0000000000000000ffffffffffffffff", "ffffffffffffffff0000000000000000"],
  [1512366075204170929049582354406559215n, 16, "0123456789abcdef0123456789abcdef", "efcdab8967452301efcdab8967452301"],
  [
    57896044618658097711785492504343953926634992332820282019728792003956564819975n,
    32,
    "8000000000000000000000000000000000000000000000000000000000000007",
    "0700000000000000000000000000000000000000000000000000000000000080",
  ],
] as const;

describe("our replacement for bigint-buffer", () => {
  it.each(ANSWERS_OF_THE_ORIGINAL)(
    "writes and reads %s in %s bytes as the original does",
    (value, width, big, little) => {
      expect(hexOf(toBufferBE(value, width))).toBe(big);
      expect(hexOf(toBufferLE(value, width))).toBe(little);
      expect(toBigIntBE(bytesOf(big))).toBe(value);
      expect(toBigIntLE(bytesOf(little))).toBe(value);
    },
  );

  it("reads no bytes as zero, and leaves the bytes that it reads as they are", () => {
    expect(toBigIntBE(new Uint8Array())).toBe(0n);
    const bytes = Uint8Array.of(1, 2);
    expect(toBigIntLE(bytes)).toBe(513n);
    expect([...bytes]).toEqual([1, 2]);
  });

  it.each([
    [2n ** 64n, 8],
    [256n, 1],
    [-1n, 8],
  ])("refuses %s in %s bytes, which the original cuts without a word", (value, width) => {
    expect(() => toBufferLE(value, width)).toThrow(RangeError);
    expect(() => toBufferBE(value, width)).toThrow(RangeError);
  });

  it("is what the token library uses to read amounts", () => {
    const data = new Uint8Array(AccountLayout.span);
    data.set([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f], 64);
    expect(AccountLayout.decode(data).amount).toBe(2n ** 63n - 1n);
  });

  it("is the only package of its name in the lock file, which has no native bindings", () => {
    const { packages } = JSON.parse(lockFile) as { packages: Record<string, { resolved?: string }> };
    const folders = Object.keys(packages).filter((folder) => /(^|\/)(bigint-buffer|bindings)$/.test(folder));
    expect(folders).toEqual(["node_modules/bigint-buffer"]);
    expect(packages["node_modules/bigint-buffer"]?.resolved).toBe("tools/plain-bigint-buffer");
  });
});

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
