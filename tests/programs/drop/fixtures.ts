import { createHash } from "node:crypto";
import { type Keypair, PublicKey } from "@solana/web3.js";
import {
  DROP_PROGRAM_ADDRESS,
  findCampaignAddress,
  findCampaignVaultAddress,
  SYSTEM_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import * as drop from "~programs/drop.ts";
import { buildDropTree, type DropRow, type DropTree, dropProof, dropRoot } from "~programs/drop-tree.ts";
import { createMint, give, type Mint, person, run, wallet } from "../fixtures.ts";
import { FIRST_TS, type Machine, type Outcome } from "../machine.ts";

export * from "../fixtures.ts";

export const SYSTEM = SYSTEM_PROGRAM_ADDRESS;
export const TWIG = 1_000_000n;

/** The window of every campaign here, unless a test says otherwise: from an hour after the start, for a day. */
export const BEGIN_TS = FIRST_TS + 3_600n;
export const END_TS = BEGIN_TS + 86_400n;

/** A place of a list, with a key that can sign for it. */
export interface Recipient {
  wallet: Keypair;
  amountRaw: bigint;
}

export interface CampaignPeople {
  creator: Keypair;
  admin: Keypair;
  pauser: Keypair;
  funder: Keypair;
}

/** What both kinds of campaign have. */
interface CampaignBase extends CampaignPeople {
  rentPayer: Keypair;
  /** null if the funder pays for pages and gifts */
  payer: Keypair | null;
  address: PublicKey;
  campaignId: number;
  tokenProgram: PublicKey;
  tree: DropTree;
  rows: readonly DropRow[];
  /** the terms with which it was created and to which its funder agreed */
  promise: drop.CampaignPromise;
}

export interface CoinCampaign extends CampaignBase {
  mint: PublicKey;
  coin: Mint;
  vault: PublicKey;
}

export interface NftCampaign extends CampaignBase {
  /** by place */
  nfts: Mint[];
}

export interface CampaignOptions {
  creator?: Keypair;
  /** pays all rent; the creator, and for pages and gifts the funder, unless named */
  payer?: Keypair;
  campaignId?: number;
  beginTs?: bigint;
  endTs?: bigint;
}

export interface CoinCampaignOptions extends CampaignOptions {
  coin?: Mint;
  supply?: number;
  totalGiftRaw?: bigint;
  /** the tree of the rows, if it was built before */
  tree?: DropTree;
}

export function treeOf(campaign: PublicKey, rows: readonly DropRow[]): DropTree {
  return buildDropTree({ program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: campaign.toBytes() }, rows);
}

export function rowOf({ wallet: { publicKey }, amountRaw }: Recipient): DropRow {
  return { holder: publicKey.toBytes(), amountRaw };
}

/** Rows of holders whose keys nobody has, to fill a list with. */
export function fillerRows(count: number, amountRaw = 1n): DropRow[] {
  return Array.from({ length: count }, (_, i) => ({
    holder: createHash("sha256").update(`filler ${i}`).digest(),
    amountRaw,
  }));
}

/** A draft that gives coins, still empty. */
export async function draftCoins(
  machine: Machine,
  rows: readonly DropRow[],
  options: CoinCampaignOptions = {},
): Promise<CoinCampaign> {
  const { coin = await createMint(machine), creator = await wallet(machine, "creator"), campaignId = 0 } = options;
  const { beginTs = BEGIN_TS, endTs = END_TS, supply = rows.length, payer = null } = options;
  const { totalGiftRaw = rows.reduce((sum, { amountRaw }) => sum + amountRaw, 0n) } = options;
  const address = findCampaignAddress({ creator: creator.publicKey, campaignId });
  const { tree = treeOf(address, rows) } = options;
  const pauser = person("pauser");
  const funder = await wallet(machine, "funder");
  const { address: mint, tokenProgram } = coin;
  const terms = { root: dropRoot(tree), beginTs, endTs, recipients: rows.length, supply, totalGiftRaw };
  const create = drop.createCoinCampaign({
    creator: creator.publicKey,
    payer: payer?.publicKey,
    campaignId,
    mint,
    tokenProgram,
    terms,
    pauser: pauser.publicKey,
    funder: funder.publicKey,
  });
  await run(machine, create, payer ? [creator, payer] : [creator]);
  const people = { creator, admin: creator, pauser, funder, payer, rentPayer: payer ?? creator };
  const vault = findCampaignVaultAddress(address);
  const promise = drop.promiseOfCoins(mint, terms);
  return { address, campaignId, mint, coin, tokenProgram, vault, tree, rows, promise, ...people };
}

/** A draft that gives NFTs, still empty; the funder has its NFTs. */
export async function draftNfts(
  machine: Machine,
  recipients: readonly PublicKey[],
  options: CampaignOptions & { tokenProgram?: PublicKey } = {},
): Promise<NftCampaign> {
  const { creator = await wallet(machine, "creator"), campaignId = 0, beginTs = BEGIN_TS, endTs = END_TS } = options;
  const { payer = null } = options;
  const rows = recipients.map((key) => ({ holder: key.toBytes(), amountRaw: 1n }));
  const address = findCampaignAddress({ creator: creator.publicKey, campaignId });
  const tree = treeOf(address, rows);
  const pauser = person("pauser");
  const funder = await wallet(machine, "funder");
  const nfts = [];
  for (const _ of rows) nfts.push(await createNft(machine, funder.publicKey, options.tokenProgram));
  const tokenProgram = nfts[0]?.tokenProgram as PublicKey;
  const terms = { root: dropRoot(tree), beginTs, endTs, recipients: rows.length };
  const create = drop.createNftCampaign({
    creator: creator.publicKey,
    payer: payer?.publicKey,
    campaignId,
    tokenProgram,
    terms,
    pauser: pauser.publicKey,
    funder: funder.publicKey,
  });
  await run(machine, create, payer ? [creator, payer] : [creator]);
  const people = { creator, admin: creator, pauser, funder, payer, rentPayer: payer ?? creator };
  return { address, campaignId, tokenProgram, tree, rows, nfts, promise: drop.promiseOfNfts(terms), ...people };
}

/** One token without decimals, with `owner`. */
export async function createNft(machine: Machine, owner: PublicKey, tokenProgram?: PublicKey): Promise<Mint> {
  const mint = await createMint(machine, { tokenProgram, decimals: 0 });
  await give(machine, mint, owner, 1n);
  return mint;
}

export async function createPages(machine: Machine, campaign: CoinCampaign | NftCampaign): Promise<void> {
  const { address, rows } = campaign;
  for (let number = 0; number < drop.claimPagesNeeded(rows.length); number++) {
    await run(machine, drop.createClaimPage({ campaign: address, ...paying(campaign), number }), signersOf(campaign));
  }
}

export async function fundCampaign(machine: Machine, campaign: CoinCampaign, amountRaw?: bigint): Promise<void> {
  const { address, coin, funder, promise } = campaign;
  const amount = amountRaw ?? (await readCampaign(machine, address)).totalGiftRaw;
  await give(machine, coin, funder.publicKey, amount);
  await run(machine, drop.fund({ campaign, promise, funder: funder.publicKey, amountRaw: amount }), [funder]);
}

export async function depositNfts(machine: Machine, campaign: NftCampaign): Promise<void> {
  for (const [number, { address: mint }] of campaign.nfts.entries()) {
    await run(machine, drop.depositNft({ campaign, ...paying(campaign), mint, number }), signersOf(campaign));
  }
}

/** Promise, funder and payer of a page or a gift, as their builders take them. */
export function paying({ promise, funder, payer }: CampaignBase) {
  return { promise, funder: funder.publicKey, payer: payer?.publicKey };
}

export function signersOf({ funder, payer }: CampaignBase): Keypair[] {
  return payer ? [funder, payer] : [funder];
}

/** A campaign of coins that was filled and opened; the clock is set to its first second unless it is past it. */
export async function openCoins(
  machine: Machine,
  rows: readonly DropRow[],
  options: CoinCampaignOptions = {},
): Promise<CoinCampaign> {
  const campaign = await draftCoins(machine, rows, options);
  await fundCampaign(machine, campaign);
  await openFilled(machine, campaign);
  return campaign;
}

export async function openNfts(
  machine: Machine,
  recipients: readonly PublicKey[],
  options: CampaignOptions & { tokenProgram?: PublicKey } = {},
): Promise<NftCampaign> {
  const campaign = await draftNfts(machine, recipients, options);
  await depositNfts(machine, campaign);
  await openFilled(machine, campaign);
  return campaign;
}

/** Creates the pages of a draft that holds its gift, and opens it. */
export async function openFilled(machine: Machine, campaign: CoinCampaign | NftCampaign): Promise<void> {
  const { address, admin } = campaign;
  await createPages(machine, campaign);
  await run(machine, drop.openCampaign({ campaign: address, admin: admin.publicKey }), [admin]);
}

/** A wallet on a list, with its token account. */
export async function recipient(machine: Machine, coin: Mint, amountRaw = TWIG): Promise<Recipient> {
  const keypair = await wallet(machine, "holder");
  await give(machine, coin, keypair.publicKey, 0n);
  return { wallet: keypair, amountRaw };
}

export function proofOf({ tree }: CampaignBase, index: number): Uint8Array[] {
  return dropProof(tree, index);
}

/** The claim of a place by its own holder, as a client sends it. */
export function coinClaim(campaign: CoinCampaign, index: number) {
  const { holder, amountRaw } = campaign.rows[index] as DropRow;
  const proof = proofOf(campaign, index);
  return drop.claimCoins({ campaign, holder: new PublicKey(holder), index, amountRaw, proof });
}

export function nftClaim(campaign: NftCampaign, index: number) {
  const { holder } = campaign.rows[index] as DropRow;
  const mint = (campaign.nfts[index] as Mint).address;
  return drop.claimNft({ campaign, holder: new PublicKey(holder), mint, index, proof: proofOf(campaign, index) });
}

export async function readCampaign(machine: Machine, address: PublicKey): Promise<drop.Campaign> {
  const account = await machine.getAccount(address);
  if (!account) throw new Error("the campaign is gone");
  return drop.decodeCampaign(account.data);
}

/** Events with keys as base58, so that they compare by value. */
export function eventsOf({ logs }: Outcome): { name: string; data: Record<string, unknown> }[] {
  return drop.decodeEvents(logs).map(({ name, data }) => ({
    name,
    data: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, readable(value)])),
  }));
}

function readable(value: unknown): unknown {
  if (value instanceof PublicKey) return value.toBase58();
  return Array.isArray(value) ? Buffer.from(value).toString("hex") : value;
}
