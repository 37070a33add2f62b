import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { type Hex, toHex } from "viem";
import { inject } from "vitest";
import { advanceMigration } from "~/domain/migration/advance.server";
import type { MigrationDeps } from "~/domain/migration/deps";
import { readGateRecord } from "~/domain/migration/gate.server";
import { indexEvents } from "~/domain/migration/index-events.server";
import { type MigrationKeys, mintKeypair, readMigrationKeys } from "~/domain/migration/keys.server";
import { findByGateId, type MigrationRow } from "~/domain/migration/records.server";
import { mintMemo } from "~/domain/migration/rules";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { MEMO_PROGRAM } from "~/domain/solana/wallet-additions";
import { migrationRecord } from "~db/schema";
import { findAssociatedTokenAddress, findMetadataAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { readNftMetadata } from "~programs/nft-metadata";
import { createNft, delegateCollection } from "~programs/token-metadata";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET } from "../staff/staff";
import { chain, sendPlainly, waitUntil } from "../staking/chain-world";
import { testWallet } from "../transactions/wallet";
import {
  calling,
  FEE,
  type GateWorld,
  KAIA_ID,
  kaiaUrl,
  mintOld,
  openGateWorld,
  openKaia,
  person,
  send,
} from "./kaia-world";

/** Both chains, the gate, two old collections and their destinations on Solana, with keys of the Worker's that work. */

export const hasBothChains = Boolean(kaiaUrl) && inject("hasTokenMetadata");

const bank = testWallet(developmentKeypair("wallet-1"));
const authority = testWallet(developmentKeypair("operator"));
const COLLECTIONS = [
  developmentKeypair("collection-punkykongz").publicKey,
  developmentKeypair("collection-punky-hag").publicKey,
] as const;
const MINTER_LAMPORTS = 10_000_000_000;
const SEED = toHex(new Uint8Array(32).fill(7));

export type MigrationWorld = GateWorld & { keys: MigrationKeys };

export async function openMigrationWorld(): Promise<MigrationWorld> {
  const world = await openGateWorld([COLLECTIONS[0].toBase58(), COLLECTIONS[1].toBase58()]);
  const minter = Keypair.generate();
  await give(minter.publicKey, MINTER_LAMPORTS);
  for (const collection of COLLECTIONS) {
    const delegate = minter.publicKey;
    await sendPlainly(authority, [
      delegateCollection({ collection, authority: authority.keypair.publicKey, delegate }),
    ]);
  }
  const texts = { MINTER_KEY: bs58.encode(minter.secretKey), MINT_SEED: SEED, OPERATOR_KEY: world.operator.key };
  const keys = readMigrationKeys(texts, { isLocal: false });
  if (!keys) throw new Error("the keys are not well formed");
  return { ...world, keys };
}

export async function give(to: PublicKey, lamports: number): Promise<void> {
  await sendPlainly(bank, [SystemProgram.transfer({ fromPubkey: bank.keypair.publicKey, toPubkey: to, lamports })]);
}

export type Deps = MigrationDeps & { follow(seq: number): Promise<void> };

export function depsOf(world: MigrationWorld, change: Partial<Deps> = {}): Deps {
  return {
    db,
    evm: openKaia(),
    chain,
    gates: [world.gate],
    evmNodes: [],
    nodesToMint: 0,
    chainNodes: [],
    now: new Date(),
    keys: world.keys,
    adminSecret: ADMIN_SECRET,
    siteOrigin: null,
    fetch: () => Promise.reject(new Error("nothing is fetched")),
    follow: async () => {},
    ...change,
  };
}

export type HandedOver = { gateId: number; tokenId: bigint; from: string; target: PublicKey; hash: Hex };

/** A holder's new old NFT, handed over to the gate for a Solana address, without any page of ours. */
export async function handOver(
  world: MigrationWorld,
  { target = Keypair.generate().publicKey, place = 0 as 0 | 1, count = 1 } = {},
): Promise<HandedOver> {
  const holder = await person();
  const contract = world.collections[place];
  await mintOld(world, holder.address, count, place);
  const evm = openKaia();
  const of = { address: contract, abi: standardNftAbi } as const;
  const tokenId = await evm.read({ ...of, functionName: "totalSupply", args: [] }, "latest");
  await send({
    from: holder.address,
    to: contract,
    data: calling(standardNftAbi, "setApprovalForAll", [world.gate, true]),
  });
  return handOverAgain(world, { from: holder.address, tokenId, target, place });
}

/** Hands over an NFT for which the gate is approved. */
export async function handOverAgain(
  world: MigrationWorld,
  { from, tokenId, target, place = 0 }: { from: string; tokenId: bigint; target: PublicKey; place?: 0 | 1 },
): Promise<HandedOver> {
  const args = [world.collections[place], tokenId, toHex(target.toBytes())];
  const hash = await send({ from, to: world.gate, data: calling(migrationGateAbi, "migrate", args), value: FEE });
  const call = { address: world.gate, abi: migrationGateAbi, functionName: "count", args: [] } as const;
  return { gateId: Number(await openKaia().read(call, "latest")), tokenId, from, target, hash };
}

