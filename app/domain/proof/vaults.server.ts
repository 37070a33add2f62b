import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import type { Database } from "~db/client";
import { findCampaignVaultAddress, findStreamVaultAddress } from "~programs/addresses";
import { owedBooks } from "~programs/nft-reward-calculator";
import { PROGRAM_NAMES } from "~programs/programs";
import { readCampaign } from "../drop/accounts.server";
import { listShownDrops } from "../drop/queries.server";
import { nftPoolOf } from "../nft-staking/pool/accounts.server";
import { listShownPools } from "../nft-staking/pool/queries.server";
import { symbolOf } from "../nft-staking/pool/to-pool-view.server";
import { fundedUntil, settledAt } from "../nft-staking/rules";
import type { ShownDrop } from "../settings/drops";
import type { ShownNftPool } from "../settings/nft-pools";
import { createRecentReading } from "../settings/recent-reading";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readAccounts, readClock, readGroups } from "../solana/chain";
import { readMint, tokenAmountOf } from "../solana/token.server";
import { readNftDrop } from "./nft-drops.server";
import { readProgram } from "./programs.server";
import type { NamedVault, NftDropGifts, NftEscrows, OtherVaults } from "./view";

/** How long an isolate shows the same proof, because it reads whole programs from the chain. */
const BELIEVED_MS = 10_000;

/** How many streams a pool has room for, MAX_STREAMS of the staking program. */
const STREAMS_A_POOL = 4;

const recent = createRecentReading<OtherVaults>(BELIEVED_MS);

/**
 * The vaults of NFT streams and of drops compared with what they owe, the NFTs in escrow, and all programs, read from the
 * chain. The vaults of grants come page by page from `getGrantVaults`. Throws ChainUnavailable.
 */
export function getOtherVaults(deps: { db: Database; chain: Chain; now: Date }): Promise<OtherVaults> {
  return recent.get(deps.now.getTime(), () => readOtherVaults(deps));
}

/** A vault before its mint is known. */
type Reckoned = Omit<NamedVault, "isCovered" | "freezeAuthority"> & { mint: string };

async function readOtherVaults({ db, chain }: { db: Database; chain: Chain }): Promise<OtherVaults> {
  const [shownPools, shownDrops, programs] = await Promise.all([
    listShownPools(db),
    listShownDrops(db),
    Promise.all(PROGRAM_NAMES.map((name) => readProgram(chain, name))),
  ]);
  // where a vault lies follows from the address of its books, so both are read at one slot
  const groups = [...shownPools.map(groupOfPool), ...shownDrops.map(groupOfDrop)];
  const readings = await readGroups(chain, groups);
  const accountsOf = (at: number) => readings[at]?.accounts ?? new Map<string, ChainAccount | null>();
  const pools: NftEscrows[] = [];
  const unreadPools: OtherVaults["unreadPools"] = [];
  const reckoned: Reckoned[] = [];
  for (const [at, shown] of shownPools.entries()) {
    const { kind, collection, address } = shown;
    const accounts = accountsOf(at);
    const pool = nftPoolOf(accounts.get(address) ?? null);
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
    const ts = readClock(accounts.get(CLOCK_ADDRESS) ?? null);
    for (const [place, stream] of pool.streams.entries()) {
      const settled = settledAt(stream, pool.weight, ts > pool.lastTs ? ts : pool.lastTs);
      const mint = stream.mint.toBase58();
      const vault = stream.vault.toBase58();
      reckoned.push({
        address: vault,
        of: { kind: "stream", pool: kind, collection, reward: shown.rewards[place] ?? "other" },
        symbol: symbolOf(shown.rewards[place], mint),
        decimals: stream.decimals,
        mint,
        heldRaw: tokenAmountOf(accounts.get(vault)),
        owedRaw: owedBooks(settled),
        fundedUntilTs: fundedUntil(settled, pool.weight),
      });
    }
  }
  const nftDrops: NftDropGifts[] = [];
  for (const [at, shown] of shownDrops.entries()) {
    const { number, address, gift } = shown;
    const accounts = accountsOf(shownPools.length + at);
    const campaign = readCampaign(accounts.get(address));
    if (campaign?.state !== "open") continue;
    if (campaign.kind === "nfts") {
      const gifts = await readNftDrop(chain, shown, campaign.recipients);
      if (gifts) nftDrops.push(gifts);
    }
    if (!campaign.vault || !campaign.mint) continue;
    const vault = campaign.vault.toBase58();
    reckoned.push({
      address: vault,
      of: { kind: "drop", number },
      symbol: gift,
      decimals: campaign.decimals,
      mint: campaign.mint.toBase58(),
      heldRaw: tokenAmountOf(accounts.get(vault)),
      owedRaw: campaign.totalGiftRaw - campaign.claimedGiftRaw,
      fundedUntilTs: null,
    });
  }
  const { accounts: mints } = await readAccounts(
    chain,
    reckoned.map(({ mint }) => mint),
  );
  return { vaults: reckoned.map((vault) => vaultOf(vault, mints)), pools, unreadPools, nftDrops, programs };
}

function groupOfPool({ address }: ShownNftPool): string[] {
  const pool = new PublicKey(address);
  const vaults = Array.from({ length: STREAMS_A_POOL }, (_, place) => findStreamVaultAddress(pool, place).toBase58());
  return [CLOCK_ADDRESS, address, ...vaults];
}

function groupOfDrop({ address }: ShownDrop): string[] {
  return [address, findCampaignVaultAddress(new PublicKey(address)).toBase58()];
}

function vaultOf({ mint, ...vault }: Reckoned, mints: ReadonlyMap<string, ChainAccount | null>): NamedVault {
  const account = mints.get(mint);
  const freezeKey = account ? readMint(account).freezeAuthority : null;
  return {
    ...vault,
    isCovered: vault.heldRaw >= vault.owedRaw,
    freezeAuthority: freezeKey && bs58.encode(freezeKey),
  };
}
