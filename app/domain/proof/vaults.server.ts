import bs58 from "bs58";
import type { Database } from "~db/client";
import { owedBooks } from "~programs/nft-reward-calculator";
import { readCampaign } from "../drop/accounts.server";
import { listShownDrops } from "../drop/queries.server";
import { nftPoolOf } from "../nft-staking/pool/accounts.server";
import { listShownPools } from "../nft-staking/pool/queries.server";
import { symbolOf } from "../nft-staking/pool/to-pool-view.server";
import { fundedUntil, settledAt } from "../nft-staking/rules";
import { createRecentReading } from "../settings/recent-reading";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readAccounts, readClock } from "../solana/chain";
import { readMint, tokenAmountOf } from "../solana/token.server";
import { readNftDrop } from "./nft-drops.server";
import { readProgram } from "./programs.server";
import type { NamedVault, NftDropGifts, NftEscrows, OtherVaults } from "./view";

/** How long an isolate shows the same proof, because it reads whole programs from the chain. */
const BELIEVED_MS = 10_000;

const recent = createRecentReading<OtherVaults>(BELIEVED_MS);

/**
 * The vaults of NFT streams and of drops compared with what they owe, the NFTs in escrow, and all programs, read from the
 * chain. The vaults of grants come page by page from `getGrantVaults`. Throws ChainUnavailable.
 */
export function getOtherVaults(deps: { db: Database; chain: Chain; now: Date }): Promise<OtherVaults> {
  return recent.get(deps.now.getTime(), () => readOtherVaults(deps));
}

/** A vault before its balance and its mint are known. */
type Wanted = Omit<NamedVault, "heldRaw" | "isCovered" | "freezeAuthority"> & { mint: string };

async function readOtherVaults({ db, chain }: { db: Database; chain: Chain }): Promise<OtherVaults> {
  const [shownPools, shownDrops, programs] = await Promise.all([
    listShownPools(db),
    listShownDrops(db),
    Promise.all((["staking", "drop", "vesting"] as const).map((name) => readProgram(chain, name))),
  ]);
  const { accounts: books } = await readAccounts(chain, [
    CLOCK_ADDRESS,
    ...[...shownPools, ...shownDrops].map(({ address }) => address),
  ]);
  const ts = readClock(books.get(CLOCK_ADDRESS) ?? null);
  const pools: NftEscrows[] = [];
  const unreadPools: OtherVaults["unreadPools"] = [];
  const wanted: Wanted[] = [];
  for (const shown of shownPools) {
    const { kind, collection, address } = shown;
    const pool = nftPoolOf(books.get(address) ?? null);
    if (!pool) {
      unreadPools.push({ address, pool: kind, collection });
      continue;
    }
    const [admin, pauser, funder] = [pool.admin, pool.pauser, pool.funder].map((key) => key.toBase58());
    pools.push({
      address,
      pool: kind,
      collection,
      nfts: pool.nfts,
      admin: admin ?? "",
      pauser: pauser ?? "",
      funder: funder ?? "",
      isPaused: pool.isPaused,
    });
    for (const [place, stream] of pool.streams.entries()) {
      const settled = settledAt(stream, pool.weight, ts > pool.lastTs ? ts : pool.lastTs);
      const mint = stream.mint.toBase58();
      wanted.push({
        address: stream.vault.toBase58(),
        of: { kind: "stream", pool: kind, collection, reward: shown.rewards[place] ?? "other" },
        symbol: symbolOf(shown.rewards[place], mint),
        decimals: stream.decimals,
        mint,
        owedRaw: owedBooks(settled),
        fundedUntilTs: fundedUntil(settled, pool.weight),
      });
    }
  }
  const nftDrops: NftDropGifts[] = [];
  for (const shown of shownDrops) {
    const { number, address, gift } = shown;
    const campaign = readCampaign(books.get(address));
    if (campaign?.state !== "open") continue;
    if (campaign.kind === "nfts") nftDrops.push(await readNftDrop(chain, shown, campaign));
    if (!campaign.vault || !campaign.mint) continue;
    wanted.push({
      address: campaign.vault.toBase58(),
      of: { kind: "drop", number },
      symbol: gift,
      decimals: campaign.decimals,
      mint: campaign.mint.toBase58(),
      owedRaw: campaign.totalGiftRaw - campaign.claimedGiftRaw,
      fundedUntilTs: null,
    });
  }
  const { accounts: held } = await readAccounts(
    chain,
    wanted.flatMap(({ address, mint }) => [address, mint]),
  );
  return { vaults: wanted.map((vault) => vaultOf(vault, held)), pools, unreadPools, nftDrops, programs };
}

function vaultOf({ mint, ...vault }: Wanted, held: Map<string, ChainAccount | null>): NamedVault {
  const heldRaw = tokenAmountOf(held.get(vault.address));
  const account = held.get(mint);
  const freezeKey = account ? readMint(account).freezeAuthority : null;
  return {
    ...vault,
    heldRaw,
    isCovered: heldRaw >= vault.owedRaw,
    freezeAuthority: freezeKey && bs58.encode(freezeKey),
  };
}
