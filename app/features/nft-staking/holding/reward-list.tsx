import { holdingNow, insideOf, isPaying } from "~/domain/nft-staking/holding/rewards-now";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import { dailyOfStaked } from "~/domain/nft-staking/pool/daily-rewards";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { CoinSum } from "~/features/money/coin-sum";
import { Button } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatTicking, rewardName } from "../coin-text";
import { loggedIn, loggedReward } from "../nft-screens";
import { dailyText } from "../pool/stream-rates";
import type { HolderAreaProps, OnAct } from "./holder-act";
import { claimableStreams } from "./next-deed";
import { WalletCount } from "./wallet-count";

export type RewardListProps = Pick<HolderAreaProps, "texts" | "tab" | "holding" | "wallet" | "isLaterPart"> & {
  ts: bigint;
  /** True if the screen's loud button claims. */
  isClaimLoud: boolean;
  onAct: OnAct;
};

/** What a holder can claim of each reward of a tab, what the staked NFTs earn a day, and how many are in the wallet. */
export function RewardList({ texts, tab, holding, ts, isClaimLoud, onAct, wallet, isLaterPart }: RewardListProps) {
  const t = useT();
  const words = texts.mine;
  const hasClaimAll = claimableStreams(holding, ts).length > 1;
  const hasFee = holding.positions.some(({ feeBps }) => feeBps > 0);
  return (
    <section aria-labelledby="rewards-title" className="rewards">
      <div className="nft-part-head">
        <h2 id="rewards-title">{words.title}</h2>
        {!isClaimLoud && hasClaimAll ? (
          <Button size="small" onClick={() => onAct({ kind: "claim-all" })} {...loggedIn(tab, "claimAll")}>
            {words.claimAll}
          </Button>
        ) : null}
      </div>
      <ul className="reward-rows">
        {shownStreams(holding, ts).map((stream) => (
          <RewardRow
            key={stream.place}
            texts={texts}
            tab={tab}
            holding={holding}
            stream={stream}
            ts={ts}
            hasClaimAll={hasClaimAll}
            onClaim={() => onAct({ kind: "claim", stream })}
          />
        ))}
      </ul>
      <p className="soft">
        <Daily texts={texts} holding={holding} />
        <br />
        <WalletCount texts={texts} wallet={wallet} isLaterPart={isLaterPart} />
      </p>
      <p className="faint">
        {texts.stakeDialog.rateNote}
        {hasFee ? ` ${words.afterFee}` : null}
      </p>
      {holding.hasMore ? <p className="faint">{t(words, "partial", { count: summedCount(holding) })}</p> : null}
    </section>
  );
}

/** The rewards that have a row: a bonus only once something of it has been earned. */
export function shownStreams(holding: NftHoldingPage, ts: bigint): NftStreamView[] {
  return streamsInOrder(holding.pool).filter(({ kind, place }) => {
    const { dueRaw, lockedNetRaw } = holdingNow(holding, place, ts);
    return kind !== "bonus" || dueRaw + lockedNetRaw > 0n;
  });
}

/** How many positions the sums include. */
export function summedCount({ positions, elsewhere }: NftHoldingPage): number {
  return positions.length + (elsewhere?.count ?? 0);
}

/** How many NFTs are staked, on all pages that were read, what they earn together in a day, and what the ends of terms add. */
function Daily({ texts, holding }: Pick<RewardListProps, "texts" | "holding">) {
  const t = useT();
  const locale = useLocale();
  const inside = insideOf(holding);
  const { now, atEnd } = dailyOfStaked(holding.pool, inside);
  const count = inside.length;
  if (now.length === 0) return t(texts.mine, "staked", { count });
  const amounts = dailyText(locale, now);
  if (atEnd.length === 0) return t(texts.mine, "stakedEarning", { count, amounts });
  return t(texts.mine, "stakedEarningAtEnd", { count, amounts, atEnd: dailyText(locale, atEnd) });
}

type RewardRowProps = Pick<RewardListProps, "texts" | "tab" | "holding" | "ts"> & {
  stream: NftStreamView;
  /** Whether one button claims every reward; the claim of a single one is then quiet. */
  hasClaimAll: boolean;
  onClaim: () => void;
};

function RewardRow({ texts, tab, holding, stream, ts, hasClaimAll, onClaim }: RewardRowProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.mine;
  const { dueRaw, dueNetRaw, lockedNetRaw } = holdingNow(holding, stream.place, ts);
  const reward = rewardName(t, texts.rewards, stream);
  const { decimals, symbol } = stream;
  return (
    <li className="reward-row">
      <div className="reward-due">
        {/* a figure names its own coin, which is enough where the rows stand below each other */}
        <h3 className={reward === symbol ? "reward-name is-coin" : "reward-name"}>{reward}</h3>
        <p className={dueRaw === 0n ? "figure faint" : "figure money-in"}>
          <CoinSum raw={dueNetRaw} decimals={decimals} coin={symbol} steady={dueNetRaw > 0n && isPaying(stream, ts)} />
        </p>
        {lockedNetRaw > 0n ? (
          <small className="faint">
            {words.accrued}: {formatTicking(locale, lockedNetRaw, stream, ts)}
          </small>
        ) : null}
      </div>
      {dueRaw > 0n ? (
        <Button
          size="small"
          variant={hasClaimAll ? "quiet" : undefined}
          aria-label={t(words, "claimOf", { reward })}
          onClick={onClaim}
          {...loggedReward(tab, stream.name, "Claim")}
        >
          {words.claim}
        </Button>
      ) : null}
    </li>
  );
}
