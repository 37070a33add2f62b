import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { DAY_SECONDS } from "~/domain/staking/rules";
import { Button } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { Badge } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-props";
import { FacePicture, shownName } from "../nft-face";
import { loggedIn, type NftTab } from "../nft-screens";
import { bonusStreamOf, checkInBadge } from "../pool/bonus";
import { NftAddress } from "./nft-address";
import { useNftFacts } from "./use-nft-facts";
import { NamedSummary } from "./wallet-nfts";

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

/** A staked NFT: chosen by pressing its card anywhere, with what can be done with it. What it has earned is folded. */
export function StakedNft(props: StakedNftProps) {
  const t = useT();
  const { texts, position, isChosen, onChoose } = props;
  const words = texts.nfts;
  const { name, mint, leftTs, endTs } = position;
  const titleId = `nft-${mint}`;
  const isInside = leftTs === 0n;
  return (
    <article className="panel nft-card nft" aria-labelledby={titleId}>
      <FacePicture nft={position} />
      <div className="nft-title">
        <h3 id={titleId}>{shownName(position)}</h3>
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
        <State {...props} />
        {isInside && endTs !== null ? <TermProgress {...props} endTs={endTs} /> : null}
      </div>
      {isInside ? <Acts {...props} /> : null}
      <Fold summary={<NamedSummary label={words.details} name={name} />}>
        <Details {...props} />
      </Fold>
    </article>
  );
}

function State({ texts, pool, position, ts }: StakedNftProps) {
  const t = useT();
  const words = texts.nfts;
  const { checkIn, leftTs, endTs } = position;
  const isInside = leftTs === 0n;
  const badge = checkIn && isInside ? checkInBadge(checkIn, bonusStreamOf(pool) !== undefined) : null;
  const isOver = isInside && endTs !== null && ts >= endTs;
  return (
    <>
      <p className="row nft-badges">
        {isOver ? <Badge tone="good">{words.over}</Badge> : null}
        {badge === "done" ? <Badge tone="good">{words.checkedIn}</Badge> : null}
        {badge === "early" ? <Badge tone="faint">{words.checkInEarly}</Badge> : null}
        {badge === "due" ? <Badge tone="warning">{words.checkInDue}</Badge> : null}
        {isInside ? null : <Badge tone="faint">{words.owed}</Badge>}
      </p>
      {checkIn && checkIn.streak > 0 ? (
        <p className="soft">{t(texts.labels, "daysInRow", { count: checkIn.streak })}</p>
      ) : null}
    </>
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

function TermProgress({ texts, position, ts, endTs }: StakedNftProps & { endTs: bigint }) {
  const t = useT();
  const passed = ts < endTs ? ts - position.startTs : endTs - position.startTs;
  if (ts >= endTs) return null;
  const left = Number((endTs - ts + DAY_SECONDS - 1n) / DAY_SECONDS);
  return (
    <div className="stack-tight">
      <progress
        className="progress"
        max={Number(endTs - position.startTs)}
        value={Number(passed)}
        aria-label={texts.nfts.term}
      />
      <p className="faint">{t(texts.nfts, "toGo", { days: t(texts.labels, "days", { count: left }) })}</p>
    </div>
  );
}
