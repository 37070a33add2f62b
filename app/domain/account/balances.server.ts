import { PublicKey } from "@solana/web3.js";
import { and, inArray, ne } from "drizzle-orm";
import { AppError } from "~/errors";
import { dropCampaign } from "~db/schema";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { type CoinOf, destinationAddresses, isAccountOf } from "~programs/token-accounts";
import { byCoin } from "../coin-order";
import { listShownDrops } from "../drop/queries.server";
import type { NftStakingDeps } from "../nft-staking/deps";
import { nftPoolOf } from "../nft-staking/pool/accounts.server";
import { listShownPools } from "../nft-staking/pool/queries.server";
import { symbolOf } from "../nft-staking/pool/to-pool-view.server";
import { getSetting } from "../settings/queries.server";
import { parseVesting } from "../settings/vesting";
import { type Chain, readAccounts } from "../solana/chain";
import { readMint, tokenAmountOf } from "../solana/token.server";
import { getCoinPool } from "../staking/queries.server";
import type { WalletBalances, WalletCoin } from "./view";

/** A coin that the site stakes, pays, gives or grants. */
type SiteCoin = { mint: string; symbol: string };

const TOKEN_PROGRAMS = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS];

/**
 * A wallet's SOL and its coins of the site. A coin is counted in the wallet's usual account and in the accounts that the
 * site pays into if that one cannot be paid; the wallet's other accounts are not read. An account that was given to another
 * owner does not count. Throws ChainUnavailable.
 */
export async function readBalances(deps: NftStakingDeps, wallet: string): Promise<WalletBalances> {
  const coins = await listSiteCoins(deps);
  const owner = new PublicKey(wallet);
  const asked = await Promise.all(coins.map(async (coin) => ({ ...coin, places: await placesOf(coin.mint, owner) })));
  const { accounts } = await readAccounts(deps.chain, [
    wallet,
    ...asked.flatMap(({ mint, places }) => [mint, ...places.flatMap(({ addresses }) => addresses)]),
  ]);
  const held = asked.flatMap(({ mint, symbol, places }): WalletCoin[] => {
    const mintAccount = accounts.get(mint);
    const place = places.find(({ coin }) => coin.tokenProgram.toBase58() === mintAccount?.owner);
    if (!mintAccount || !place) return [];
    const amountRaw = place.addresses.reduce((sum, address) => {
      const account = accounts.get(address);
      return account && isAccountOf(account, place.coin) ? sum + tokenAmountOf(account) : sum;
    }, 0n);
    if (amountRaw === 0n && symbol !== "SCG") return [];
    return [{ mint, symbol, decimals: readMint(mintAccount).decimals, amountRaw }];
  });
  return { lamports: accounts.get(wallet)?.lamports ?? 0n, coins: held.sort(byCoin) };
}

/** The accounts into which the site pays a wallet a coin, for each token program that the coin may belong to. */
function placesOf(mint: string, owner: PublicKey): Promise<{ coin: CoinOf; addresses: string[] }[]> {
  return Promise.all(
    TOKEN_PROGRAMS.map(async (tokenProgram) => {
      const coin = { owner, mint: new PublicKey(mint), tokenProgram };
      const addresses = await destinationAddresses(coin);
      return { coin, addresses: addresses.map((address) => address.toBase58()) };
    }),
  );
}

/** Each coin once: what the coin pool takes, what NFT pools pay, what is granted and what drops give. */
async function listSiteCoins(deps: NftStakingDeps): Promise<SiteCoin[]> {
  const [staked, paid, granted, given] = await Promise.all([
    findStakedCoin(deps),
    listPaidCoins(deps),
    listGrantedCoins(deps),
    listGivenCoins(deps),
  ]);
  const coins = [...staked, ...paid, ...granted, ...given];
  return coins.filter(({ mint }, i) => coins.findIndex((coin) => coin.mint === mint) === i);
}

async function findStakedCoin(deps: NftStakingDeps): Promise<SiteCoin[]> {
  try {
    const { mint } = await getCoinPool(deps);
    return [{ mint, symbol: "SCG" }];
  } catch (error) {
    if (error instanceof AppError && error.code === "PoolNotSet") return [];
    throw error;
  }
}

async function listPaidCoins({ db, chain }: { db: NftStakingDeps["db"]; chain: Chain }): Promise<SiteCoin[]> {
  const pools = await listShownPools(db);
  const { accounts } = await readAccounts(
    chain,
    pools.map(({ address }) => address),
  );
  return pools.flatMap(({ address, rewards }) => {
    const streams = nftPoolOf(accounts.get(address) ?? null)?.streams ?? [];
    return streams.map((stream, place) => {
      const mint = stream.mint.toBase58();
      return { mint, symbol: symbolOf(rewards[place], mint) };
    });
  });
}

async function listGrantedCoins({ db }: Pick<NftStakingDeps, "db">): Promise<SiteCoin[]> {
  const { mints } = parseVesting(await getSetting(db, "vesting"));
  return Object.entries(mints).map(([symbol, mint]) => ({ symbol, mint }));
}

async function listGivenCoins({ db }: Pick<NftStakingDeps, "db">): Promise<SiteCoin[]> {
  const drops = await listShownDrops(db);
  if (drops.length === 0) return [];
  const addresses = drops.map(({ address }) => address);
  const rows = await db
    .select({ address: dropCampaign.address, mint: dropCampaign.mint })
    .from(dropCampaign)
    .where(and(inArray(dropCampaign.address, addresses), ne(dropCampaign.mint, "")));
  return drops.flatMap(({ address, gift }) => {
    const row = rows.find((it) => it.address === address);
    return row ? [{ mint: row.mint, symbol: gift }] : [];
  });
}
