import { formatDayEnd } from "~/locales/format";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { twinMark } from "../nft-face";
import { loggedIn } from "../nft-screens";
import { checkInAllText } from "./check-in-all-text";
import { checkInAll, type HolderAreaProps, type OnAct } from "./holder-act";
import { openCheckIns } from "./next-deed";
import { PeriodFilter } from "./period-filter";
import { ShowMore } from "./show-more";
import { StakedNft } from "./staked-nft";
import { StakedPages } from "./staked-pages";
import type { Chosen } from "./use-chosen";
import { useShown } from "./use-shown";
import { STAKED_TITLE } from "./use-staked-list";

type StakedNftsProps = HolderAreaProps & {
  chosen: Chosen;
  ts: bigint;
  /** True if the screen's loud button checks all NFTs in. */
  isCheckInLoud: boolean;
  onAct: OnAct;
};

/** The staked NFTs, with what can be done with each and with all of them. */
export function StakedNfts({ chosen, isCheckInLoud, ...props }: StakedNftsProps) {
  const t = useT();
  const { texts, tab, holding, period, ts, addressOf, onAct } = props;
  const words = texts.nfts;
  const { pool, positions } = holding;
  const listed = positions.filter(({ termDays }) => period === null || termDays === period);
  const { shown, showMore } = useShown(listed);
  const canCheckIn = openCheckIns(holding).count > 0 || holding.hasMore;
  return (
    <section aria-labelledby={STAKED_TITLE} className="nft-part">
      <div className="nft-part-head">
        <h2 id={STAKED_TITLE} tabIndex={-1}>
          {words.inside}
        </h2>
        {canCheckIn && !isCheckInLoud ? (
          <Button size="small" onClick={() => onAct(checkInAll(holding))} {...loggedIn(tab, "allCheckIn")}>
            {checkInAllText(t, words, holding)}
          </Button>
        ) : null}
      </div>
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
              twin={twinMark(position, shown)}
              onChoose={(isChosen) => chosen.set(position.mint, isChosen)}
              onCheckIn={() => onAct({ kind: "check-in", positions: [position], elsewhere: null })}
              onUnstake={() => onAct({ kind: "unstake", positions: [position] })}
            />
          ))}
        </div>
      ) : null}
      {shown.length === 0 && period !== null ? (
        <p className="soft">{t(words, "noneInTerm", { days: t(texts.labels, "days", { count: period }) })}</p>
      ) : null}
      <ShowMore texts={texts} tab={tab} left={listed.length - shown.length} onMore={showMore} />
      <StakedPages texts={texts} tab={tab} holding={holding} addressOf={(cursor) => addressOf("from", cursor)} />
      <CheckInDays {...props} />
    </section>
  );
}

/** When the next day for check-ins begins, and a calendar file that reminds of it. */
function CheckInDays({ texts, tab, holding, ts }: HolderAreaProps & { ts: bigint }) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const words = texts.nfts;
  const inside = holding.positions.filter(({ leftTs }) => leftTs === 0n);
  if (inside.length === 0) return null;
  return (
    <div className="stack-tight">
      <p className="faint">
        {t(words, "nextDay", { until: formatDayEnd(locale, holding.nextDayTs, ts) })}
        {inside.some(({ checkIn }) => checkIn?.today === "early") ? ` ${words.earlyHere}` : null}
      </p>
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
    </div>
  );
}
