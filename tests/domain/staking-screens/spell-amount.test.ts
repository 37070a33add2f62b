import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount } from "~/locales/format";
import { LOCALES } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";

const [ko, en, id] = LOCALES;

test("an amount is spelled without a separator, so that 20,500 and 20.5 cannot be mistaken for one another", () => {
  expect(spellAmount(en, 20_500_000_000_000n, 9)).toBe("20 thousand 500");
  expect(spellAmount(ko, 20_500_000_000_000n, 9)).toBe("2만 500");
  expect(spellAmount(id, 20_500_000_000_000n, 9)).toBe("20 ribu 500");
  expect(spellAmount(en, 20_500_000_000n, 9)).toBe("20 point 5");
  expect(spellAmount(ko, 20_500_000_000n, 9)).toBe("20 소수점 아래 5");
  expect(spellAmount(id, 20_500_000_000n, 9)).toBe("20 koma 5");
});

test("parts that are zero are left out, and every digit of the rest is there", () => {
  expect(spellAmount(en, 1_000_000n, 0)).toBe("1 million");
  expect(spellAmount(ko, 100_000_500n, 0)).toBe("1억 500");
  expect(spellAmount(id, 1_234_567n, 3)).toBe("1 ribu 234 koma 567");
  expect(spellAmount(en, 1n, 9)).toBe("0 point 000000001");
  expect(spellAmount(en, 2n ** 64n - 1n, 0)).toBe(
    "18 quintillion 446 quadrillion 744 trillion 73 billion 709 million 551 thousand 615",
  );
});

test("a whole number below 1,000 needs no spelling", () => {
  expect(spellAmount(en, 999_000_000_000n, 9)).toBeNull();
  expect(spellAmount(en, 0n, 9)).toBeNull();
});

test("two amounts are spelled alike only if they are the same, and never with a comma or a point", () => {
  const anyRaw = fc.bigInt(0n, 2n ** 64n - 1n);
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), anyRaw, anyRaw, (locale, one, other) => {
      const spelled = spellAmount(locale, one, 9) ?? formatAmount(locale, one, 9);
      expect(spelled).not.toMatch(/[.,]/);
      const again = spellAmount(locale, other, 9) ?? formatAmount(locale, other, 9);
      expect(spelled === again).toBe(one === other);
    }),
  );
});
