import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountFormKeyOf, entryOf } from "~/features/money/amount-text";
import { canonicalStakeUrl, readStakeQuery, stakeSearch } from "~/features/staking/stake-query";
import { openStakeQuery } from "~/features/staking/stake-query.server";
import { formatExact } from "~/locales/format";
import { LOCALES, type Locale } from "~/locales/locales";
import type { WayOut } from "~/server/http.server";

const [ko, en, id] = LOCALES;
const DAYS = ["30 days", "90 days", "180 days", "365 days"];
const page = (search: string, locale: Locale = en) =>
  new URL(`https://example.org/${locale.path}/powerzoneCoinStakingWriteStaking${search}`);
const holding = { balanceRaw: 12_345_678_901n, decimals: 9 };
const visitor = { balanceRaw: null, decimals: 9 };

/** What a loader throws as its answer. */
function thrownBy(act: () => unknown): Response {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error("nothing was thrown");
}

test("the address keeps term and amount", () => {
  const { termDays, amount, hasAmount } = readStakeQuery(page(stakeSearch(180, 12_500_000_000n, 9)), en, 9);
  expect({ termDays, hasAmount, ...amount }).toMatchObject({
    termDays: 180,
    hasAmount: true,
    typed: "12.5",
    raw: 12_500_000_000n,
  });
  expect(readStakeQuery(page(""), en, 9)).toMatchObject({ termDays: 90, hasAmount: false, amount: { fault: null } });
});

describe("an amount that the site would not have written into an address", () => {
  test.each([
    "1,5",
    "20,500",
    "20.500",
    "1.0",
    "007",
    "1e9",
    "-1",
    "+1",
    " 1",
    "１",
    "",
    "ten",
    "99999999999999999999999",
    "0.0000000001",
  ])("is refused and not guessed (%j)", (written) => {
    for (const locale of LOCALES) {
      const search = `?${new URLSearchParams({ term: "30", amount: written })}`;
      const { amount } = readStakeQuery(page(search, locale), locale, 9);
      expect(amount).toMatchObject({ raw: null, typed: "", fault: "NotCanonical" });
    }
  });

  test("is refused if there are two of them", () => {
    expect(readStakeQuery(page("?amount=1&amount=2"), en, 9).amount.fault).toBe("NotCanonical");
  });
});

describe("a term that does not exist", () => {
  test.each(["91", "0", "-30", "30.0", "030", "1e2", "", "abc", "90 "])("is answered with a 404 (%j)", (term) => {
    for (const locale of LOCALES) {
      const url = page(`?${new URLSearchParams({ term, amount: "5" })}`, locale);
      expect(thrownBy(() => openStakeQuery(url, locale, visitor)).status).toBe(404);
    }
  });

  test("is answered with the terms that there are, in the language of the page", async () => {
    for (const locale of LOCALES) {
      const answer = thrownBy(() => openStakeQuery(page("?term=91", locale), locale, visitor));
      const { error } = (await answer.json()) as { error: { message: string; instead: WayOut[] } };
      for (const days of ["30", "90", "180", "365"]) expect(error.message).toContain(days);
      const ways = {
        ko: ["30일", "90일", "180일", "365일"],
        en: DAYS,
        id: ["30\u00a0hari", "90\u00a0hari", "180\u00a0hari", "365\u00a0hari"],
      };
      expect(error.instead.map(({ label }) => label)).toEqual(ways[locale.code]);
    }
  });

  test("is answered with links that keep the amount and lead to screens that exist", async () => {
    const answer = thrownBy(() => openStakeQuery(page("?term=91&amount=12.5"), en, visitor));
    const { error } = (await answer.json()) as { error: { instead: WayOut[] } };
    const here = "/eng/powerzoneCoinStakingWriteStaking";
    expect(error.instead.map(({ href }) => href)).toEqual(
      [30, 90, 180, 365].map((d) => `${here}?term=${d}&amount=12.5`),
    );
    for (const { href } of error.instead) {
      const opened = openStakeQuery(new URL(href, "https://example.org"), en, visitor);
      expect(opened.amount.raw).toBe(12_500_000_000n);
    }
  });

  test("is answered with a 404 as well if two terms are named", () => {
    expect(thrownBy(() => openStakeQuery(page("?term=30&term=90"), en, visitor)).status).toBe(404);
  });
});

