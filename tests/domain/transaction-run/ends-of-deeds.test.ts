import { createElement } from "react";
import { expect, test } from "vitest";
import type { DropDialogProps } from "~/features/drop/drop-content";
import { doneContent } from "~/features/drop/outcome-content";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { TransactionDialog, type TransactionDialogProps } from "~/transactions/transaction-dialog";
import { drawPart } from "../draw-part";

test.each(LOCALES)(
  "in $code, every deed that succeeded ends with one word, and one that failed with another",
  (locale) => {
    const { claim, drop, migration, staking, transactionProgress, vesting } = textsOf(locale);
    const { ok, close } = claim;
    const handOver = vesting.own.handOver.dialog;
    expect([transactionProgress.batch.ok, drop.doneDialog.ok, migration.end.done, handOver.ok]).toEqual(
      Array(4).fill(ok),
    );
    expect([transactionProgress.batch.close, drop.giftDialog.close, migration.end.close, handOver.close]).toEqual(
      Array(4).fill(close),
    );
    // it leads to a page, which it names as the end of a stake does
    expect(staking.unstakeComplete.ok).toBe(`${ok} · ${staking.stakeComplete.confirm}`);
  },
);

const english = textsOf(LOCALES[1]);
/** The look of each button of a modal's end, by its words. */
const looksOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/class="button button-(\w+)[^"]*"[^>]*>([^<]+)</g)].map(([, look, words]) => [words, look]),
  );

test("a claim that succeeded ends with a loud button, like a batch", () => {
  const props = {
    id: "claim",
    frame: { progress: english.transactionProgress },
    words: { title: "Claim", close: "Close", submit: "Claim", tryAgain: "Try again" },
    logs: {},
    stage: "done",
    transaction: { state: { phase: "idle" } },
    costs: {},
    done: { title: "Reward claimed", close: english.claim.ok, body: null },
    failed: { title: "", close: english.claim.close },
  } as unknown as TransactionDialogProps;
  expect(looksOf(drawPart(createElement(TransactionDialog, props)))).toEqual({ OK: "primary" });
});

test("a gift that was taken leads to the list that has it", () => {
  const props = {
    id: "drop",
    texts: english.drop,
    gift: "15 USDC",
    spelled: null,
    shown: null,
    listTo: "/eng/mypage/myDrop?tab=usdc",
  };
  const { actions } = doneContent(props as unknown as DropDialogProps, translateIn(LOCALES[1]));
  const html = drawPart(createElement("div", null, actions));
  expect(looksOf(html)).toEqual({ OK: "secondary", "Open my drop list": "primary" });
  expect(html).toContain('href="/eng/mypage/myDrop?tab=usdc"');
});
