import { rememberNfts } from "../../nft-metadata/commands.server";
import { faceOf } from "../../nft-metadata/rules";
import { CLOCK_ADDRESS, readAccounts } from "../../solana/chain";
import type { NftStakingDeps } from "../deps";
import { type NftPoolReading, nftPoolOf, poolReadingOf } from "../pool/accounts.server";
import { takesNfts } from "../pool/offers";
import { listShownPools } from "../pool/queries.server";
import { toNftPoolView } from "../pool/to-pool-view.server";
import type { NftPoolKind, NftPoolView } from "../pool/view";
import { countInside } from "./position-keys.server";
import type { OwnNfts, UnstakedNfts } from "./view";
import { findHeldNfts, type HeldNft, openWalletTokens, type WalletTokens } from "./wallet-nfts.server";

/** How many NFTs of a pool are shown. */
const FACES_SHOWN = 6;

type Pool = { reading: NftPoolReading; view: NftPoolView };
/** What a wallet holds for a pool. `hasMore`: not all of the wallet was read. */
type Held = { view: NftPoolView; nfts: HeldNft[]; hasMore: boolean };

/**
 * NFTs in a wallet that are not staked, by the pool to which my page leads: the first that takes NFTs now, or else the
 * first to which they belong. Each pool's NFTs are read as on its own screen, but not in parts for batches, so that the figures
 * of a wallet with more than one batch of NFTs are exact. Throws ChainUnavailable.
 */
export async function listUnstaked(deps: NftStakingDeps, wallet: string): Promise<UnstakedNfts[]> {
  const tokens = await openWalletTokens(deps.chain, wallet);
  if (tokens.held.length === 0) return [];
  const pools = await lookForPools(deps, { wallet, tokens });
  const isIn = ({ nfts }: Held, mint: string) => nfts.some((nft) => nft.mint === mint);
  const homeOf = (mint: string) => {
    const own = pools.filter((pool) => isIn(pool, mint));
    return own.find(({ view }) => takesNfts(view)) ?? own[0];
  };
  return pools.flatMap((pool): UnstakedNfts[] => {
    const own = pool.nfts.filter(({ mint }) => homeOf(mint) === pool);
    if (own.length === 0) return [];
    const alsoIn = pools
      .filter((other) => other !== pool && takesNfts(other.view))
      .map(({ view, nfts, hasMore }) => ({
        pool: view,
        hasMore,
        stakeable: nfts.filter((nft) => nft.refusal === null && own.some(({ mint }) => mint === nft.mint)).length,
      }))
      .filter(({ stakeable }) => stakeable > 0);
    return [
      {
        pool: pool.view,
        nfts: own.slice(0, FACES_SHOWN).map(({ mint, facts }) => faceOf(mint, facts?.name)),
        count: own.length,
        stakeable: takesNfts(pool.view) ? own.filter(({ refusal }) => refusal === null).length : 0,
        hasMore: pool.hasMore,
        alsoIn,
      },
    ];
  });
}

/**
 * How many NFTs of each collection a wallet has for the pools of a kind: those in the wallet, read from the chain, and those
 * staked there, from D1. Throws ChainUnavailable.
 */
export async function countOwn(
  deps: NftStakingDeps,
  input: { wallet: string; kind: NftPoolKind; tokens: WalletTokens },
): Promise<OwnNfts[]> {
  const pools = await lookForPools(deps, input);
  return Promise.all(
    pools.map(async ({ view, nfts, hasMore }) => {
      const staked = await countInside(deps.db, { wallet: input.wallet, poolAddress: view.address });
      return { collection: view.collection, count: nfts.length + staked, hasMore };
    }),
  );
}

/** What a wallet holds for the pools of the site, or for those of a kind, all pools read in one slot. */
async function lookForPools(
  deps: NftStakingDeps,
  { wallet, tokens, kind }: { wallet: string; tokens: WalletTokens; kind?: NftPoolKind },
): Promise<Held[]> {
  const pools = await readPools(deps, kind);
  const found = await Promise.all(
    pools.map(async ({ reading, view }) => {
      const { nfts, slot, next } = await findHeldNfts(deps, { wallet, pool: reading, tokens });
      return { view, nfts, slot, hasMore: next !== null };
    }),
  );
  const facts = new Map(found.flatMap(({ nfts }) => nfts.flatMap(({ mint, facts }) => (facts ? [[mint, facts]] : []))));
  await rememberNfts(deps, [...facts.values()], Math.min(...found.map(({ slot }) => slot)));
  return found;
}

/** The pools of the site, all read in one slot. One that is not on the chain is left out. */
async function readPools({ db, chain }: NftStakingDeps, kind?: NftPoolKind): Promise<Pool[]> {
  const shown = (await listShownPools(db)).filter((pool) => !kind || pool.kind === kind);
  const { accounts, slot } = await readAccounts(chain, [CLOCK_ADDRESS, ...shown.map(({ address }) => address)]);
  const read = (address: string) => accounts.get(address) ?? null;
  return shown
    .filter(({ address }) => nftPoolOf(read(address)))
    .map((pool) => {
      const reading = poolReadingOf(pool.address, slot, [read(pool.address), read(CLOCK_ADDRESS)]);
      return { reading, view: toNftPoolView(reading, pool) };
    });
}
