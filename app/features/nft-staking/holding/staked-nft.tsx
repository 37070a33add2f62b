import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import { dailyOf } from "~/domain/nft-staking/pool/daily-rewards";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { claimableWeight } from "~/domain/nft-staking/rules";
import { formatDue } from "~/locales/format";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { Badge } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-props";
import { FacePicture, shownName } from "../nft-face";
import { loggedIn, type NftTab } from "../nft-screens";
import { bonusStreamOf, checkInBadge } from "../pool/bonus";
import { dailyText } from "../pool/stream-rates";
import { NftAddress } from "./nft-address";
import { useNftFacts } from "./use-nft-facts";
import { NamedSummary } from "./wallet-nft-card";

export type StakedNftProps = {
  texts: ActTexts;
  tab: NftTab;
  pool: NftPoolView;
  position: NftPositionView;
  ts: bigint;
  isChosen: boolean;
  /** Its short address if another staked NFT has the same name. */
  twin: string | null;
  onChoose: (isChosen: boolean) => void;
  onCheckIn: () => void;
  onUnstake: () => void;
};

/**
 * A staked NFT in one row: what it earns, its check-in and its end. It is chosen by pressing the row anywhere. What can be
 * done with it alone, and what it has earned, is folded.
 */
export function StakedNft(props: StakedNftProps) {
  const t = useT();
  const { texts, position, isChosen, twin, onChoose } = props;
  const words = texts.nfts;
  const { mint, leftTs } = position;
  const name = twin ? `${position.name} (${twin})` : position.name;
  const titleId = `nft-${mint}`;
  const isInside = leftTs === 0n;
  return (
    <article className="panel nft-card nft" aria-labelledby={titleId}>
      {isInside ? (
        <label className="check nft-choose">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            aria-label={t(words, "choose", { name })}
          />
        </label>
      ) : null}
      <FacePicture nft={position} small />
      <div className="nft-title">
        <h3 id={titleId}>
          {shownName(position)}
          {twin ? <small className="nft-twin">{twin}</small> : null}
        </h3>
        {isInside ? <Daily {...props} /> : null}
        <State {...props} />
      </div>
      <Fold summary={<NamedSummary label={words.details} name={name} />}>
        {isInside ? <Acts {...props} /> : null}
        <Details {...props} />
      </Fold>
    </article>
  );
}

/** What the NFT earns a day after the fee. While part of it is locked until the end of a term, the words say so. */
function Daily({ texts, pool, position }: StakedNftProps) {
  const t = useT();
  const locale = useLocale();
  const daily = dailyOf(pool, [position]);
  if (daily.length === 0) return null;
  const isPartLocked = claimableWeight(position) < position.weightBps;
  return (
    <p className="nft-daily">
      {t(texts.nfts, isPartLocked ? "dailyFor" : "daily", { amounts: dailyText(locale, daily) })}
    </p>
  );
}

function State({ texts, pool, position, ts }: StakedNftProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.nfts;
  const { checkIn, leftTs, endTs } = position;
  const isInside = leftTs === 0n;
  const badge = checkIn && isInside ? checkInBadge(checkIn, bonusStreamOf(pool) !== undefined) : null;
  const isOver = endTs !== null && ts >= endTs;
  return (
    <p className="nft-state">
      {isInside && isOver ? <Badge tone="good">{words.over}</Badge> : null}
      {isInside && endTs !== null && !isOver ? (
        <span>{t(words, "until", { date: formatDue(locale, endTs, new Date(Number(ts) * 1000)) })}</span>
      ) : null}
      {badge === "done" ? <Badge tone="good">{words.checkedIn}</Badge> : null}
      {badge === "early" ? <Badge tone="faint">{words.checkInEarly}</Badge> : null}
      {badge === "due" ? <Badge tone="warning">{words.checkInDue}</Badge> : null}
      {isInside ? null : <Badge tone="faint">{words.owed}</Badge>}
      {checkIn && checkIn.streak > 0 ? <span>{t(texts.labels, "daysInRow", { count: checkIn.streak })}</span> : null}
    </p>
  );
}

function Acts({ texts, tab, position, onCheckIn, onUnstake }: StakedNftProps) {
  const t = useT();
  const words = texts.nfts;
  const { name, checkIn } = position;
  return (
    <div className="nft-acts">
      {checkIn === null || checkIn.today === "open" ? (
        <Button
          size="small"
          aria-label={t(words, "checkInOf", { name })}
          onClick={onCheckIn}
          {...loggedIn(tab, "checkIn")}
        >
          {words.checkIn}
        </Button>
      ) : null}
      <Button
        size="small"
        aria-label={t(words, "unstakeOf", { name })}
        onClick={onUnstake}
        {...loggedIn(tab, "unstaking")}
      >
        {words.unstake}
      </Button>
    </div>
  );
}

function Details(props: StakedNftProps) {
  return (
    <>
      <FactList items={useNftFacts(props)} />
      <NftAddress mint={props.position.mint} labels={props.texts.labels} />
    </>
  );
}
