import { rewardNow } from "~/domain/nft-staking/holding/rewards-now";
import type { CheckInView, NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { checkInFrom } from "~/domain/nft-staking/rules";
import { formatChainTs } from "~/locales/format";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Badge } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-dialog";
import { formatTicking, rewardName } from "../coin-text";
import { FacePicture, shownName } from "../nft-face";
import { loggedIn, type NftTab } from "../nft-screens";
import { bonusStreamOf, checkInBadge } from "../pool/bonus";

export type StakedNftProps = {
  texts: ActTexts;
  tab: NftTab;
  pool: NftPoolView;
  position: NftPositionView;
  ts: bigint;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onCheckIn: () => void;
  onUnstake: () => void;
};

const DAY = 86_400n;

/** A staked NFT: its term, its check-ins, what it has earned, and what can be done with it. */
export function StakedNft(props: StakedNftProps) {
  const t = useT();
  const { texts, tab, pool, position, ts, isChosen, onChoose, onCheckIn, onUnstake } = props;
  const words = texts.nfts;
  const { name, mint, checkIn, leftTs } = position;
  const titleId = `nft-${mint}`;
  const isInside = leftTs === 0n;
  const badge = checkIn && isInside ? checkInBadge(checkIn, bonusStreamOf(pool) !== undefined) : null;
  const isOver = isInside && position.endTs !== null && ts >= position.endTs;
  return (
    <article className="panel nft" aria-labelledby={titleId} data-chosen={isChosen || undefined}>
      <header className="nft-head">
        <FacePicture nft={position} />
        <div className="nft-title">
          <h3 id={titleId}>{shownName(position)}</h3>
          <p className="row nft-badges">
            {isOver ? <Badge tone="good">{words.over}</Badge> : null}
            {badge === "done" ? <Badge tone="good">{words.checkedIn}</Badge> : null}
            {badge === "early" ? <Badge tone="faint">{words.checkInEarly}</Badge> : null}
            {badge === "due" ? <Badge tone="warning">{words.checkInDue}</Badge> : null}
            {isInside ? null : <Badge tone="faint">{words.owed}</Badge>}
          </p>
          {isInside ? (
            <label className="check nft-choose">
              <input
                type="checkbox"
                checked={isChosen}
                onChange={(event) => onChoose(event.currentTarget.checked)}
                aria-label={t(words, "choose", { name })}
              />
              <span aria-hidden="true">{words.chooseShort}</span>
            </label>
          ) : null}
        </div>
      </header>
      {isInside && position.endTs !== null ? <TermProgress {...props} endTs={position.endTs} /> : null}
      <FactList items={useFacts(props)} />
      <footer className="nft-foot">
        {isInside ? (
          <div className="row">
            <Button
              size="small"
              disabled={checkIn !== null && checkIn.today !== "open"}
              aria-label={t(words, "checkInOf", { name })}
              onClick={onCheckIn}
              {...loggedIn(tab, "checkIn")}
            >
              {words.checkIn}
            </Button>
            <Button
              size="small"
              aria-label={t(words, "unstakeOf", { name })}
              onClick={onUnstake}
              {...loggedIn(tab, "unstaking")}
            >
              {words.unstake}
            </Button>
          </div>
        ) : null}
        <p className="row faint">
          <ExplorerLink kind="address" value={mint} />
          <CopyButton value={mint} label={texts.labels.copy} copiedLabel={texts.labels.copied} />
        </p>
      </footer>
    </article>
  );
}

function TermProgress({ texts, position, ts, endTs }: StakedNftProps & { endTs: bigint }) {
  const t = useT();
  const passed = ts < endTs ? ts - position.startTs : endTs - position.startTs;
  const isOver = ts >= endTs;
  const left = Number((endTs - ts + DAY - 1n) / DAY);
  return (
    <div className="stack-tight">
      <progress
        className="progress"
        max={Number(endTs - position.startTs)}
        value={Number(passed)}
        aria-label={texts.nfts.term}
      />
      <p className="faint">
        {isOver ? texts.nfts.over : t(texts.nfts, "toGo", { days: t(texts.labels, "days", { count: left }) })}
      </p>
    </div>
  );
}

function useFacts({ texts, pool, position, ts }: StakedNftProps): Fact[] {
  const t = useT();
  const locale = useLocale();
  const words = texts.nfts;
  const { checkIn, endTs, startTs, termDays, leftTs } = position;
  const days = (count: number) => t(texts.labels, "days", { count });
  const until = leftTs === 0n ? ts : leftTs;
  const stay: Fact[] = [{ term: words.staked, value: days(Number((until - startTs) / DAY)) }];
  const term: Fact[] =
    endTs === null
      ? []
      : [
          { term: words.term, value: days(termDays) },
          { term: words.ends, value: formatChainTs(locale, endTs) },
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
  const rewards = pool.streams.flatMap((stream): Fact[] => {
    const { dueNetRaw, lockedRaw } = rewardNow(position, stream.place, pool, ts);
    const locked =
      lockedRaw > 0n ? t(words, "locked", { amount: formatTicking(locale, lockedRaw, stream, ts) }) : undefined;
    return [
      { term: rewardName(t, texts.rewards, stream), value: formatTicking(locale, dueNetRaw, stream, ts), note: locked },
    ];
  });
  return [...stay, ...term, ...streak, ...rewards];
}
