import type { Mutation } from "../mutation.ts";

const TYPED = "app/features/money/amount-text.ts";
const QUERY = "app/features/staking/stake-query.ts";
const WRITTEN = "programs-client/amounts.ts";

const OF_TYPED = ["tests/domain/staking-screens/amount-text.test.ts"];
const OF_QUERY = ["tests/domain/staking-screens/stake-query.test.ts"];
const OF_SPELLING = ["tests/domain/staking-screens/spell-amount.test.ts"];
const OF_WRITTEN = ["tests/programs/amounts.test.ts"];

export const amountMutations: Mutation[] = [
  {
    name: "a typed text is read again in the language that the page changes to",
    file: TYPED,
    before: "if (entry.raw !== null) return entryOf(locale, entry.raw, decimals);",
    after: "if (entry.raw !== null) return enterAmount(locale, entry.typed, decimals);",
    tests: OF_TYPED,
  },
  {
    name: "0,001 is read as 1 because a group of digits may begin behind a zero",
    file: TYPED,
    before: "if (!/^[1-9]\\d{0,2}$/.test(first)) return null;",
    after: "if (!/^\\d{1,3}$/.test(first)) return null;",
    tests: OF_TYPED,
  },
  {
    name: "too few digits behind a unit, as in 2만 5, are read as one of two meanings",
    file: TYPED,
    before: "const SHORTEST_REST = 3;",
    after: "const SHORTEST_REST = 1;",
    tests: OF_TYPED,
  },
  {
    name: "an address may have an amount in another form than the site writes",
    file: QUERY,
    before: 'const isCanonical = typeof raw === "bigint" && amountToDecimal(raw, decimals) === amounts[0];',
    after: 'const isCanonical = typeof raw === "bigint";',
    tests: OF_QUERY,
  },
  {
    name: "a form without JavaScript is read though it does not say its language",
    file: QUERY,
    before: 'const language = findLocaleByPath(params.get("typedIn") ?? undefined);',
    after: 'const language = findLocaleByPath(params.get("typedIn") ?? "eng") ?? findLocaleByPath("eng");',
    tests: OF_QUERY,
  },
  {
    name: "an unknown term in an address becomes the usual term",
    file: QUERY,
    before: "(COIN_TERMS_DAYS.find((days) => String(days) === terms[0]) ?? null) : null;",
    after: "(COIN_TERMS_DAYS.find((days) => String(days) === terms[0]) ?? DEFAULT_TERM) : null;",
    tests: OF_QUERY,
  },
  {
    name: "an amount with decimals is spelled as if it were whole",
    file: "app/locales/spell-amount.ts",
    before: "if (raw % unit !== 0n || raw / unit < SPELLED_FROM) return null;",
    after: "if (raw / unit < SPELLED_FROM) return null;",
    tests: OF_SPELLING,
  },
  {
    name: "an amount in a file that can be read in two ways is taken",
    file: WRITTEN,
    before: 'return hasTwoReadings(text) ? "TwoReadings" : parseAmount(text, decimals);',
    after: "return parseAmount(text, decimals);",
    tests: OF_WRITTEN,
  },
  {
    name: "a written amount may have more decimals than the coin",
    file: WRITTEN,
    before: 'if (fraction.length > decimals) return "TooManyDecimals";',
    after: "if (fraction.length > decimals) return BigInt(whole + fraction.slice(0, decimals));",
    tests: OF_WRITTEN,
  },
  {
    name: "an address with an unknown choice shows something else instead of an error",
    file: "app/server/address-params.server.ts",
    before: 'if (!read.success) throw answerError(new AppError("AddressNotUnderstood"), locale, instead);',
    after: "if (!read.success) return schema.parse({}) as never;",
    tests: ["tests/domain/pages/address-params.test.ts"],
  },
];
