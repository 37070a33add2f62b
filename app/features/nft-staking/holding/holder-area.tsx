import { useState } from "react";
import { useRevalidator } from "react-router";
import { MINTS_A_BATCH } from "~/domain/nft-staking/batch/batch-bounds";
import type { NftElsewhere, NftHoldingPage, NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import type { SurveyView } from "~/domain/surveys/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatChainTs } from "~/features/money/money-text";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatNumber } from "~/locales/format";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-dialog";
import { CheckInDialog } from "../batch/check-in-dialog";
import { ClaimDialog } from "../batch/claim-dialog";
import { StakeDialog } from "../batch/stake-dialog";
import { UnstakeDialog } from "../batch/unstake-dialog";
import { useIsOffline } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";
import { bonusStreamOf } from "../pool/bonus";
import { HoldingParts } from "./holding-parts";
import { PeriodFilter } from "./period-filter";
import { type EntitledCounts, RewardList } from "./reward-list";
import { StakedNft } from "./staked-nft";
import { type OfferedNft, WalletNftCard } from "./wallet-nfts";

export type HolderAreaProps = {
  frame: MoneyFrame;
  texts: ActTexts & {
    /** Of the file with every date of the holder: its link, and what is in it. */
    calendar: { link: string; what: string };
  };
  tab: NftTab;
  holding: NftHoldingPage;
  wallet: { nfts: readonly OfferedNft[]; next: string | null; tokens: number };
  survey: SurveyView | null;
  entitled: EntitledCounts;
  /** Said before staking in a pool with terms. */
  precautions: readonly string[];
  /** Positions of this term alone are shown; null for all. */
  period: number | null;
  /** The NFTs in the wallet are not those of its first part. */
  isLaterPart: boolean;
  /** The address of this page with another part of it: without it where that is null. */
  addressOf: (name: AddressPart, value: string | null) => string;
};

/** A modal that lies over the page, the mint that the shown part of the wallet comes after, or where positions begin. */
export type AddressPart = "details" | "list" | "after" | "from";

/** What a holder is doing: the act and the NFTs that it is about. */
type Act =
  | { kind: "stake"; nfts: readonly OfferedNft[] }
  | { kind: "check-in"; positions: readonly NftPositionView[]; elsewhere: NftElsewhere | null }
  | { kind: "unstake"; positions: readonly NftPositionView[] }
  | { kind: "claim"; stream: NftStreamView };

/** Cards that are drawn before more are asked for: each ticks. */
const SHOWN_AT_FIRST = 24;

/** A holder's part of a tab: rewards, staked NFTs, those in the wallet, and everything that can be done with them. */
export function HolderArea(props: HolderAreaProps) {
  const t = useT();
  const { frame, texts, tab, holding, survey, precautions } = props;
  const locale = useLocale();
  const { pool } = holding;
  const ts = useChainTs(holding.chainTs);
  const { revalidate } = useRevalidator();
  const isOffline = useIsOffline();
  const [act, setAct] = useState<Act | null>(null);
  const shared = {
    frame,
    texts,
    tab,
    pool,
    ts,
    onSettled: () => revalidate(),
    onClose: () => setAct(null),
  };
  return (
    <div className="wrap band holder-area">
      {isOffline ? (
        <Notice
          live
          tone="warning"
          title={t(texts.labels, "offline", { time: formatChainTs(locale, holding.chainTs) })}
        />
      ) : null}
      <RewardList {...props} ts={ts} onClaim={(stream) => setAct({ kind: "claim", stream })} />
      <StakedNfts {...props} ts={ts} onAct={setAct} />
      <WalletPart {...props} onAct={setAct} />
      <p className="without-script">{texts.labels.noScript}</p>
      {act?.kind === "stake" ? <StakeDialog {...shared} nfts={act.nfts} precautions={precautions} /> : null}
      {act?.kind === "check-in" ? (
        <CheckInDialog {...shared} positions={act.positions} elsewhere={act.elsewhere} nextDayTs={holding.nextDayTs} />
      ) : null}
      {act?.kind === "unstake" ? <UnstakeDialog {...shared} positions={act.positions} /> : null}
      {act?.kind === "claim" ? <ClaimDialog {...shared} stream={act.stream} holding={holding} survey={survey} /> : null}
    </div>
  );
}

type PartProps = HolderAreaProps & { onAct: (act: Act) => void };

function StakedNfts({ texts, tab, holding, period, ts, addressOf, onAct }: PartProps & { ts: bigint }) {
  const t = useT();
  const locale = useLocale();
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
        {t(words, "nextDay", { time: formatChainTs(locale, nextDayTs) })}
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

function WalletPart({ texts, tab, holding, wallet, isLaterPart, addressOf, onAct }: PartProps) {
  const t = useT();
  const { localePath } = useShell();
  const words = texts.nfts;
  const chosen = useChosen();
  const [isAsked, setIsAsked] = useState(false);
  const free = wallet.nfts.filter(({ refusal }) => refusal === null);
  const picked = free.filter(({ mint }) => chosen.has(mint));
  const isOpen = !holding.pool.isPaused && holding.pool.nfts < holding.pool.maxNfts;
  const isAllChosen = free.length > 0 && picked.length === free.length;
  const isWhole = wallet.next === null && !isLaterPart;
  const stake = () => {
    setIsAsked(true);
    if (picked.length > 0) onAct({ kind: "stake", nfts: picked });
  };
  if (wallet.nfts.length === 0) {
    const isBare = holding.positions.length === 0;
    return (
      <section aria-labelledby="wallet-title" className="nft-part">
        <h2 id="wallet-title">{words.wallet}</h2>
        {isWhole && isBare ? (
          <EmptyState
            level={3}
            title={words.emptyTitle}
            action={
              <ButtonLink to={`/${localePath}/${tab.page}`} {...loggedIn(tab, "meet")}>
                {t(words, "emptyAction", { collection: tab.name })}
              </ButtonLink>
            }
          >
            <p>{t(words, "emptyText", { collection: tab.name })}</p>
          </EmptyState>
        ) : null}
        {isWhole && !isBare ? <p className="soft">{t(words, "noneInWallet", { collection: tab.name })}</p> : null}
        {isWhole ? null : <p className="soft">{t(words, "noneInPart", { collection: tab.name })}</p>}
        <WalletParts tab={tab} texts={texts} wallet={wallet} isLaterPart={isLaterPart} addressOf={addressOf} />
      </section>
    );
  }
  return (
    <section aria-labelledby="wallet-title" className="nft-part">
      <div className="nft-part-head">
        <h2 id="wallet-title">{words.wallet}</h2>
        {isOpen ? (
          <div className="row">
            <Button
              onClick={() => chosen.setAll(isAllChosen ? [] : free.map(({ mint }) => mint))}
              {...loggedIn(tab, "selectAll")}
            >
              {isAllChosen ? words.stakeNone : words.stakeAll}
            </Button>
            <Button variant="primary" onClick={stake} {...loggedIn(tab, "staking")}>
              {picked.length > 1 ? t(words, "stakeChosen", { count: picked.length }) : words.stake}
            </Button>
          </div>
        ) : null}
      </div>
      {isAsked && picked.length === 0 ? (
        <p className="field-error" role="alert">
          {words.chooseFirst}
        </p>
      ) : null}
      <ul className="wallet-grid">
        {wallet.nfts.map((nft) => (
          <WalletNftCard
            key={nft.mint}
            texts={texts}
            nft={nft}
            isChosen={chosen.has(nft.mint)}
            onChoose={(isChosen) => chosen.set(nft.mint, isChosen)}
          />
        ))}
      </ul>
      <WalletParts tab={tab} texts={texts} wallet={wallet} isLaterPart={isLaterPart} addressOf={addressOf} />
    </section>
  );
}

/** The ways through a wallet with more tokens than one page looks through; nothing where it has fewer. */
function WalletParts({
  texts,
  tab,
  wallet,
  isLaterPart,
  addressOf,
}: Pick<PartProps, "texts" | "tab" | "wallet" | "isLaterPart" | "addressOf">) {
  const t = useT();
  const locale = useLocale();
  const words = texts.nfts;
  if (wallet.next === null && !isLaterPart) return null;
  return (
    <>
      <p className="faint">{t(words, "moreInWallet", { count: formatNumber(locale, wallet.tokens) })}</p>
      <p className="row">
        {wallet.next === null ? null : (
          <ButtonLink to={addressOf("after", wallet.next)} preventScrollReset {...loggedIn(tab, "nextPart")}>
            {words.nextInWallet}
          </ButtonLink>
        )}
        {isLaterPart ? (
          <ButtonLink to={addressOf("after", null)} preventScrollReset {...loggedIn(tab, "firstPart")}>
            {words.firstInWallet}
          </ButtonLink>
        ) : null}
      </p>
    </>
  );
}

/** Which NFTs are ticked, by their mints. */
function useChosen() {
  const [mints, setMints] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (mint: string) => mints.has(mint),
    set(mint: string, isChosen: boolean) {
      const next = new Set(mints);
      if (isChosen) next.add(mint);
      else next.delete(mint);
      setMints(next);
    },
    setAll: (all: readonly string[]) => setMints(new Set(all)),
  };
}
