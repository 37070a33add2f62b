import { createElement } from "react";
import { expect, test } from "vitest";
import type { IndexerState } from "~/domain/indexer/view";
import type { CoinStakingProof, ProgramProof } from "~/domain/proof/view";
import { ListsFreshness } from "~/features/proof/lists-freshness";
import { PowersList, ProgramsList } from "~/features/proof/powers";
import { ProofRisks } from "~/features/proof/proof-risks";
import { findLocaleByPath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawPart, readPart } from "../draw-part";

const texts = textsOf(findLocaleByPath("eng")!).proof;
const KEY = "F5pwRKey1111111111111111111111111111111UV9B3";
const program = {
  name: "staking",
  address: "Program1",
  upgradeAuthority: KEY,
  deployedSha256: "a",
  committedSha256: "a",
  isSameBinary: true,
} as ProgramProof;
const copies = (html: string) => html.split("Copy address").length - 1;

test("of whoever can replace a program, the address with its ways and what it may do are named, and no person", () => {
  const risks = { risks: texts.risks, keys: texts.keys, names: texts.others.programs };
  const html = drawPart(createElement(ProofRisks, { texts: risks, programs: [program], freezeAuthority: null }));
  expect(html).toContain(`/address/${KEY}`);
  expect(copies(html)).toBe(1);
  expect(html).toContain("can change every rule and empty these vaults");
  expect(html).toContain("Only its address is known: the chain does not say who holds it.");
  // one key with two powers is copied and explained once
  expect(copies(drawPart(createElement(ProofRisks, { texts: risks, programs: [program], freezeAuthority: KEY })))).toBe(
    1,
  );
  const other = { texts: risks, programs: [program], freezeAuthority: "Other" };
  expect(copies(drawPart(createElement(ProofRisks, other)))).toBe(2);
});

test("every key of the powers and of a program can be copied", () => {
  const pool = { admin: KEY, pendingAdmin: null, pauser: KEY, funder: KEY };
  const mint = { freezeAuthority: null, mintAuthority: null };
  const proof = { pool, mint, program } as CoinStakingProof;
  expect(copies(drawPart(createElement(PowersList, { texts, proof })))).toBe(4);
  const programs = () => createElement("div", null, ProgramsList({ texts, programs: [program] }));
  expect(copies(drawPart(createElement(programs)))).toBe(1);
});

test("how fresh the lists are is one moment; slots are in a fold", () => {
  const states = [{ slot: 900, lagSeconds: 60, waiting: 0, problem: null } as IndexerState];
  const read = { chainTs: BigInt(Date.UTC(2026, 11, 1) / 1000), slot: 1000 };
  const lines = readPart(createElement(ListsFreshness, { texts: texts.lists, states, read }));
  expect(lines.slice(1)).toEqual([
    "Complete up to",
    "30 Nov 2026, 23:59 UTC",
    "Transactions still to be added",
    "0",
    "In slots of the chain",
    "This page was read at slot",
    "1,000",
    "Lists are complete up to slot",
    "900",
  ]);
});
