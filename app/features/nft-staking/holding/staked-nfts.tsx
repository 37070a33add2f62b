import { useState } from "react";
import { MINTS_A_BATCH } from "~/domain/nft-staking/batch/batch-bounds";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { loggedIn } from "../nft-screens";
import { bonusStreamOf } from "../pool/bonus";
import type { Act, HolderAreaProps } from "./holder-act";
import { HoldingParts } from "./holding-parts";
import { PeriodFilter } from "./period-filter";
import { StakedNft } from "./staked-nft";
import { useChosen } from "./use-chosen";

/** How many cards are shown at first. More are shown on request, because each card ticks. */
const SHOWN_AT_FIRST = 24;

type StakedNftsProps = HolderAreaProps & { ts: bigint; onAct: (act: Act) => void };

/** The staked NFTs, with what can be done with each and with all of them. */
export function StakedNfts({ texts, tab, holding, period, ts, addressOf, onAct }: StakedNftsProps) {
  const t = useT();
  const { localePath } = useShell();
  const words = texts.nfts;
  const chosen = useChosen();
  const [isWhole, setIsWhole] = useState(false);
  const { pool, positions, elsewhere, nextDayTs } = holding;
  const checkInsLeft = holding.checkInsLeft + (elsewhere?.checkInsLeft ?? 0);
  const inside = positions.filter(({ leftTs }) => leftTs === 0n);
  const listed = positions.filter(({ termDays }) => period === null || termDays === period);
  const shown = isWhole ? listed : listed.slice(0, SHOWN_AT_FIRST);
  const picked = inside.filter(({ mint }) => chosen.has(mint)).slice(0, MINTS_A_BATCH);
  return (
    <section aria-labelledby="staked-title" className="nft-part">
      <div className="nft-part-head">
        <h2 id="staked-title">{words.inside}</h2>
        <div className="row">
          <Button
            variant={bonusStreamOf(pool) ? "primary" : "secondary"}
            disabled={checkInsLeft === 0 && !holding.hasMore}
            onClick={() =>
              onAct({
                kind: "check-in",
                positions: inside.filter(({ checkIn }) => checkIn?.today === "open"),
                elsewhere,
              })
            }
            {...loggedIn(tab, "allCheckIn")}
          >
            {words.allCheckIn}
          </Button>
          {picked.length > 1 ? (
            <Button onClick={() => onAct({ kind: "unstake", positions: picked })} {...loggedIn(tab, "unstaking")}>
              {t(words, "unstakeChosen", { count: picked.length })}
            </Button>
          ) : null}
        </div>
      </div>
      <p className="faint">
        {t(words, "nextDay", { time: nextDayTs })}
        {inside.some(({ checkIn }) => checkIn?.today === "early") ? ` ${words.earlyHere}` : null}
      </p>
      {inside.length > 0 ? (
        <p className="row">
          <ButtonLink
            size="small"
            href={`/${localePath}/mypage/account/calendar.ics`}
            download
            {...loggedIn(tab, "calendar")}
          >
            {texts.calendar.link}
          </ButtonLink>
          <span className="faint">{texts.calendar.what}</span>
        </p>
      ) : null}
      {tab.kind === "nova" ? <PeriodFilter texts={texts} period={period} /> : null}
      {shown.length > 0 ? (
        <div className="nft-grid">
          {shown.map((position) => (
            <StakedNft
              key={position.address}
              texts={texts}
              tab={tab}
              pool={pool}
              position={position}
              ts={ts}
              isChosen={chosen.has(position.mint)}
              onChoose={(isChosen) => chosen.set(position.mint, isChosen)}
              onCheckIn={() => onAct({ kind: "check-in", positions: [position], elsewhere: null })}
              onUnstake={() => onAct({ kind: "unstake", positions: [position] })}
            />
          ))}
        </div>
      ) : (
        <Nothing texts={texts} period={period} hasAny={holding.count > 0} />
      )}
      {listed.length > shown.length ? (
        <p>
          <Button onClick={() => setIsWhole(true)} {...loggedIn(tab, "showMore")}>
            {words.more}
          </Button>
        </p>
      ) : null}
      <HoldingParts texts={texts} tab={tab} holding={holding} addressOf={(cursor) => addressOf("from", cursor)} />
    </section>
  );
}

type NothingProps = Pick<HolderAreaProps, "texts" | "period"> & { hasAny: boolean };

function Nothing({ texts, period, hasAny }: NothingProps) {
  const t = useT();
  if (!hasAny || period === null) return <p className="soft">{texts.nfts.noneInside}</p>;
  return <p className="soft">{t(texts.nfts, "noneInTerm", { days: t(texts.labels, "days", { count: period }) })}</p>;
}
