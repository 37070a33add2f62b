import { Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { transactionRequestSchema } from "~/domain/kinds.server";
import type { NftBatchPart } from "~/domain/nft-staking/batch/batch-view";
import { type NftBatchRequest, nftBatchSchema } from "~/domain/nft-staking/batch/input";
import { planNftBatch } from "~/domain/nft-staking/batch/plan-nft-batch.server";
import { offersOf, type ShownNftTerms, shownNftTerms } from "~/domain/nft-staking/pool/offers";
import type { ShownNftPool } from "~/domain/settings/nft-pools";
import type { ChainAccount } from "~/domain/solana/chain";
import { createIntent } from "~/domain/transactions/create.server";
import type { Intent } from "~/domain/transactions/queries.server";
import { transactionIntent } from "~db/schema";
import {
  findAssociatedTokenAddress,
  findMetadataAddress,
  findNftPoolAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { testDatabase as db } from "../database";
import { storeSealedSetting } from "../settings/sealed-setting";
import { chain } from "../staking/chain-world";
import { carryOut, depsOf } from "../staking/holder-wishes";
import type { TestWallet } from "../transactions/wallet";

/** The NFT pools of the local node, as tools/dev/chain-setup-nft.ts opens them, and NFTs planted there for a test. */

const operator = developmentKeypair("operator").publicKey;
const address = (poolId: number) => findNftPoolAddress({ creator: operator, poolId }).toBase58();

export const POOLS: ShownNftPool[] = [
  { kind: "boost", collection: "genesis", address: address(0), rewards: ["twig", "scg"] },
  { kind: "boost", collection: "punkykongz", address: address(1), rewards: ["twig", "scg", "bonus-scg"] },
  { kind: "boost", collection: "wise-alya", address: address(3), rewards: ["twig", "scg", "bonus-scg", "usdc"] },
  { kind: "nova", collection: "punkykongz", address: address(4), rewards: ["twig", "scg", "bonus-scg"] },
];
/** Punky HA_G's, which is not among them. */
export const UNSHOWN_POOL = address(2);
export const BOOST = { kind: "boost", collection: "punkykongz" } as const;
export const ALYA = { kind: "boost", collection: "wise-alya" } as const;
export const NOVA = { kind: "nova", collection: "punkykongz" } as const;
export const DAY = 86_400;

export async function storePools(pools: readonly (typeof POOLS)[number][] = POOLS): Promise<void> {
  // once, on a busy machine, the row of the file before was still there (migrate.ts), over which this stores its own
  await storeSealedSetting("nft_pools", JSON.stringify(pools));
}

export type PlantOptions = {
  name?: string;
  collection?: "punkykongz" | "punky-hag" | "wise-alya" | "genesis";
  isVerified?: boolean;
  isFrozen?: boolean;
  /** As Token Metadata numbers them: 0 an NFT, 2 fungible, 4 programmable. */
  standard?: number;
  /** A person who could still mint more. */
  mintAuthority?: PublicKey;
  uri?: string;
  /** False: Token Metadata knows nothing of it. */
  hasMetadata?: boolean;
};

/** Gives a wallet an NFT: mint, metadata and token account in their real layouts. */
export async function plantNft(wallet: TestWallet, options: PlantOptions = {}): Promise<string> {
  const { mint, token, metadata } = nftAccounts(wallet.keypair.publicKey, options);
  for (const account of [mint, token, ...(metadata ? [metadata] : [])]) await plant(account);
  return mint.address;
}

/** The accounts of an NFT in a wallet, as a node gives them. */
export function nftAccounts(owner: PublicKey, options: PlantOptions = {}) {
  const mint = Keypair.generate().publicKey;
  const program = TOKEN_PROGRAM_ADDRESS;
  const token = findAssociatedTokenAddress(mint, owner, program);
  const metadata = accountOf(findMetadataAddress(mint), TOKEN_METADATA_PROGRAM_ADDRESS, encodeMetadata(mint, options));
  return {
    mint: accountOf(mint, program, encodeMint(options.mintAuthority)),
    token: accountOf(token, program, encodeHolding(mint, owner, options.isFrozen)),
    metadata: options.hasMetadata === false ? null : metadata,
  };
}

export async function plantNfts(wallet: TestWallet, count: number, options: PlantOptions = {}): Promise<string[]> {
  const mints = [];
  for (let i = 1; i <= count; i++) mints.push(await plantNft(wallet, { name: `Kong #${i}`, ...options }));
  return mints;
}

/** A wallet's usual account of a coin, frozen: nothing can be paid into it. */
export async function plantFrozenCoin(wallet: TestWallet, mint: PublicKey): Promise<void> {
  const owner = wallet.keypair.publicKey;
  const token = findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
  await plant(accountOf(token, TOKEN_PROGRAM_ADDRESS, encodeHolding(mint, owner, true)));
}

// after discriminator, version, bump and the five keys: see the IDL
const POSITION_START_OFFSET = 8 + 2 + 5 * 32;

/** Makes a position begin a day earlier, so that its NFT may check in today. */
export async function plantDayEarlier(position: PublicKey): Promise<void> {
  const [found] = (await chain.getAccounts([position.toBase58()])).accounts;
  if (!found) throw new Error("no position to change");
  const data = Buffer.from(found.data);
  data.writeBigInt64LE(data.readBigInt64LE(POSITION_START_OFFSET) - BigInt(DAY), POSITION_START_OFFSET);
  await plant({ ...found, data });
}

/** Lamports that somebody sent to where an NFT's metadata would be. */
export async function plantGiftAtMetadata(mint: string): Promise<void> {
  await plant(accountOf(findMetadataAddress(new PublicKey(mint)), SystemProgram.programId, Buffer.alloc(0)));
}

export async function setLamports(wallet: TestWallet, lamports: bigint): Promise<void> {
  await callNode("surfnet_setAccount", [wallet.address, { lamports: Number(lamports) }]);
}

/** What the pools of a kind offer on the local chain (tools/dev/chain-setup-nft.ts). */
export function nftTermsOf(kind: "boost" | "nova", termDays: number): ShownNftTerms {
  const weightsBps = kind === "boost" ? [10_000, 0, 0, 0] : [10_000, 12_000, 15_000, 20_000];
  return shownNftTerms({ offers: offersOf(kind, weightsBps), feeBps: 0 }, termDays);
}

/** A request of a batch with what a test does not care about filled in. */
export function batchOf(request: Partial<NftBatchRequest> & Pick<NftBatchRequest, "action">): NftBatchRequest {
  const { kind, termDays } = { ...BOOST, termDays: 0, ...request };
  const terms = request.action === "stake" ? nftTermsOf(kind, termDays) : {};
  return nftBatchSchema.parse({ batchKey: crypto.randomUUID(), ...BOOST, ...terms, ...request });
}

export function plan(wallet: TestWallet, request: NftBatchRequest) {
  return planNftBatch(depsOf(wallet), { wallet: wallet.address, request });
}

/** Builds a part's transaction, as `POST /api/transactions` does. */
export async function build(wallet: TestWallet, { requestKey, wish }: NftBatchPart): Promise<Intent> {
  const request = transactionRequestSchema.parse({ requestKey, ...wish });
  return (await createIntent(depsOf(wallet), request)).intent;
}

/** Builds, signs and sends every part and waits until each is final. */
export async function carryOutAll(wallet: TestWallet, request: NftBatchRequest): Promise<Intent[]> {
  const intents = [];
  for (const part of (await plan(wallet, request)).parts) {
    intents.push(await carryOut(wallet, await build(wallet, part)));
  }
  return intents;
}

/** As if all that a wallet has done had become final earlier: a tab kept the key of its batch for as long. */
export async function finalizedEarlier(wallet: TestWallet, seconds: number): Promise<void> {
  const { id, walletAddress, finalizedAt } = transactionIntent;
  const own = eq(walletAddress, wallet.address);
  for (const row of await db.select({ id, finalizedAt }).from(transactionIntent).where(own)) {
    const earlier = row.finalizedAt && new Date(row.finalizedAt.getTime() - seconds * 1000);
    await db.update(transactionIntent).set({ finalizedAt: earlier }).where(eq(id, row.id));
  }
}

function accountOf(address: PublicKey, owner: PublicKey, data: Buffer): ChainAccount {
  const lamports = BigInt((128 + data.length) * 6_960);
  return { address: address.toBase58(), owner: owner.toBase58(), lamports, data };
}

async function plant({ address, owner, lamports, data }: ChainAccount): Promise<void> {
  const hex = Buffer.from(data).toString("hex");
  await callNode("surfnet_setAccount", [address, { owner, data: hex, lamports: Number(lamports), executable: false }]);
}

async function callNode(method: string, params: unknown[]): Promise<void> {
  const response = await fetch(inject("rpcUrl"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { error } = (await response.json()) as { error?: unknown };
  if (error) throw new Error(JSON.stringify(error));
}

function encodeMint(mintAuthority?: PublicKey): Buffer {
  const data = Buffer.alloc(82);
  if (mintAuthority) {
    data.writeUInt32LE(1, 0);
    data.set(mintAuthority.toBytes(), 4);
  }
  data.writeBigUInt64LE(1n, 36);
  data[45] = 1;
  return data;
}

function encodeHolding(mint: PublicKey, owner: PublicKey, isFrozen = false): Buffer {
  const data = Buffer.alloc(165);
  data.set(mint.toBytes(), 0);
  data.set(owner.toBytes(), 32);
  data.writeBigUInt64LE(1n, 64);
  data[108] = isFrozen ? 2 : 1;
  return data;
}

function encodeMetadata(mint: PublicKey, options: PlantOptions): Buffer {
  const {
    name = "Kong",
    collection = "punkykongz",
    isVerified = true,
    standard = 0,
    uri = "/art/people/x.svg",
  } = options;
  const parts = [
    Buffer.from([4]),
    operator.toBytes(),
    mint.toBytes(),
    text(name, 32),
    text("KONGZ", 10),
    text(uri, 200),
    Buffer.from([0, 0]),
    // no creators; not sold; can be changed; no edition; a standard
    Buffer.from([0, 0, 1, 0, 1, standard]),
    Buffer.from([1, isVerified ? 1 : 0]),
    developmentKeypair(`collection-${collection}`).publicKey.toBytes(),
    Buffer.from([0, 0]),
  ];
  const data = Buffer.concat(parts);
  return Buffer.concat([data, Buffer.alloc(607 - data.length)]);
}

function text(value: string, size: number): Buffer {
  const data = Buffer.alloc(4 + size);
  data.writeUInt32LE(size, 0);
  data.write(value, 4);
  return data;
}
