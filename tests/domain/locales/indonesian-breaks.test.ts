import { describe, expect, test } from "vitest";
import { bindTexts } from "~/locales/bind-texts";
import { INDONESIAN_BINDS } from "~/locales/indonesian-breaks";
import { localeOfCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

describe("a line of Indonesian does not break within", () => {
  test.each([
    ["a foreign word with a prefix", "di-stake, me-mint", "di-|stake, me-|mint"],
    ["a foreign word with an ending", "NFT-mu, reward-nya", "NFT-|mu, reward-|nya"],
    ["a check-in", "Check-in hari ini", "Check-|in hari ini"],
    ["a place in a row", "hari ke-30 dan ke-{{day, number}}", "hari ke-|30 dan ke-|{{day, number}}"],
    ["a figure and its unit", "30 hari dan 7 NFT", "30_hari dan 7_NFT"],
    ["a count and what is counted", "{{count, number}} NFT dipilih", "{{count, number}}_NFT dipilih"],
    ["a number and its sign", "Migrasi No. {{id}}", "Migrasi No._{{id}}"],
  ])("%s", (_, text, joined) => {
    expect(bindTexts(text, INDONESIAN_BINDS)).toBe(joined.replaceAll("|", "\u2060").replaceAll("_", "\u00a0"));
  });
});

test("other hyphens and spaces may break", () => {
  for (const text of ["masing-masing", "SHA-256 biner", "di dompetmu", "30 hadiah"])
    expect(bindTexts(text, INDONESIAN_BINDS)).toBe(text);
});

test("all texts of a tree are joined, except the headings of files", () => {
  const texts = { items: [{ text: "Sudah di-unlock" }], csvColumns: { released: "Sudah di-unlock" } };
  expect(bindTexts(texts, INDONESIAN_BINDS)).toEqual({
    items: [{ text: "Sudah di-\u2060unlock" }],
    csvColumns: { released: "Sudah di-unlock" },
  });
});

test("the texts that the server gives out are joined", () => {
  expect(textsOf(localeOfCode("id")).account.staked).toBe("Di-\u2060stake");
});
