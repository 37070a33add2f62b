import { createElement } from "react";
import { expect, test } from "vitest";
import type { TransactionPreview } from "~/domain/transaction-types";
import { examplePosition } from "~/features/staking/example-position";
import { ExitSum } from "~/features/staking/exit-sum";
import { type StakeFactsProps, StakeMovements } from "~/features/staking/stake-facts";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { CostLine } from "~/transactions/cost-line";
import { drawPart, readPart } from "../draw-part";

const SCG = 10n ** 9n;
const { staking, costs } = textsOf(LOCALES[1]);

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

test("what a stake costs in SOL stands with what goes out", () => {
  expect(movements(0)).toContain("and 0.0022 SOL as a deposit that comes back; network fee 0.08 SOL");
});

test("what unstaking gives up has the colour of a loss in the bar", () => {
  const { position, chainTs: ts, decimals } = examplePosition(new Date("2026-11-26T15:00:00Z"));
  const html = drawPart(createElement(ExitSum, { texts: staking.unstake, position, ts, decimals }));
  expect(html).toContain('<span class="unbroken money-out">you give up 56.7123 SCG</span>');
});

test("the costs of a transaction are one line: the fee, and a deposit if there is one", () => {
  const line = (depositLamports: string) =>
    readPart(createElement(CostLine, { texts: costs, costs: { feeLamports: "80000000", depositLamports } }));
  expect(line("0")).toEqual(["Network fee: 0.08 SOL"]);
  expect(line("2200000")).toEqual([
    "Network fee: 0.08 SOL · Deposit for a new coin account in your wallet: 0.0022 SOL",
  ]);
});
