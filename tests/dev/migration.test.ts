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

let site: SiteProcess;

beforeAll(async () => {
  site = await startSite({ stateFolder: newStateFolder(), port: await freePorts() });
});

afterAll(async () => {
  const processes = site?.processes() ?? [];
  await site?.interrupt();
  expect(await survivors(processes)).toEqual([]);
  removeStateFolders();
});

const canMint = () => findAnvil() !== null && !site.output().includes("no Token Metadata program");

it("mints the new NFT for an old one that was handed over without any page of ours", async ({ skip }) => {
  if (!canMint()) skip();
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
