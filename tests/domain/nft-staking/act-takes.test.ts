import { createElement } from "react";
import { expect, test } from "vitest";
import type { TransactionPreview } from "~/domain/transaction-types";
import { ActTakes } from "~/features/nft-staking/batch/act-takes";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { CostFacts } from "~/transactions/cost-facts";
import { readPart } from "../draw-part";

const { nftStaking, costs } = textsOf(LOCALES[1]);
const texts = { batch: nftStaking.batch, costs: { coinDeposit: costs.deposit } };

/** A stake of one NFT: its position and escrow take 0.00543 SOL, and its check-in record 0.00177 SOL. */
const stake = {
  kind: "stakeNft",
  feeLamports: "80000000",
  depositLamports: "7200000",
  recordLamports: "1770000",
  refundLamports: "0",
  computeUnitLimit: "1",
} as unknown as TransactionPreview;

function shown(change: object = {}, isFirstOfMany = false) {
  return readPart(
    createElement(ActTakes, { texts, costs: { ...stake, ...change } as TransactionPreview, isFirstOfMany }),
  );
}

test("a stake says what is gone and when which part of its deposits comes back, in figures that add up", () => {
  expect(shown()).toEqual([
    "Network fee: 0.08 SOL",
    "Deposits: 0.0072 SOL. You get back 0.0054 SOL when you unstake and 0.0018 SOL once the check-in streak is over.",
  ]);
  expect(shown({ depositLamports: "5430000", recordLamports: "0" }, true)).toEqual([
    "For each transaction, about:",
    "Network fee: 0.08 SOL",
    "Deposits: 0.0054 SOL, returned when you unstake",
  ]);
});

test("the rows of the costs show the same parts", () => {
  const rows = readPart(
    createElement(CostFacts, { texts: { ...costs, recordDeposit: "Record" }, costs: stake as never }),
  );
  expect(rows.filter((text) => text.endsWith("SOL"))).toEqual(["0.08 SOL", "0.0054 SOL", "0.0018 SOL"]);
});

test("an account for a coin that a claim opens is no deposit that comes back, and without one there is nothing to say", () => {
  expect(shown({ kind: "claimStream" })[1]).toBe("Deposit for a new coin account in your wallet: 0.0072 SOL");
  expect(shown({ depositLamports: "0", recordLamports: "0" })).toEqual([]);
});
