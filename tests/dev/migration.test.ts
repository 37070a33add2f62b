import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Connection, PublicKey } from "@solana/web3.js";
import { encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { findAnvil } from "../../tools/dev/evm-node.ts";
import { KAIA_COLLECTIONS, KAIA_GATE, KAIA_HOLDERS } from "../../tools/dev/kaia-setup.ts";
import { runHere } from "./punk-chain.ts";
import {
  freePorts,
  newStateFolder,
  removeStateFolders,
  type SiteProcess,
  startSite,
  survivors,
} from "./site-process.ts";

// what a newcomer sees of the migration: the local chains, the cron job and the Workflow of `npm start`

const [holder] = KAIA_HOLDERS;
const collection = KAIA_COLLECTIONS[0]!.address;
const TOKEN_ID = 1n;
const FEE = 10n ** 17n;
const target = developmentKeypair("wallet-1").publicKey;

const folder = mkdtempSync(path.join(tmpdir(), "receipt-"));
let site: SiteProcess;

beforeAll(async () => {
  site = await startSite({ stateFolder: newStateFolder(), port: await freePorts() });
});

afterAll(async () => {
  const processes = site?.processes() ?? [];
  await site?.interrupt();
  expect(await survivors(processes)).toEqual([]);
  removeStateFolders();
  rmSync(folder, { recursive: true, force: true });
});

/** Skips a test where an optional part is missing; in CI, every part has to be there. */
function skipWithoutChains(skip: () => void): void {
  const isThere = findAnvil() !== null && !site.output().includes("no Token Metadata program");
  if (isThere) return;
  if (process.env.CI) throw new Error("anvil or the Token Metadata program is missing");
  skip();
}

it("mints the new NFT for an old one that was handed over without any page of ours", async ({ skip }) => {
  skipWithoutChains(skip);
  await send(
    collection,
    encodeFunctionData({ abi: standardNftAbi, functionName: "approve", args: [KAIA_GATE, TOKEN_ID] }),
  );
  const args = [collection, TOKEN_ID, `0x${Buffer.from(target.toBytes()).toString("hex")}`] as const;
  await send(KAIA_GATE, encodeFunctionData({ abi: migrationGateAbi, functionName: "migrate", args }), FEE);
  await expect.poll(async () => (await readState())?.status, { timeout: 150_000, interval: 2_000 }).toBe("complete");
  const state = await readState();
  const connection = new Connection(site.rpcUrl, "confirmed");
  const account = findAssociatedTokenAddress(new PublicKey(state!.mint.key), target, TOKEN_PROGRAM_ADDRESS);
  expect((await connection.getTokenAccountBalance(account)).value.amount).toBe("1");
}, 240_000);

it("gives a receipt that anybody can compare with both chains, and that cannot be forged", async ({ skip }) => {
  skipWithoutChains(skip);
  const address = `${site.url}/api/migration/receipt?gateId=1`;
  const verify = (receipt: string, ...more: string[]) =>
    runHere([
      "--rpc",
      site.rpcUrl,
      "verify-migration",
      receipt,
      "--evm-rpc",
      kaiaUrl(),
      "--confirmations",
      "0",
      ...more,
    ]);
  const answer = (await (await fetch(address)).json()) as { returnValue: { receipt: Record<string, unknown> } };
  // the watcher names the confirmation's transaction a minute later
  await expect
    .poll(async () => (await verify(address)).out, { timeout: 150_000, interval: 5_000 })
    .toContain("1 confirmed");
  const { receipt } = answer.returnValue;
  const file = path.join(folder, "receipt.json");
  writeFileSync(file, JSON.stringify({ ...receipt, newWalletAddress: collection.slice(2) }));
  expect(await verify(file)).toMatchObject({ code: 1, out: expect.stringContaining("no receipt") });
  writeFileSync(file, JSON.stringify({ ...receipt, newWalletAddress: developmentKeypair("wallet-2").publicKey }));
  const forged = await verify(file);
  expect(forged).toMatchObject({
    code: 1,
    out: expect.stringMatching(/DIFFERS {2}newWallet .*DIFFERS {2}firstOwner /s),
  });
  expect((await verify(address, "--gate", collection)).code).toBe(1);
  const partial = await verify(address, "--gate", KAIA_GATE.slice(-10));
  expect(partial).toMatchObject({ code: 1, out: expect.stringContaining("--gate is not a whole address") });
  const own = await verify(holder, "--gate", KAIA_GATE);
  expect(own).toMatchObject({ code: 0, out: expect.stringContaining("HOLDS    memo") });
  // the chains alone name none of the two transactions on Kaia, and a wallet's receipt no collection
  expect(own.out).toContain("13 of 16 compared");
  expect((await verify(address)).out).toContain("16 of 16 compared");
}, 240_000);

async function send(to: Hex, data: Hex, value = 0n): Promise<void> {
  const transaction = { from: holder, to, data, value: `0x${value.toString(16)}` };
  const { status } = await callRpc<{ status: Hex }>(kaiaUrl(), "eth_sendTransactionSync", [transaction]);
  expect(status).toBe("0x1");
}

const kaiaUrl = () => `http://127.0.0.1:${site.port + 3}`;

async function readState(): Promise<{ status: string; mint: { key: string } } | undefined> {
  const query = new URLSearchParams({ oldNftContract: collection, oldNftId: String(TOKEN_ID) });
  const response = await fetch(`${site.url}/api/migration/state?${query}`);
  const { returnValue } = (await response.json()) as { returnValue?: { status: string; mint: { key: string } }[] };
  return returnValue?.[0];
}
