import { isPaying, rewardNow } from "~/domain/nft-staking/holding/rewards-now";
import type { CheckInView, NftPositionView } from "~/domain/nft-staking/holding/view";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { checkInFrom } from "~/domain/nft-staking/rules";
import { DAY_SECONDS } from "~/domain/staking/rules";
import { Money } from "~/features/money/money";
import { formatChainTs } from "~/locales/format";
import type { Fact } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatTicking, rewardName } from "../coin-text";
import type { NftTexts } from "../nft-page";

export type NftFactsOf = {
  texts: Pick<NftTexts, "nfts" | "labels" | "rewards">;
  pool: NftPoolView;
  position: NftPositionView;
  ts: bigint;
};

/** The facts of a staked NFT: its stay, its term, its check-ins and what it has earned. */
export function useNftFacts({ texts, pool, position, ts }: NftFactsOf): Fact[] {
  const t = useT();
  const locale = useLocale();
  const words = texts.nfts;
  const { checkIn, endTs, startTs, termDays, leftTs } = position;
  const days = (count: number) => t(texts.labels, "days", { count });
  const until = leftTs === 0n ? ts : leftTs;
  const stay: Fact[] = [{ term: words.staked, value: days(Number((until - startTs) / DAY_SECONDS)) }];
  const daysLeft = (end: bigint) => {
    const left = Number((end - ts + DAY_SECONDS - 1n) / DAY_SECONDS);
    return leftTs === 0n && left > 0 ? t(words, "toGo", { days: days(left) }) : null;
  };
  const term: Fact[] =
    endTs === null
      ? []
      : [
          { term: words.term, value: days(termDays) },
          { term: words.ends, value: formatChainTs(locale, endTs), note: daysLeft(endTs) },
        ];
  const checkInNoteOf = ({ today, checkIns }: CheckInView) => {
    if (today === "early") return t(words, "checkInFrom", { time: checkInFrom(position) });
    return checkIns > 0 ? t(words, "checkIns", { count: checkIns }) : null;
  };
  const streak: Fact[] = checkIn
    ? [
        {
          term: words.streak,
          value: checkIn.streak > 0 ? t(texts.labels, "daysInRow", { count: checkIn.streak }) : words.noStreak,
          note: checkInNoteOf(checkIn),
        },
      ]
    : [];
  const rewards = streamsInOrder(pool).flatMap((stream): Fact[] => {
    const { dueNetRaw, lockedNetRaw } = rewardNow(position, stream.place, pool, ts);
    const locked =
      lockedNetRaw > 0n ? t(words, "locked", { amount: formatTicking(locale, lockedNetRaw, stream, ts) }) : undefined;
    const { decimals, symbol } = stream;
    const isSteady = dueNetRaw > 0n && isPaying(stream, ts);
    const value = <Money key={stream.place} raw={dueNetRaw} decimals={decimals} coin={symbol} steady={isSteady} />;
    return [{ term: rewardName(t, texts.rewards, stream), value, note: locked }];
  });
  return [...stay, ...term, ...streak, ...rewards];
}
