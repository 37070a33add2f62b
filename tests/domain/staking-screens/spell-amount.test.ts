import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";

const [ko, en, id] = LOCALES;

test("an amount is spelled without a separator, so that 20,534 and 20.534 cannot be mistaken for one another", () => {
  expect(spellAmount(en, 20_534_000_000_000n, 9)).toBe("20 thousand 534");
  expect(spellAmount(ko, 20_534_000_000_000n, 9)).toBe("2만 534");
  expect(spellAmount(id, 20_534_000_000_000n, 9)).toBe("20 ribu 534");
  expect(spellAmount(en, 20_534_000_000n, 9)).toBe("over 20");
  expect(spellAmount(ko, 20_534_000_000n, 9)).toBe("20 남짓");
  expect(spellAmount(id, 20_534_000_000n, 9)).toBe("lebih dari 20");
});

test("parts that are zero are left out, and of an amount with decimals only the whole part is spelled", () => {
  expect(spellAmount(en, 1_000_000n, 0)).toBe("1 million");
  expect(spellAmount(ko, 100_000_500n, 0)).toBe("1억 500");
  expect(spellAmount(id, 1_234_567n, 3)).toBe("lebih dari 1 ribu 234");
  expect(spellAmount(en, 1_999_999_999_999n, 9)).toBe("over 1 thousand 999");
  expect(spellAmount(en, 2n ** 64n - 1n, 0)).toBe(
    "18 quintillion 446 quadrillion 744 trillion 73 billion 709 million 551 thousand 615",
  );
});

test("what cannot be mistaken is not spelled: less than one, and below 1,000 unless there are three decimals", () => {
  expect(spellAmount(en, 20_500_000_000n, 9)).toBeNull();
  expect(spellAmount(en, 1_972_716_894n, 9)).toBeNull();
  expect(spellAmount(en, 999_000_000_000n, 9)).toBeNull();
  expect(spellAmount(en, 0n, 9)).toBeNull();
  expect(spellAmount(en, 534_000_000n, 9)).toBeNull();
});

test("an amount is never spelled as one that is a thousand times as large, and never with a comma or a point", () => {
  const anyRaw = fc.bigInt(0n, 2n ** 64n - 1n);
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), anyRaw, (locale, raw) => {
      const spelled = spellAmount(locale, raw, 9);
      expect(spelled ?? "").not.toMatch(/[.,]/);
      if (spelled !== null) expect(spelled).not.toBe(spellAmount(locale, raw * 1000n, 9));
    }),
  );
});

test("two whole amounts are spelled alike only if they are the same", () => {
  const anyWhole = fc.bigInt(0n, 2n ** 64n - 1n);
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), anyWhole, anyWhole, (locale, one, other) => {
      const [spelled, again] = [one, other].map((raw) => spellAmount(locale, raw, 0) ?? String(raw));
      expect(spelled === again).toBe(one === other);
    }),
  );
});
