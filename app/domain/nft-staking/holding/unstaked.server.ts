import type { Database } from "~db/client";
import { rememberNfts } from "../../nft-metadata/commands.server";
import { findKnownMembers } from "../../nft-metadata/queries.server";
import { faceOf } from "../../nft-metadata/rules";
import { CLOCK_ADDRESS, readAccounts } from "../../solana/chain";
import type { NftStakingDeps } from "../deps";
import { membershipAt, type NftPoolReading, nftPoolOf, poolReadingOf } from "../pool/accounts.server";
import { findListPlaces } from "../pool/allow-list.server";
import { listShownPools } from "../pool/queries.server";
import { toNftPoolView } from "../pool/to-pool-view.server";
import type { NftPoolView } from "../pool/view";
import type { UnstakedNfts } from "./view";
import { findPositions, listHoldings, type Member, readHoldings, refusalOf } from "./wallet-nfts.server";

/** How many tokens my page looks at, with those first that D1 knows as members of a collection: six calls. */
export const TOKENS_LOOKED_AT = 300;
/** How many NFTs of a pool are shown. */
const FACES_SHOWN = 6;

type Pool = {
  reading: NftPoolReading;
  view: NftPoolView;
  /** Mints that D1 knows as members. */
  known: { has(mint: string): boolean };
  hasMember: (member: Member) => boolean;
};

/**
 * NFTs in a wallet that are not staked, by the pool to which the page leads: the first that takes NFTs now, or else the
 * first to which they belong. Throws ChainUnavailable.
 */
export async function listUnstaked(deps: NftStakingDeps, wallet: string): Promise<UnstakedNfts[]> {
  const held = await listHoldings(deps.chain, wallet);
  if (held.length === 0) return [];
  const pools = await readPools(
    deps,
    held.map(({ mint }) => mint),
  );
  const [known = [], others = []] = [true, false].map((isKnown) =>
    held.filter(({ mint }) => pools.some((pool) => pool.known.has(mint)) === isKnown),
  );
  const { nfts, slot } = await readHoldings(deps.chain, [...known, ...others].slice(0, TOKENS_LOOKED_AT));
  const members = Map.groupBy(nfts, (nft) => poolOf(nft, pools));
  const unread = Math.max(held.length - TOKENS_LOOKED_AT, 0);
  const found = pools.flatMap((pool) => ({ pool, own: members.get(pool) ?? [] })).filter(({ own }) => own.length > 0);
  await rememberNfts(
    deps,
    found.flatMap(({ own }) => own.flatMap(({ facts }) => facts ?? [])),
    slot,
  );
  return Promise.all(
    found.map(async ({ pool, own }): Promise<UnstakedNfts> => {
      const positions = await findPositions(deps.chain, { wallet, pool: pool.reading }, own);
      const isListed = membershipAt(pool.reading).kind === "allow-list";
      const isFree = (nft: Member) => refusalOf(nft, { hasPosition: positions.has(nft.mint), isListed }) === null;
      return {
        pool: pool.view,
        nfts: own.slice(0, FACES_SHOWN).map(({ mint, facts }) => faceOf(mint, facts?.name)),
        count: own.length,
        stakeable: isOpen(pool) ? own.filter(isFree).length : 0,
        unread,
      };
    }),
  );
}

/** The pools of the site, all read in one slot. One that is not on the chain is left out. */
async function readPools({ db, chain }: NftStakingDeps, mints: string[]): Promise<Pool[]> {
  const shown = await listShownPools(db);
  const { accounts, slot } = await readAccounts(chain, [CLOCK_ADDRESS, ...shown.map(({ address }) => address)]);
  const read = (address: string) => accounts.get(address) ?? null;
  return Promise.all(
    shown
      .filter(({ address }) => nftPoolOf(read(address)))
      .map(async (pool) => {
        const reading = poolReadingOf(pool.address, slot, [read(pool.address), read(CLOCK_ADDRESS)]);
        return { reading, view: toNftPoolView(reading, pool), ...(await readMembers(db, reading, mints)) };
      }),
  );
}

async function readMembers(
  db: Database,
  reading: NftPoolReading,
  mints: string[],
): Promise<Pick<Pool, "known" | "hasMember">> {
  const membership = membershipAt(reading);
  if (membership.kind === "allow-list") {
    const places = await findListPlaces(db, membership.root, mints);
    return { known: places, hasMember: ({ mint }) => places.has(mint) };
  }
  const collection = membership.collection.toBase58();
  const known = await findKnownMembers(db, collection, mints);
  return { known, hasMember: ({ facts }) => facts?.collectionMint === collection };
}

const isOpen = ({ view }: Pool) => !view.isPaused && view.nfts < view.maxNfts;

function poolOf(nft: Member, pools: readonly Pool[]): Pool | undefined {
  const own = pools.filter(({ hasMember }) => hasMember(nft));
  return own.find(isOpen) ?? own[0];
}