describe("a form that was sent without JavaScript", () => {
  test("is redirected to the canonical address, read in the language it was typed in and no other", () => {
    const typed = { en: "1,000.5", ko: "1,000.5", id: "1.000,5" };
    for (const writer of LOCALES) {
      for (const reader of LOCALES) {
        const search = `?${new URLSearchParams({ term: "30", typedIn: writer.path, typed: typed[writer.code] })}`;
        expect(canonicalStakeUrl(page(search, reader), holding)).toBe(
          `/${reader.path}/powerzoneCoinStakingWriteStaking?term=30&amount=1000.5`,
        );
      }
    }
    expect(canonicalStakeUrl(page("?term=30&amount=5"), holding)).toBeNull();
  });

  test("shows a text that could not be read again, with the reason, and only in its own language", () => {
    const url = page("?term=30&typedIn=eng&typed=1%2C5");
    expect(canonicalStakeUrl(url, holding)).toBeNull();
    expect(readStakeQuery(url, en, 9).amount).toMatchObject({ typed: "1,5", raw: null, fault: "WrongMarks" });
    expect(readStakeQuery(url, id, 9).amount).toMatchObject({ typed: "", raw: null });
  });

  test("is refused where it does not say in which language it was typed", () => {
    for (const search of ["?typed=20.500", "?typed=20.500&typedIn=fra", "?typed=20.500&typedIn="]) {
      expect(canonicalStakeUrl(page(search), holding)).toBeNull();
      expect(readStakeQuery(page(search), en, 9).amount).toMatchObject({ raw: null, fault: "NotCanonical" });
    }
  });

  test("takes a share of the balance, rounded down", () => {
    expect(canonicalStakeUrl(page("?term=30&typed=&share=10"), holding)).toContain("amount=1.23456789");
    expect(canonicalStakeUrl(page("?term=30&typedIn=eng&typed=7&share=100"), holding)).toContain("amount=12.345678901");
  });

  test("keeps what was typed if no button has that share, or if the balance is unknown", () => {
    const search = "?term=30&typedIn=eng&typed=7&share=";
    expect(canonicalStakeUrl(page(`${search}1000`), holding)).toContain("amount=7");
    expect(canonicalStakeUrl(page(`${search}50`), visitor)).toContain("amount=7");
  });
});

test("any amount survives any walk through languages and screens, to the base unit", () => {
  const anyRaw = fc.bigInt(1n, 2n ** 64n - 1n);
  const anyLocale = fc.constantFrom(...LOCALES);
  const anySteps = fc.array(fc.record({ locale: anyLocale, step: fc.constantFrom("switch", "send", "link") }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyRaw, fc.integer({ min: 0, max: 9 }), anyLocale, anySteps, (raw, decimals, first, steps) => {
      const typed = formatExact(first, raw, decimals);
      const sent = { term: "30", typedIn: first.path, typed };
      let url = page(`?${new URLSearchParams(sent)}`, first);
      for (const { locale, step } of steps) {
        const moved = url.pathname.replace(/^\/[^/]*/, `/${locale.path}`) + url.search;
        url = new URL(moved, url);
        if (step === "switch") continue;
        // the loader of that language either redirects to the canonical address or reads it
        const canonical = canonicalStakeUrl(url, { balanceRaw: null, decimals });
        if (canonical) url = new URL(canonical, url);
        const { amount } = readStakeQuery(url, locale, decimals);
        expect(amount.raw).toBe(raw);
        // "send" submits the form as it is, without JavaScript; "link" follows Next, with it
        const search =
          step === "send"
            ? `?${new URLSearchParams({ term: "30", typedIn: locale.path, typed: amount.typed })}`
            : stakeSearch(30, amount.raw, decimals);
        url = page(search, locale);
      }
      const last = steps.at(-1)?.locale ?? first;
      expect(readStakeQuery(url, last, decimals).amount.raw).toBe(raw);
    }),
  );
});

test("a form does not start over in another language, so that what was typed in it stays", () => {
  const keys = [ko, en, id].map((locale) =>
    amountFormKeyOf({ termDays: 30, amount: entryOf(locale, 20_500_000_000n, 9) }),
  );
  expect(new Set(keys).size).toBe(1);
});
