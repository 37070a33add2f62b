import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import type { ErrorCode } from "~/errors";
import type { Database } from "~db/client";
import {
  findEditionAddress,
  findNftPositionAddress,
  STAKING_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import type { AllowListPlace } from "~programs/nft-allow-list";
import type { TokenStandard } from "~programs/nft-metadata";
import { factsOf, isMetadata, metadataAddressOf, type NftFacts } from "../../nft-metadata/commands.server";
import { findKnownMembers } from "../../nft-metadata/queries.server";
import { faceOf } from "../../nft-metadata/rules";
import { type Chain, type ChainAccount, readAccounts } from "../../solana/chain";
import { readMint, tokenAmountOf } from "../../solana/token.server";
import { membershipAt, type NftPoolReading } from "../pool/accounts.server";
import { findListPlaces } from "../pool/allow-list.server";

/** An NFT in a wallet that a pool takes by its collection or its allow-list, with what a stake needs to know. */
export type HeldNft = {
  mint: string;
  /** Null if it has no Token Metadata, which is possible for an NFT on an allow-list. */
  facts: NftFacts | null;
  tokenProgram: string;
  tokenAccount: string;
  /** Its place on the pool's allow-list; null in a pool that takes a collection. */
  place: AllowListPlace | null;
  /** Why the program would not take it; null if it would. */
  refusal: ErrorCode | null;
};

type Holding = { mint: string; tokenProgram: string; tokenAccount: string; isFrozen: boolean };
type Member = Holding & { facts: NftFacts | null; standard: TokenStandard; isFinal: boolean };

const TOKEN_PROGRAMS = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].map((program) => program.toBase58());
/**
 * How many tokens one reading looks through. It is limited because each needs an address derivation, and anybody can send
 * worthless tokens to a wallet.
 */
export const TOKENS_A_READING = 1_000;
/** How many tokens are read at once. */
const TOKENS_A_STEP = 100;
const TOKEN_STATE_OFFSET = 108;
const FROZEN = 2;
const PROGRAMMABLE: TokenStandard[] = ["programmable", "programmable-edition"];
const FUNGIBLE: TokenStandard[] = ["fungible", "fungible-asset"];

/** The single tokens of a wallet, and how they are read: each at most once, for however many pools it is asked. */
export type WalletTokens = {
  held: readonly Holding[];
  read: (tokens: readonly Holding[]) => Promise<{ nfts: Member[]; slot: number }>;
};

/** Lists the tokens of a wallet, to be looked through for several pools. Throws ChainUnavailable. */
export async function openWalletTokens(chain: Chain, wallet: string): Promise<WalletTokens> {
  const held = await listHoldings(chain, wallet);
  const readings = new Map<string, ReturnType<typeof readHoldings>>();
  const read: WalletTokens["read"] = async (tokens) => {
    const fresh = tokens.filter(({ mint }) => !readings.has(mint));
    const reading = fresh.length > 0 ? readHoldings(chain, fresh) : null;
    for (const { mint } of fresh) if (reading) readings.set(mint, reading);
    const wanted = new Set(tokens.map(({ mint }) => mint));
    const found = await Promise.all(new Set([...wanted].flatMap((mint) => readings.get(mint) ?? [])));
    return {
      nfts: found.flatMap(({ nfts }) => nfts).filter(({ mint }) => wanted.has(mint)),
      slot: Math.min(...found.map(({ slot }) => slot)),
    };
  };
  return { held, read };
}

/**
 * The NFTs in a wallet that a pool takes, found from the wallet's own token accounts and their metadata; the chain is never
 * searched. Members of an allow-list come from D1 (`nft_allow_list`), because the chain has only the root of the list.
 * `mints` limits the search to those NFTs. A wallet with very many tokens is read in parts, in the order of mints: this part
 * begins after the mint `after`. The first part also has all NFTs that D1 knows as members, wherever they are in that order.
 * `next` is the mint after which the next part begins, null if this is the last. `tokens`: those of the wallet, if they are looked through for other pools too. `most`: a part ends before it could
 * have found more NFTs than that, for those that are offered in one batch. Throws ChainUnavailable.
 */
