import { createElement } from "react";
import { expect, test } from "vitest";
import { ActCosts, type ActCostsProps, refundOf, SolNow } from "~/features/nft-staking/batch/act-costs";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readPart } from "../draw-part";

const { nftStaking, costs } = textsOf(LOCALES[1]);
const texts = { ...costs, ...nftStaking.costs };

/** A stake of one NFT: its position and escrow take 0.00543 SOL, and its check-in record 0.00177 SOL. */
const stake = {
  kind: "stakeNft",
  feeLamports: "80000000",
  depositLamports: "7200000",
  recordLamports: "1770000",
  refundLamports: "0",
  computeUnitLimit: "1",
};

/** A batch of so many transactions, the first of which costs this. */
const batchOf = (change: object, transactions = 1) =>
  ({
    plan: { parts: Array.from({ length: transactions }, () => ({})) },
    costs: { ...stake, ...change },
  }) as unknown as ActCostsProps["batch"];

/** The rows of the costs, without the note on compute units. */
function shown(change: object = {}, transactions = 1) {
  const lines = readPart(createElement(ActCosts, { texts, batch: batchOf(change, transactions) }));
  return lines.slice(0, lines.indexOf(costs.computeUnits));
}

test("a stake has a row for each of its deposits, with when it comes back, and a sum of all that is paid", () => {
  expect(shown()).toEqual([
    "Network fee",
    "0.08 SOL",
    "Deposit, returned once you unstake and claim everything",
    "0.0054 SOL",
    "Check-in deposit, returned on My Page once the NFT is unstaked and its streak is over",
    "0.0018 SOL",
    "In all",
    "0.0872 SOL",
  ]);
});

test("a stake without a new record and a claim have one deposit and need no sum", () => {
  expect(shown({ recordLamports: "0", depositLamports: "5430000" }).slice(2)).toEqual([
    "Deposit, returned once you unstake and claim everything",
    "0.0054 SOL",
  ]);
  // it stays with the account, which remains the holder's
  const claim = { kind: "claimStream", recordLamports: undefined, depositLamports: "2000000" };
  expect(shown(claim).slice(2)).toEqual(["Deposit for new coin accounts", "0.0020 SOL"]);
});

test("a deposit that comes back stands with what comes in if one transaction says how much, and otherwise here", () => {
  const back = { kind: "unstakeNft", depositLamports: "0", recordLamports: undefined, refundLamports: "5430000" };
  expect(refundOf(batchOf(back))).toBe(5_430_000n);
  expect(shown(back)).toEqual(["Network fee", "0.08 SOL"]);
  expect(refundOf(batchOf(back, 2))).toBe(0n);
  expect(shown(back, 2).slice(2)).toEqual(["Deposit that comes back now", "0.0054 SOL"]);
});

test("above the button stands all the SOL that one transaction takes, and nothing if there are several", () => {
  const said = (batch: ActCostsProps["batch"]) => readPart(createElement(SolNow, { label: "SOL now", batch }));
  expect(said(batchOf({}))).toEqual(["SOL now0.0872 SOL"]);
  expect(said({ plan: null, costs: null })).toEqual(["SOL now–"]);
  expect(said(batchOf({}, 2))).toEqual([]);
});
