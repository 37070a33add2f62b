import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import type { ErrorCode } from "~/errors";
import {
  findEditionAddress,
  findNftPositionAddress,
  STAKING_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import type { TokenStandard } from "~programs/nft-metadata";
import { factsOf, metadataAddressOf, type NftFacts } from "../nft-metadata/commands.server";
import { type Chain, type ChainAccount, readAccounts } from "../solana/chain";
import { readMint, tokenAmountOf } from "../solana/token.server";
import { membershipAt, type NftPoolReading } from "./accounts.server";

/** An NFT in a wallet that belongs to a pool's collection, with what a stake needs of it. */
export type HeldNft = {
  facts: NftFacts;
  tokenProgram: string;
  tokenAccount: string;
  /** Why the program would not take it; null where it would. */
  refusal: ErrorCode | null;
};

type Holding = { mint: string; tokenProgram: string; tokenAccount: string; isFrozen: boolean };
type Member = Holding & { facts: NftFacts; standard: TokenStandard; isFinal: boolean };

const TOKEN_PROGRAMS = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].map((program) => program.toBase58());
/** Tokens of a wallet that one reading looks through: each costs an address to derive. */
const MAX_HOLDINGS = 500;
const TOKEN_STATE_OFFSET = 108;
const FROZEN = 2;
const PROGRAMMABLE: TokenStandard[] = ["programmable", "programmable-edition"];
const FUNGIBLE: TokenStandard[] = ["fungible", "fungible-asset"];

/**
 * What a wallet holds of the collection that a pool takes, by the wallet's own token accounts and their metadata: the
 * chain is never searched. `mints` narrows it down. Throws ChainUnavailable.
 */
export async function findHeldNfts(
  chain: Chain,
  input: { wallet: string; pool: NftPoolReading; mints?: readonly string[] },
): Promise<{ nfts: HeldNft[]; slot: number; hasMore: boolean }> {
  const { wallet, pool, mints } = input;
  const membership = membershipAt(pool);
  // of an allow-list the chain keeps the root alone: who is on it, only its maker knows
  if (membership.kind !== "collection") return { nfts: [], slot: pool.slot, hasMore: false };
  const held = await listHoldings(chain, wallet);
  const wanted = mints ? held.filter(({ mint }) => mints.includes(mint)) : held;
  const { members, slot } = await readMembers(chain, wanted.slice(0, MAX_HOLDINGS), membership.collection.toBase58());
  const staked = await findPositions(chain, { wallet, pool }, members);
  const nfts = members.map((member) => ({
    facts: member.facts,
    tokenProgram: member.tokenProgram,
    tokenAccount: member.tokenAccount,
    refusal: refusalOf(member, staked.has(member.mint)),
  }));
  return { nfts: nfts.toSorted(byName), slot, hasMore: wanted.length > MAX_HOLDINGS };
}

function byName(a: HeldNft, b: HeldNft): number {
  return a.facts.name.localeCompare(b.facts.name, "en", { numeric: true });
}

/** In the order of the program's own checks. */
function refusalOf({ isFinal, standard, isFrozen }: Member, hasPosition: boolean): ErrorCode | null {
  if (hasPosition) return "NftRewardOwed";
  if (!isFinal) return "NftNotFinal";
  if (PROGRAMMABLE.includes(standard)) return "NftProgrammable";
  if (isFrozen) return "NftFrozen";
  // a print's collection is its original's, copied: the collection never confirmed it
  return standard === "edition" ? "NftNotInCollection" : null;
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

async function readMembers(chain: Chain, held: Holding[], collectionMint: string) {
  const asked = held.map((holding) => ({ holding, metadata: metadataAddressOf(holding.mint) }));
  const { accounts, slot } = await readAccounts(
    chain,
    asked.flatMap(({ holding, metadata }) => [metadata, holding.mint]),
  );
  const members: Member[] = [];
  for (const { holding, metadata } of asked) {
    const member = memberOf(holding, accounts.get(metadata) ?? null, accounts.get(holding.mint) ?? null);
    if (member?.facts.collectionMint === collectionMint) members.push(member);
  }
  return { members, slot };
}

function memberOf(holding: Holding, metadataAccount: ChainAccount | null, mintAccount: ChainAccount | null) {
  const found = factsOf(holding.mint, metadataAccount);
  if (!found || !mintAccount) return null;
  const { metadata, ...facts } = found;
  if (!isSingle(mintAccount) || FUNGIBLE.includes(metadata.tokenStandard)) return null;
  return { ...holding, facts, standard: metadata.tokenStandard, isFinal: isFinal(holding.mint, mintAccount) };
}

function isSingle(mintAccount: ChainAccount): boolean {
  const { decimals, supplyRaw } = readMint(mintAccount);
  return decimals === 0 && supplyRaw === 1n;
}

/** Who may mint or freeze is nobody, or the NFT's edition, which lets no person do either. */
function isFinal(mint: string, mintAccount: ChainAccount): boolean {
  const { mintAuthority, freezeAuthority } = readMint(mintAccount);
  const authorities = [mintAuthority, freezeAuthority].filter((key) => key !== null);
  if (authorities.length === 0) return true;
  const edition = findEditionAddress(new PublicKey(mint)).toBytes();
  return authorities.every((key) => key.every((byte, i) => byte === edition[i]));
}

/** Mints whose position of before is still there: it has to be claimed before the NFT can come in again. */
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
