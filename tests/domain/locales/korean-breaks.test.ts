import { describe, expect, test } from "vitest";
import { bindTexts } from "~/locales/bind-texts";
import { KOREAN_BINDS } from "~/locales/korean-breaks";
import { DEFAULT_LOCALE } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

describe("a line of Korean does not break within", () => {
  test.each([
    ["a verb and what says that it can be done", "지금 받을 수 있어요.", "지금 받을_수_있어요."],
    ["a verb and what says that it cannot be done", "볼 수 없는 NFT", "볼_수_없는 NFT"],
    ["a number word and its unit", "지갑에서 한 번만 서명해요", "지갑에서 한_번만 서명해요"],
    ["“about” and a figure", "하루 약 {{amount}}", "하루 약_{{amount}}"],
  ])("%s", (_, text, bound) => {
    expect(bindTexts(text, KOREAN_BINDS)).toBe(bound.replaceAll("_", "\u00a0"));
  });
});

test("words that only look like such a pair stay apart", () => {
  for (const text of ["또한 번호를", "계약 3건", "NFT 수 확인"]) expect(bindTexts(text, KOREAN_BINDS)).toBe(text);
});

test("all texts of a tree are bound, except the headings of files", () => {
  const texts = { items: [{ text: "볼 수 있어요" }], csvColumns: { due: "받을 수 있는 수량" } };
  expect(bindTexts(texts, KOREAN_BINDS)).toEqual({
    items: [{ text: "볼\u00a0수\u00a0있어요" }],
    csvColumns: { due: "받을 수 있는 수량" },
  });
});

test("the texts that the server gives out are bound", () => {
  expect(textsOf(DEFAULT_LOCALE).myPage.lead).toContain("볼\u00a0수\u00a0있어요");
});
