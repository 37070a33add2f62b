import { createElement } from "react";
import { expect, test } from "vitest";
import type { TransactionPreview } from "~/domain/transaction-types";
import { examplePosition } from "~/features/staking/example-position";
import { ExitSum } from "~/features/staking/exit-sum";
import { type StakeFactsProps, StakeMovements } from "~/features/staking/stake-facts";
import { StakeSummary } from "~/features/staking/stake-summary";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawPart, readPart } from "../draw-part";

const SCG = 10n ** 9n;
const { staking } = textsOf(LOCALES[1]);

function movements(feeBps: number) {
  const pool = { ratesBps: [200, 500, 900, 1_500], feeBps, decimals: 9, chainTs: 1_795_000_000n };
  const preview = { kind: "stake", feeLamports: "80000000", depositLamports: "2200000", endTs: "1802776000" };
  return readPart(
    createElement(StakeMovements, {
      texts: staking.stakeConfirm,
      frame: { labels: staking.labels },
      pool: pool as unknown as StakeFactsProps["pool"],
      amountRaw: 1_500n * SCG,
      termDays: 90,
      preview: preview as TransactionPreview,
    }),
  );
}

test("a stake names the pool's fee on the reward before it is signed, also where it is nothing", () => {
  expect(movements(0).slice(-2)).toEqual(["Fee on the reward", "0.0%"]);
  expect(movements(150).slice(-2)).toEqual(["Fee on the reward", "1.5%"]);
});

test("the summary of a stake has dashes for its sums until there is an amount, and its date and rate from the start", () => {
  const pool = { ratesBps: [200, 500, 900, 1_500], feeBps: 0, decimals: 9, chainTs: 1_795_000_000n } as never;
  const summary = (principalRaw: bigint | null) =>
    readPart(createElement(StakeSummary, { texts: staking, pool, principalRaw, termDays: 90 }));
  const [empty, filled] = [summary(null), summary(1_500n * SCG)];
  expect(empty.filter((text) => text === "–")).toHaveLength(3);
  expect(filled).toContain("1,518.4931 SCG");
  expect(empty).toContain("5.0% a year");
  expect(empty).toHaveLength(filled.length);
});

test("what unstaking gives up has the colour of a loss in the bar", () => {
  const { position, chainTs: ts, decimals } = examplePosition(new Date("2026-11-26T15:00:00Z"));
  const html = drawPart(createElement(ExitSum, { texts: staking.unstake, position, ts, decimals }));
  expect(html).toContain('<span class="unbroken money-out">You give up 56.7123 SCG</span>');
});
