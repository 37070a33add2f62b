import type { RouterContextProvider } from "react-router";
import { dailyOfOne, earningNow } from "~/domain/account/earnings";
import { listEvmMatters } from "~/domain/account/evm-matters.server";
import { nextMoney } from "~/domain/account/next-money";
import { getAccount, getEntitlements, readPart } from "~/domain/account/queries.server";
import { checkInsLeft, coinSums } from "~/domain/account/rules";
import type { Part } from "~/domain/account/view";
import { listOwnAirdrops } from "~/domain/airdrop/queries.server";
import type { NftStakingDeps } from "~/domain/nft-staking/deps";
import { getNftPool } from "~/domain/nft-staking/pool/queries.server";
import { AppError } from "~/errors";
import { openMoneyScreen } from "~/features/money/money-screen.server";
import { NFT_SCREENS } from "~/features/nft-staking/nft-screens";
import { formatDue } from "~/locales/format";
import { holdersContext, localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { migrationDeps } from "~/server/migration-deps.server";
import { pictures } from "~/ui/art-manifest";
import { exampleAccount } from "./example-account.server";

/** Everything that a holder has on the site and can claim. For a part that cannot be read, the screen says why. */
export async function loadAccountScreen(context: Readonly<RouterContextProvider>) {
  const { texts, wallet: holder, frame, deps } = await openMoneyScreen(context);
  const locale = context.get(localeContext);
  const holders = context.get(holdersContext);
  const airdrops = await listOwnAirdrops(deps, holders);
  const { csvColumns: _, dates: __, ...words } = texts.account;
  const shared = {
    frame,
    /** The holder of the session on the former chain, who has a page without a Solana wallet too. */
    evmHolder: holders.evm?.walletAddress ?? null,
    evmMatters:
      holders.evm && !holder
        ? await listEvmMatters(
            { db: deps.db, evm: migrationDeps(context).evm, now: deps.now },
            { holder: holders.evm.walletAddress, airdrops },
          )
        : null,
    scene: pictures["heads/punktopia"],
    texts: words,
    myPage: texts.myPage,
    airdrops: { texts: texts.airdrop.row, count: airdrops.length },
    planWords: { unnamed: texts.vesting.plan.unnamed, twin: texts.vesting.row.twin },
    giftWords: texts.drop.gift,
    offerWords: texts.staking.offer,
    example: exampleAccount(locale, deps.now),
    now: deps.now,
  };
  if (!holder) return { ...shared, account: null, entitlements: null, sums: [], ahead: null, nftOffer: null };
  const [account, entitlements] = await Promise.all([getAccount(deps, holder), getEntitlements(deps, holder)]);
  const hasNoNft = account.unstaked.value?.length === 0 && account.nfts.value?.length === 0;
  const inWords = <T>(part: Part<T>) => ({
    value: part.value,
    // a pool that does not exist holds nothing
    problem: part.code && part.code !== "PoolNotSet" ? describeError(new AppError(part.code), locale) : null,
  });
  return {
    ...shared,
    account: {
      balances: inWords(account.balances),
      coin: inWords(account.coin),
      nfts: inWords(account.nfts),
      unstaked: inWords(account.unstaked),
      grants: inWords(account.grants),
      drops: inWords(account.drops),
      deposits: inWords(account.deposits),
      signing: inWords(account.signing),
    },
    entitlements,
    sums: coinSums(account),
    /** What an NFT could earn, for a wallet without one. */
    nftOffer: hasNoNft ? await findNftOffer(deps) : null,
    ahead: {
      earning: earningNow(account),
      checkIns: checkInsLeft(account),
      money: nextMoney(account, (ts) => formatDue(locale, ts, deps.now)),
    },
  };
}

/** The collection of the first pool without terms, and what one of its NFTs would earn a day; null if it pays nothing now. */
async function findNftOffer(deps: NftStakingDeps) {
  const collection = NFT_SCREENS.boost.tabs[0]?.id ?? "genesis";
  const { value: pool } = await readPart(() => getNftPool(deps, { kind: "boost", collection }));
  const sums = pool ? dailyOfOne(pool) : [];
  return sums.length > 0 ? { collection, sums } : null;
}

export type AccountScreen = Awaited<ReturnType<typeof loadAccountScreen>>;
