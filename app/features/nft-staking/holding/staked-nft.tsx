import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { DAY_SECONDS } from "~/domain/staking/rules";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Badge } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-dialog";
import { FacePicture, shownName } from "../nft-face";
import { loggedIn, type NftTab } from "../nft-screens";
import { bonusStreamOf, checkInBadge } from "../pool/bonus";
import { useNftFacts } from "./use-nft-facts";

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
      <FactList items={useNftFacts(props)} />
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
  const left = Number((endTs - ts + DAY_SECONDS - 1n) / DAY_SECONDS);
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