export async function findHeldNfts(
  { db, chain }: { db: Database; chain: Chain },
  input: {
    wallet: string;
    pool: NftPoolReading;
    mints?: readonly string[];
    after?: string | null;
    tokens?: WalletTokens;
    most?: number;
  },
): Promise<{ nfts: HeldNft[]; slot: number; next: string | null }> {
  const { wallet, pool, mints, after, most = Number.POSITIVE_INFINITY } = input;
  const membership = membershipAt(pool);
  const tokens = input.tokens ?? (await openWalletTokens(chain, wallet));
  const { held } = tokens;
  const asked = mints ? held.filter(({ mint }) => mints.includes(mint)) : held;
  const places = membership.kind === "allow-list" ? await findListPlaces(db, membership.root, mintsOf(asked)) : null;
  const collection = membership.kind === "collection" ? membership.collection.toBase58() : null;
  const wanted = places ? asked.filter(({ mint }) => places.has(mint)) : asked;
  const rest = after ? wanted.filter(({ mint }) => mint > after) : wanted;
  const far = collection && !after ? rest.slice(TOKENS_A_READING) : [];
  const known = collection ? await findKnownMembers(db, collection, mintsOf(far)) : new Set();
  const first = far.filter(({ mint }) => known.has(mint)).slice(0, TOKENS_A_STEP);
  const read = await lookThroughWallet(tokens, { first, rest, collection, most });
  const staked = await findPositions(chain, { wallet, pool }, read.members);
  const nfts = read.members.map((member) => ({
    mint: member.mint,
    facts: member.facts,
    tokenProgram: member.tokenProgram,
    tokenAccount: member.tokenAccount,
    place: places?.get(member.mint) ?? null,
    refusal: refusalOf(member, { hasPosition: staked.has(member.mint), isListed: places !== null }),
  }));
  return { nfts: nfts.toSorted(byName), slot: read.slot, next: read.next };
}

/**
 * Finds the members among `first` and then among `rest`, step by step, until enough tokens are read, or until another step
 * could bring more members than `most`. For a pool that takes a collection, an NFT is a member only if the collection has verified it.
 */
async function lookThroughWallet(
  tokens: WalletTokens,
  {
    first,
    rest,
    collection,
    most,
  }: { first: readonly Holding[]; rest: readonly Holding[]; collection: string | null; most: number },
): Promise<{ members: Member[]; slot: number; next: string | null }> {
  const members: Member[] = [];
  let slot = Number.MAX_SAFE_INTEGER;
  const look = async (step: readonly Holding[]) => {
    const read = await tokens.read(step);
    members.push(...(collection ? read.nfts.filter(isOf(collection)) : read.nfts));
    slot = Math.min(slot, read.slot);
  };
  if (first.length > 0) await look(first);
  let end = 0;
  while (end < Math.min(rest.length, TOKENS_A_READING) && members.length + TOKENS_A_STEP <= most) {
    await look(rest.slice(end, end + TOKENS_A_STEP));
    end += TOKENS_A_STEP;
  }
  return { members, slot, next: end < rest.length ? (rest[end - 1]?.mint ?? null) : null };
}

function mintsOf(holdings: readonly Holding[]): string[] {
  return holdings.map(({ mint }) => mint);
}

function isOf(collection: string): (member: Member) => boolean {
  return ({ facts }) => facts?.collectionMint === collection;
}

function byName(a: HeldNft, b: HeldNft): number {
  const [one, other] = [a, b].map(({ mint, facts }) => faceOf(mint, facts?.name).name);
  return (one ?? "").localeCompare(other ?? "", "en", { numeric: true });
}

/** Why the program would refuse an NFT, in the order of the program's checks; null if it would not. */
function refusalOf(
  { isFinal, standard, isFrozen }: Member,
  { hasPosition, isListed }: { hasPosition: boolean; isListed: boolean },
): ErrorCode | null {
  if (hasPosition) return "NftRewardOwed";
  if (!isFinal) return "NftNotFinal";
  if (PROGRAMMABLE.includes(standard)) return "NftProgrammable";
  if (isFrozen) return "NftFrozen";
  // the metadata of a print copies the collection of its original, but the collection has not verified the print
  return standard === "edition" && !isListed ? "NftNotInCollection" : null;
}

