import { createElement } from "react";
import { expect, test } from "vitest";
import { confirmContent } from "~/features/drop/confirm-content";
import type { DropDialogProps } from "~/features/drop/drop-content";
import { findLocaleByPath, type LocalePath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { readPart } from "../draw-part";

/** What the question of a gift of 15 USDC says, with a deposit of so many lamports. */
function questionIn(path: LocalePath, depositLamports: string): { title: unknown; lines: string[] } {
  const locale = findLocaleByPath(path)!;
  const { drop, costs } = textsOf(locale);
  const props = {
    frame: { costs },
    texts: drop,
    gift: "15 USDC",
    spelled: null,
    signer: { isReady: true },
    transaction: { start: () => {} },
  } as unknown as DropDialogProps;
  const tried = { feeLamports: "5000", depositLamports, refundLamports: "0", computeUnitLimit: 9_000 };
  const question = { costs: { costs: tried, problem: null, again: () => {} }, isConfirming: true, ask: () => {} };
  const content = confirmContent(props, translateIn(locale), question as never);
  return { title: content.title, lines: readPart(createElement("div", null, content.children, content.actions), path) };
}

test("the question keeps the specification's words, and each answer says that the gift is taken", () => {
  const { title, lines } = questionIn("eng", "2039280");
  expect(title).toBe("Would you like to drop?");
  expect(lines.slice(0, 3)).toEqual([
    "Take 15 USDC? It goes into your wallet, and you can take it once.",
    "Comes into your wallet",
    "15 USDC",
  ]);
  expect(lines[lines.indexOf("Deposit for a new coin account in your wallet") + 1]).toMatch(/^0\.0020 ?SOL$/);
  expect(lines.slice(-2)).toEqual(["No, not now", "Yes, take 15 USDC"]);
  expect(questionIn("kor", "0").lines.slice(-2)).toEqual(["아니요, 나중에요", "예, 15 USDC 받기"]);
  expect(questionIn("idn", "0").lines.slice(-2)).toEqual(["Tidak, nanti saja", "Ya, ambil 15 USDC"]);
});

test("a gift without a deposit says so", () => {
  const { lines } = questionIn("eng", "0");
  expect(lines[lines.indexOf("Deposit for a new coin account in your wallet") + 1]).toBe("none");
});
