import { expect, test } from "vitest";
import { decimalToTyped, typedToDecimal } from "~/components/staking/amount-text";
import { LOCALES } from "~/locales/locales";

const [ko, en, id] = LOCALES;

test("a comma groups in English and Korean", () => {
  for (const locale of [en, ko]) {
    expect(typedToDecimal(locale, "12,000")).toBe("12000");
    expect(typedToDecimal(locale, "1,234,567.5")).toBe("1234567.5");
  }
});

test("a comma divides in Indonesian, and a point groups", () => {
  expect(typedToDecimal(id, "12.000")).toBe("12000");
  expect(typedToDecimal(id, "1.234.567,5")).toBe("1234567.5");
});

test("an amount that would mean another one in another language is refused, never guessed", () => {
  expect(typedToDecimal(en, "1,5")).toBeNull();
  expect(typedToDecimal(ko, "12,00")).toBeNull();
  expect(typedToDecimal(id, "1.5")).toBeNull();
  expect(typedToDecimal(id, "0.001")).toBe("0001");
});

test("what is no amount is refused", () => {
  for (const typed of ["", "-1", "+1", "1e3", "0x10", ".", ",5", "1..2", "1,,000", "NaN", "１２", "1.2.3"]) {
    expect(typedToDecimal(en, typed), typed).toBeNull();
  }
});

test("spaces that a wallet copies along do not matter", () => {
  expect(typedToDecimal(en, " 12 000.5\u00a0")).toBe("12000.5");
});

test("what an address keeps reads the same in every language", () => {
  for (const locale of LOCALES)
    expect(typedToDecimal(locale, decimalToTyped(locale, "1250.000000001"))).toBe("1250.000000001");
});
