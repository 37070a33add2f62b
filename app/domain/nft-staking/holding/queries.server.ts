import { rememberNfts } from "../../nft-metadata/commands.server";
import { faceOf } from "../../nft-metadata/rules";
import { MINTS_A_BATCH } from "../batch/batch-bounds";
import type { NftStakingDeps } from "../deps";
import { readNftPool } from "../pool/accounts.server";
import { getShownPool } from "../pool/queries.server";
import type { NftPoolKey } from "../pool/view";
import { readNftPositions } from "./accounts.server";
import { listPositionKeys, POSITIONS_A_PAGE, type PositionKey } from "./position-keys.server";
import { toHolding } from "./to-holding.server";
import type { NftHoldingView, WalletNfts } from "./view";
import { findHeldNfts, type WalletTokens } from "./wallet-nfts.server";

/**
 * What a wallet has in a pool, oldest first. D1 gives the addresses; the positions and the pool are read from the chain in
 * the same slot. `isWhole`: all positions, not only a page. Throws PoolNotSet, ChainUnavailable.
 */
export async function getNftHolding(
  deps: NftStakingDeps,
  wallet: string,
  key: NftPoolKey,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<NftHoldingView> {
  const shown = await getShownPool(deps.db, key);
  const { readings, hasMore } = await readHolding(deps, { wallet, poolAddress: shown.address, isWhole });
  return { ...(await toHolding(deps, shown, readings)), hasMore };
}

/** Reads one page of positions, or all pages. */
async function readHolding(
  { db, chain }: NftStakingDeps,
  { wallet, poolAddress, isWhole }: { wallet: string; poolAddress: string; isWhole: boolean },
) {
  const readings: Awaited<ReturnType<typeof readNftPositions>> = [];
  let after: PositionKey | undefined;
  let hasMore = false;
  do {
    const found = await listPositionKeys(db, { wallet, poolAddress, limit: POSITIONS_A_PAGE + 1, after });
    const positions = found.slice(0, POSITIONS_A_PAGE);
    readings.push(...(await readNftPositions(chain, { poolAddress, wallet, positions })));
    hasMore = found.length > POSITIONS_A_PAGE;
    after = positions.at(-1);
  } while (isWhole && hasMore);
  return { readings, hasMore };
}

/**
 * NFTs in the wallet that a pool takes by its collection or its allow-list, each with the reason if it cannot be staked. A
 * wallet with very many tokens is read in parts, each after a given mint (see findHeldNfts) and with no more NFTs than one
 * batch takes. Throws as getNftHolding does.
 */
export async function listWalletNfts(
  deps: NftStakingDeps,
  wallet: string,
  key: NftPoolKey,
  { after = null, tokens }: { after?: string | null; tokens?: WalletTokens } = {},
): Promise<WalletNfts> {
  const shown = await getShownPool(deps.db, key);
  const pool = await readNftPool(deps.chain, shown.address);
  const { nfts, slot, next } = await findHeldNfts(deps, {
    wallet,
    pool,
    after,
    tokens,
    most: MINTS_A_BATCH,
  });
  await rememberNfts(
    deps,
    nfts.flatMap(({ facts }) => facts ?? []),
    slot,
  );
  return {
    nfts: nfts.map(({ mint, facts, refusal }) => ({ ...faceOf(mint, facts?.name), refusal })),
    next,
  };
}
