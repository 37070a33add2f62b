import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeClaimProblem, shownClaimProblem } from "~/features/money/amount-problem";
import { enterAmount, entryIn, entryOf, readTyped } from "~/features/money/amount-text";
import { formatExact } from "~/locales/format";
import { LOCALES, type Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { amountToDecimal } from "~programs/amounts";

const [ko, en, id] = LOCALES;
const COIN = 1_000_000_000n;

/** How a text is read, for a coin with nine decimals: as a decimal, or as the fault. */
function read(locale: Locale, typed: string): string {
  const reading = readTyped(locale, typed, 9);
  return typeof reading === "bigint" ? amountToDecimal(reading, 9) : reading;
}

describe("what would be another amount in another language", () => {
  test.each([
    [en, "0,001"],
    [ko, "0,001"],
    [en, "00,001"],
    [en, "1,5"],
    [ko, "12,00"],
    [en, "1,2345"],
    [en, "1,234,56"],
    [en, ",5"],
    [en, "1.234,5"],
    [en, "1.234.567"],
    [id, "1.5"],
    [id, "0.001"],
    [id, ".5"],
    [id, "1,234.5"],
    [id, "1,234,567"],
    [en, "1,234 567"],
    [en, "1 2"],
    [en, "1 2345"],
    [en, "1'5"],
    [en, "1.5 5"],
  ])("is refused (%j)", (locale, typed) => {
    expect(read(locale as Locale, typed as string)).toBe("WrongMarks");
  });
});

test.each(["-1", "+1", "1e3", "0x10", ".", ",", "'", "NaN", "١٢", "1/2", "½", "5 SCG", "20k", "2만", "1\u0000"])(
  "%j is no amount in English",
  (typed) => {
    expect(read(en, typed)).toBe("NotAnAmount");
  },
);

test("a comma groups digits in English and Korean and begins the decimals in Indonesian", () => {
  for (const locale of [en, ko]) {
    expect(read(locale, "12,000")).toBe("12000");
    expect(read(locale, "1,234")).toBe("1234");
    expect(read(locale, "1.234")).toBe("1.234");
    expect(read(locale, "1,234,567.5")).toBe("1234567.5");
  }
  expect(read(id, "12.000")).toBe("12000");
  expect(read(id, "1.234")).toBe("1234");
  expect(read(id, "1,234")).toBe("1.234");
  expect(read(id, "1.234.567,5")).toBe("1234567.5");
});

test("habits that have one meaning are read: a mark at either end, full-width characters, spaces and apostrophes between groups", () => {
  expect(read(en, ".5")).toBe("0.5");
  expect(read(id, ",5")).toBe("0.5");
  expect(read(en, "5.")).toBe("5");
  expect(read(en, "007")).toBe("7");
  expect(read(ko, "１００")).toBe("100");
  expect(read(ko, "１，２３４．５")).toBe("1234.5");
  expect(read(id, "１．２３４，５")).toBe("1234.5");
  for (const space of [" ", "\u00a0", "\u202f", "\u2009", "\u2007", "\u3000"]) {
    expect(read(en, `${space}12${space}000.5${space}`)).toBe("12000.5");
  }
  for (const apostrophe of ["'", "\u2019", "＇"]) expect(read(id, `12${apostrophe}000,5`)).toBe("12000.5");
});

describe("units that Koreans and Indonesians write", () => {
  test.each([
    [ko, "2만", "20000"],
    [ko, "1.5만", "15000"],
    [ko, "2만 5천", "25000"],
    [ko, "2만 500", "20500"],
    [ko, "3억 2만", "300020000"],
    [ko, "５천", "5000"],
    [id, "20 ribu", "20000"],
    [id, "1,5 juta", "1500000"],
    [id, "2jt 500rb", "2500000"],
  ])("are read where they are clear (%s, %s)", (locale, typed, decimal) => {
    expect(read(locale as Locale, typed as string)).toBe(decimal);
  });

  test.each([
    [ko, "2만 5"],
    [ko, "2만 50"],
    [ko, "1.5만 3천"],
    [ko, "2만 15천"],
    [ko, "2만 15000"],
    [ko, "5천 2만"],
    [ko, "만"],
    [ko, "2만만"],
    [ko, "2천만"],
    [id, "2 juta 5"],
    [id, "ribu"],
  ])("are refused where they are not (%s, %s)", (locale, typed) => {
    expect(read(locale as Locale, typed as string)).toBe("UnclearUnit");
  });

  test("are not read in a language that has other units", () => {
    expect(read(en, "2만")).toBe("NotAnAmount");
    expect(read(ko, "20 ribu")).toBe("NotAnAmount");
  });
});

test("more decimals than the coin has and amounts beyond 64 bits are refused, each with its own reason", () => {
  expect(read(en, "0.0000000001")).toBe("TooManyDecimals");
  expect(read(en, "18446744073.709551615")).toBe("18446744073.709551615");
  expect(read(en, "18446744073.709551616")).toBe("TooLarge");
});

const anyAmount = fc.tuple(fc.bigInt(0n, 2n ** 64n - 1n), fc.integer({ min: 0, max: 12 }));
const anyLocale = fc.constantFrom(...LOCALES);

test("an amount that is shown is read again as itself, in its language", () => {
  fc.assert(
    fc.property(anyLocale, anyAmount, (locale, [raw, decimals]) => {
      expect(readTyped(locale, formatExact(locale, raw, decimals), decimals)).toBe(raw);
      expect(readTyped(locale, entryOf(locale, raw, decimals).typed, decimals)).toBe(raw);
    }),
  );
});

test("a text that two languages read differently is never carried from one to the other: the amount is", () => {
  const typedText = fc.stringMatching(/^[0-9]{1,4}([.,][0-9]{1,3}){0,3}$/);
  fc.assert(
    fc.property(typedText, fc.array(anyLocale, { minLength: 1, maxLength: 6 }), (typed, languages) => {
      const [first, ...others] = languages as [Locale, ...Locale[]];
      const entered = enterAmount(first, typed, 9);
      const shown = others.reduce((entry, locale) => entryIn(locale, entry, 9), entered);
      expect(shown.raw).toBe(entered.raw);
      const last = others.at(-1) ?? first;
      if (entered.raw !== null) expect(readTyped(last, shown.typed, 9)).toBe(entered.raw);
      // what could not be read on the page where it was typed is not read on another one either
      else if (others.some(({ code }) => code !== first.code)) expect(shown.typed).toBe("");
    }),
  );
});

test("20.500 typed in English is 20.5 in Indonesian too, and 1.234,5 typed in Indonesian is 1,234.5 in English", () => {
  const inIndonesian = entryIn(id, enterAmount(en, "20.500", 9), 9);
  expect(inIndonesian).toMatchObject({ typed: "20,5", raw: 20_500_000_000n });
  const inEnglish = entryIn(en, enterAmount(id, "1.234,5", 9), 9);
  expect(inEnglish).toMatchObject({ typed: "1234.5", raw: 1_234_500_000_000n });
});

describe("the amount of a claim", () => {
  const problemOf = (locale: Locale, typed: string | null, dueRaw = 2n * COIN) =>
    describeClaimProblem(typed === null ? null : enterAmount(locale, typed, 9), {
      locale,
      texts: textsOf(locale).amountEntry,
      coin: "SCG",
      decimals: 9,
      dueRaw,
      words: { nothingDue: "nothing due", tooMuch: "too much" },
    });

  test("0 is refused as 0 while there is a reward, and not as if there were none", () => {
    for (const locale of LOCALES) {
      expect(problemOf(locale, "0")).toBe(textsOf(locale).amountEntry.zero);
      expect(problemOf(locale, "0", 0n)).toBe("nothing due");
    }
  });

  test("what cannot be read is refused with the reason, in the language of the page", () => {
    expect(problemOf(en, "0,001")).toContain("1,250.5");
    expect(problemOf(id, "0.001")).toContain("1.250,5");
    expect(problemOf(ko, "2만 5")).toBe(textsOf(ko).amountEntry.faults.UnclearUnit.replace("{{example}}", "1,250.5"));
    expect(problemOf(en, "0.0000000001")).toContain("9 decimal places");
  });

  test("an amount up to what is due is taken, and all of it", () => {
    expect(problemOf(en, "2")).toBeNull();
    expect(problemOf(en, null)).toBeNull();
    expect(problemOf(en, "2.000000001")).toBe("too much");
  });

  test("an amount that is too high is reported while it is typed, any other problem only when the claim is requested", () => {
    const shownOf = (typed: string | null, isAsked = false) => {
      const { raw } = enterAmount(en, typed ?? "", 9);
      return shownClaimProblem(problemOf(en, typed), { isAsked, raw, dueRaw: 2n * COIN });
    };
    expect(shownOf("2.000000001")).toBe("too much");
    for (const unfinished of ["", "0", "0.", "1,"]) {
      expect(shownOf(unfinished)).toBeNull();
      expect(shownOf(unfinished, true)).toBe(problemOf(en, unfinished));
    }
    expect(shownOf("2", true)).toBeNull();
    expect(shownOf(null, true)).toBeNull();
  });
});
