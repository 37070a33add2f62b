import { Link } from "react-router";
import { dailyOf } from "~/domain/nft-staking/pool/daily-rewards";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import type { NftOffer, NftPoolView } from "~/domain/nft-staking/pool/view";
import { formatBps, formatMoney, formatNumber } from "~/locales/format";
import { useShell } from "~/shell/use-shell";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { rewardName } from "../coin-text";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";
import { untilOf } from "./stream-funds";
import { dailyText } from "./stream-rates";
import { TermRates } from "./term-rates";

export type PoolDetailsProps = {
  texts: Pick<NftTexts, "pool" | "rewards" | "labels">;
  pool: NftPoolView;
  tab: Pick<NftTab, "log">;
};

/** All terms side by side, how far each reward is funded, and the conditions of a pool, read from the chain. */
export function PoolDetails({ texts, pool, tab }: PoolDetailsProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const words = texts.pool;
  const funds = streamsInOrder(pool).map(
    (stream): Fact => ({
      term: t(words, "fundsOf", { reward: rewardName(t, texts.rewards, stream) }),
      value: formatMoney(locale, {
        raw: stream.freeRaw,
        decimals: stream.decimals,
        coin: stream.symbol,
        maxDecimals: 0,
      }),
      note: untilOf(locale, words, stream, pool.chainTs),
    }),
  );
  const room = Math.max(pool.maxNfts - pool.nfts, 0);
  const grossOf = ({ weightBps }: NftOffer) => dailyText(locale, dailyOf(pool, [{ weightBps, feeBps: 0 }]));
  const [only] = pool.offers;
  const conditions: Fact[] = [
    // a pool with terms has them in its table
    ...(pool.feeBps > 0 && pool.kind === "boost" && only ? [{ term: words.rateBeforeFee, value: grossOf(only) }] : []),
    { term: words.inside, value: formatNumber(locale, pool.nfts) },
    { term: words.room, value: t(texts.labels, "nfts", { count: room }) },
    { term: words.fee, value: pool.feeBps === 0 ? words.feeNone : formatBps(locale, pool.feeBps) },
    { term: words.address, value: <ExplorerLink kind="address" value={pool.address} /> },
  ];
  return (
    <div className="pool-details">
      {pool.kind === "nova" ? <TermRates texts={texts} pool={pool} /> : null}
      <FactList isWide items={[...funds, ...conditions]} />
      <p className="faint">{t(texts.labels, "readAt", { time: pool.chainTs })}</p>
      <p>
        <Link className="link" to={`/${localePath}/proof`} {...loggedIn(tab, "proof")}>
          {words.proof}
        </Link>
      </p>
    </div>
  );
}