/** Single tokens of a wallet, under either token program, in the order of their mints. */
async function listHoldings(chain: Chain, wallet: string): Promise<Holding[]> {
  const answers = await Promise.all(TOKEN_PROGRAMS.map((program) => chain.listTokenAccounts(wallet, program)));
  const holdings = answers.flatMap(({ accounts }) => accounts.flatMap(readHolding));
  return holdings.toSorted((a, b) => (a.mint < b.mint ? -1 : 1));
}

function readHolding(account: ChainAccount): Holding[] {
  const { data, owner: tokenProgram, address: tokenAccount } = account;
  if (data.length <= TOKEN_STATE_OFFSET || tokenAmountOf(account) !== 1n) return [];
  const mint = bs58.encode(data.subarray(0, 32));
  return [{ mint, tokenProgram, tokenAccount, isFrozen: data[TOKEN_STATE_OFFSET] === FROZEN }];
}

/** The NFTs among these tokens. Throws ChainUnavailable. */
async function readHoldings(chain: Chain, held: readonly Holding[]): Promise<{ nfts: Member[]; slot: number }> {
  const asked = held.map((holding) => ({ holding, metadata: metadataAddressOf(holding.mint) }));
  const { accounts, slot } = await readAccounts(
    chain,
    asked.flatMap(({ holding, metadata }) => [metadata, holding.mint]),
  );
  const nfts = asked.flatMap(({ holding, metadata }) => {
    return memberOf(holding, accounts.get(metadata) ?? null, accounts.get(holding.mint) ?? null) ?? [];
  });
  return { nfts, slot };
}

/** Reads a token as the program does: an NFT without metadata is accepted, but not one whose metadata cannot be read. */
function memberOf(
  holding: Holding,
  metadataAccount: ChainAccount | null,
  mintAccount: ChainAccount | null,
): Member | null {
  if (!mintAccount || !isSingle(mintAccount)) return null;
  const isFinalMint = isFinal(holding.mint, mintAccount);
  if (!isMetadata(metadataAccount)) return { ...holding, facts: null, standard: null, isFinal: isFinalMint };
  const found = factsOf(holding.mint, metadataAccount);
  if (!found || FUNGIBLE.includes(found.metadata.tokenStandard)) return null;
  const { metadata, ...facts } = found;
  return { ...holding, facts, standard: metadata.tokenStandard, isFinal: isFinalMint };
}

function isSingle(mintAccount: ChainAccount): boolean {
  const { decimals, supplyRaw } = readMint(mintAccount);
  return decimals === 0 && supplyRaw === 1n;
}

/**
 * Whether nobody can mint or freeze the NFT: the authority is unset, or is the NFT's edition, which lets no person use it.
 */
function isFinal(mint: string, mintAccount: ChainAccount): boolean {
  const { mintAuthority, freezeAuthority } = readMint(mintAccount);
  const authorities = [mintAuthority, freezeAuthority].filter((key) => key !== null);
  if (authorities.length === 0) return true;
  const edition = findEditionAddress(new PublicKey(mint)).toBytes();
  return authorities.every((key) => key.every((byte, i) => byte === edition[i]));
}

/** Mints that still have an earlier position, whose reward has to be claimed before the NFT can be staked again. */
async function findPositions(
  chain: Chain,
  { wallet, pool }: { wallet: string; pool: NftPoolReading },
  members: Member[],
): Promise<Set<string>> {
  const key = { pool: new PublicKey(pool.address), owner: new PublicKey(wallet) };
  const addresses = members.map(({ mint }) => findNftPositionAddress({ ...key, mint: new PublicKey(mint) }).toBase58());
  const { accounts } = await readAccounts(chain, addresses);
  const isThere = (at: number) => accounts.get(addresses[at] ?? "")?.owner === STAKING_PROGRAM_ADDRESS.toBase58();
  return new Set(members.flatMap(({ mint }, at) => (isThere(at) ? mint : [])));
}