/** The row that the watcher makes of a hand-over. */
export async function takeUp(world: MigrationWorld, { gateId }: HandedOver): Promise<MigrationRow> {
  // after a reorganisation, the first run only goes back
  while ((await indexEvents(depsOf(world)))?.problem);
  const row = await findByGateId(db, world.gate, gateId);
  if (!row) throw new Error(`the watcher has not found ${gateId}`);
  return row;
}

export async function rowOf(seq: number): Promise<MigrationRow> {
  const [row] = await db.select().from(migrationRecord).where(eq(migrationRecord.seq, seq));
  return row!;
}

/** What the gate says now of a row's record. */
export async function gateRecordOf(seq: number) {
  const { gate, gateId } = await rowOf(seq);
  return readGateRecord(openKaia(), { gate, gateId: gateId ?? 0 }, "latest");
}

/** Mints the new NFT of a hand-over with the Worker's keys and no row of it; `part` leaves instructions out. */
export async function mintByHand(
  world: MigrationWorld,
  { gateId, tokenId, target }: HandedOver,
  change: { target?: PublicKey; part?: (all: TransactionInstruction[]) => TransactionInstruction[] },
): Promise<void> {
  const { minter, mintSeed } = world.keys;
  const mint = mintKeypair(mintSeed, { chainId: KAIA_ID, contract: world.collections[0], tokenId });
  const all = createNft({
    minter: minter.publicKey,
    mint: mint.publicKey,
    target: change.target ?? target,
    name: "New",
    symbol: "NEW1",
    uri: "/art/new.json",
    royaltyBps: 500,
    collection: COLLECTIONS[0],
    collectionAuthority: authority.keypair.publicKey,
    lamportsBefore: 0n,
    mintRent: await chain.getRent(82),
  });
  const data = Buffer.from(mintMemo({ chainId: KAIA_ID, gate: world.gate, gateId }));
  const memo = new TransactionInstruction({ programId: new PublicKey(MEMO_PROGRAM), keys: [], data });
  const units = ComputeBudgetProgram.setComputeUnitLimit({ units: 400_000 });
  await sendPlainly(testWallet(minter), [units, ...(change.part?.(all) ?? all), memo], [mint]);
  const address = mint.publicKey.toBase58();
  await waitUntil(async () => (await chain.getAccounts([address], { commitment: "finalized" })).accounts[0] !== null);
}

/** The reasons that `look` and those that use it have seen in a row. */
export const reasonsSeen = new Set<string>();

/** One look at a record, as its Workflow and cron take it. */
export async function look(
  world: MigrationWorld,
  seq: number,
  change: Partial<Deps> = {},
): Promise<MigrationRow | null> {
  const row = await advanceMigration(depsOf(world, change), seq);
  if (row?.reason) reasonsSeen.add(row.reason);
  return row;
}

/** Brings a record on until it is closed or waits for something. */
export async function advanceToEnd(
  world: MigrationWorld,
  seq: number,
  change: Partial<Deps> = {},
): Promise<MigrationRow> {
  return advanceUntil(world, seq, (row) => row.closedAt !== null || row.reason !== null, change);
}

export async function advanceUntil(
  world: MigrationWorld,
  seq: number,
  isThere: (row: MigrationRow) => boolean,
  change: Partial<Deps> = {},
): Promise<MigrationRow> {
  for (let times = 0; times < 400; times++) {
    const row = await look(world, seq, change);
    if (row && isThere(row)) return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`not there: ${JSON.stringify({ ...(await rowOf(seq)), oldNftId: null })}`);
}

/** What both chains say about a hand-over in the end. */
export async function outcomeOf(world: MigrationWorld, { gateId, tokenId, target }: HandedOver, place: 0 | 1 = 0) {
  const evm = openKaia();
  const { number } = await evm.getFinalBlock();
  const record = await readGateRecord(evm, { gate: world.gate, gateId }, number);
  const contract = world.collections[place];
  const mint = mintKeypair(world.keys.mintSeed, { chainId: KAIA_ID, contract, tokenId }).publicKey;
  const token = findAssociatedTokenAddress(mint, target, TOKEN_PROGRAM_ADDRESS);
  const addresses = [mint, findMetadataAddress(mint), token].map((key) => key.toBase58());
  const { accounts } = await chain.getAccounts(addresses);
  const metadata = accounts[1] ? readNftMetadata(accounts[1].data) : null;
  return {
    mint: mint.toBase58(),
    gate: record.status,
    confirmed: record.mint,
    hasMint: accounts[0] !== null,
    name: metadata?.name ?? null,
    uri: metadata?.uri ?? null,
    isOfCollection: metadata?.collection?.isVerified === true && metadata.collection.mint.equals(COLLECTIONS[place]),
    held: tokenAmountOf(accounts[2]),
  };
}
