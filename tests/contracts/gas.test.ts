import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bnbNftAbi } from "../../contracts/artifacts/bnb-nft.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { type Chain, openChain } from "./chain.ts";
import { type GasTables, gasMarkdown, measureGas } from "./gas.ts";

const TABLE = new URL("../../docs/contract-gas.json", import.meta.url);
const PAGE = new URL("../../docs/contract-gas.md", import.meta.url);
const ABIS = { MigrationGate: migrationGateAbi, StandardNft: standardNftAbi, BnbNft: bnbNftAbi };
/** What a block holds on the chains that we know, and a node lets a read use. */
const BLOCK_GAS = 30_000_000;

let chain: Chain;
let measured: GasTables;

beforeAll(async () => {
  chain = await openChain();
  measured = await measureGas(chain);
  if (!process.env.UPDATE_CONTRACT_DOCS) return;
  writeFileSync(TABLE, `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(PAGE, gasMarkdown(measured));
});
afterAll(() => chain?.stop());

describe("the gas of the contracts", () => {
  it.each(Object.entries(ABIS))("is measured for every function of %s that changes something", (name, abi) => {
    const changing = abi.flatMap((entry) =>
      entry.type === "function" && (entry.stateMutability as string) !== "view" && entry.stateMutability !== "pure"
        ? [entry.name]
        : [],
    );
    const names = new Set(Object.keys(measured[name] ?? {}).map((row) => row.split(",")[0]));
    expect([...new Set(changing)].filter((one) => !names.has(one))).toEqual([]);
  });

  it("has not grown beyond docs/contract-gas.json", () => {
    const admitted = readAdmitted();
    const grown = Object.entries(measured).flatMap(([contract, table]) =>
      Object.entries(table).flatMap(([name, gas]) => {
        const before = admitted[contract]?.[name] ?? -1;
        return gas > before ? [`${contract}, ${name}: ${gas}, ${before} admitted`] : [];
      }),
    );
    expect(grown, "admit it with UPDATE_CONTRACT_DOCS=1 npm test -- contracts gas").toEqual([]);
  });

  it("keeps everything within one block, twenty NFTs and a list of 20,000 as well", () => {
    const most = Math.max(...Object.values(measured).flatMap((table) => Object.values(table)));
    expect(most).toBeLessThan(BLOCK_GAS / 2);
  });

  it("is on the page as it is in docs/contract-gas.json", () => {
    expect(readFileSync(PAGE, "utf8")).toBe(gasMarkdown(readAdmitted()));
  });
});

function readAdmitted(): GasTables {
  return JSON.parse(readFileSync(TABLE, "utf8"));
}
