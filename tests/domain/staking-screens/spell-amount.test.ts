import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";

const [ko, en, id] = LOCALES;

test("a large round amount is spelled as a number of one name, so that nobody has to count its zeros", () => {
  expect(spellAmount(en, 1_000_000n, 0)).toBe("1 million");
  expect(spellAmount(ko, 1_000_000n, 0)).toBe("100만");
  expect(spellAmount(id, 1_000_000n, 0)).toBe("1 juta");
  expect(spellAmount(en, 12_000_000_000_000_000n, 9)).toBe("12 million");
  expect(spellAmount(ko, 12_000_000_000_000_000n, 9)).toBe("1,200만");
  expect(spellAmount(id, 12_000_000_000_000_000n, 9)).toBe("12 juta");
  expect(spellAmount(en, 300_000_000_000n, 0)).toBe("300 billion");
  expect(spellAmount(ko, 300_000_000_000n, 0)).toBe("3,000억");
  expect(spellAmount(id, 300_000_000_000n, 0)).toBe("300 miliar");
});

test("an amount below a million, or one that is not round, is not spelled: its figure is read faster", () => {
  expect(spellAmount(en, 12_001n, 0)).toBeNull();
  expect(spellAmount(ko, 40_006n, 0)).toBeNull();
  expect(spellAmount(id, 500_000n, 0)).toBeNull();
  expect(spellAmount(en, 12_000_001n, 0)).toBeNull();
  expect(spellAmount(en, 1_500_000n, 0)).toBeNull();
  expect(spellAmount(ko, 120_000_000n, 0)).toBeNull();
  expect(spellAmount(en, 12_000_000_500_000_000n, 9)).toBeNull();
  expect(spellAmount(en, 2n ** 64n - 1n, 0)).toBeNull();
  expect(spellAmount(en, 0n, 9)).toBeNull();
});

test("two whole amounts are spelled alike only if they are the same", () => {
  const anyCount = fc.bigInt(0n, 9_999n);
  const anyRound = fc.tuple(anyCount, fc.nat({ max: 15 })).map(([count, zeros]) => count * 10n ** BigInt(zeros));
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), anyRound, anyRound, (locale, one, other) => {
      const [spelled, again] = [one, other].map((raw) => spellAmount(locale, raw, 0) ?? String(raw));
      expect(spelled === again).toBe(one === other);
    }),
  );
});
