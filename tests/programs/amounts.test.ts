import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountToDecimal, parseAmount, parseWrittenAmount } from "~programs/amounts.ts";

describe("a written amount", () => {
  it.each([
    ["0", 9, 0n],
    ["1000.5", 6, 1_000_500_000n],
    ["007", 0, 7n],
    ["0.000000001", 9, 1n],
    ["18446744073.709551615", 9, 2n ** 64n - 1n],
  ])("%s of a coin with %i decimals is %i base units", (text, decimals, raw) => {
    expect(parseAmount(text, decimals)).toBe(raw);
  });

  it.each([
    // five tenths to some readers, five to others, so it must not be guessed
    ["0,5", "NotAnAmount"],
    ["1,000", "NotAnAmount"],
    ["1.000,5", "NotAnAmount"],
    ["", "NotAnAmount"],
    [".5", "NotAnAmount"],
    ["5.", "NotAnAmount"],
    ["-5", "NotAnAmount"],
    ["1e3", "NotAnAmount"],
    [" 5", "NotAnAmount"],
    ["１", "NotAnAmount"],
    ["1.0000000001", "TooManyDecimals"],
    ["18446744073.709551616", "TooLarge"],
  ])("%j is not an amount: %s", (text, fault) => {
    expect(parseAmount(text, 9)).toBe(fault);
  });

  it.each(["20.500", "1.234", "999.999", "1.000"])("%s in a file or a command can be read in two ways", (text) => {
    expect(parseWrittenAmount(text, 9)).toBe("TwoReadings");
    expect(parseAmount(text, 9)).toBeTypeOf("bigint");
  });

  it.each([
    ["20500", 20_500_000n],
    ["20.5", 20_500n],
    ["20.5340", 20_534n],
    ["020.534", 20_534n],
    ["0.001", 1n],
    ["1000.500", 1_000_500n],
    ["1.0000", 1_000n],
  ])("%s in a file or a command can be read in one way", (text, raw) => {
    expect(parseWrittenAmount(text, 4)).toBe(raw * 10n);
  });

  it("is read as what was written out", () => {
    const amounts = fc.tuple(fc.bigInt(0n, 2n ** 64n - 1n), fc.integer({ min: 0, max: 18 }));
    fc.assert(
      fc.property(amounts, ([raw, decimals]) => {
        const text = amountToDecimal(raw, decimals);
        expect(text).not.toMatch(/\.\d*0$|\.$/);
        expect(parseAmount(text, decimals)).toBe(raw);
        if (raw > 0n) expect(amountToDecimal(-raw, decimals)).toBe(`-${text}`);
      }),
    );
  });
});
