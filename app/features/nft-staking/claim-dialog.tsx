import { useState } from "react";
import { netOfNftClaim } from "~/domain/nft-staking/rules";
import type { NftHoldingPage, NftPoolView, NftStreamView } from "~/domain/nft-staking/view";
import type { SurveyView } from "~/domain/surveys/view";
import { describeClaimProblem, shownClaimProblem } from "~/features/money/amount-problem";
import { ClaimAmount } from "~/features/money/claim-amount";
import { type Amount, useAmount } from "~/features/money/use-amount";
import { formatAmount, formatNumber } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import { refusePress } from "~/logs/press-outcome";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { ActDialog, type ActProps } from "./act-dialog";
import { formatReward, formatTicking, rewardName } from "./coin-text";
import { loggedIn } from "./nft-screens";
import { netByPlace } from "./paid";
import { summedCount } from "./reward-list";
import { rewardNow } from "./rewards-now";
import { SurveyActions, SurveyForm } from "./survey-form";
import { type NftBatchWish, type PartRun, useBatch } from "./use-batch";

export type ClaimDialogProps = ActProps & {
  pool: NftPoolView;
  stream: NftStreamView;
  holding: NftHoldingPage;
  ts: bigint;
  /** Asked before the first claim in this pool; null where it was answered or there is none. */
  survey: SurveyView | null;
};

/** Claims a reward over all NFTs of a tab, in part or all of it; a survey comes before the first claim. */
export function ClaimDialog({ pool, stream, holding, ts, survey, ...act }: ClaimDialogProps) {
  const t = useT();
  const { frame, texts, tab, onSettled } = act;
  const { claimDialog: words, claimDone } = texts;
  const { place, decimals } = stream;
  const locale = useLocale();
  const amount = useAmount(null, decimals);
  const [isAll, setIsAll] = useState(true);
  const [isAsked, setIsAsked] = useState(false);
  const [isInSurvey, setIsInSurvey] = useState(false);
  const [claimedBefore] = useState(() => claimedBy(holding, place));
  const signer = useSigner(frame.holderAddress);
  const all: NftBatchWish = { kind: pool.kind, collection: pool.collection, action: "claim", place };
  const batch = useBatch(all, signer, onSettled);
  const due = dueOf(holding, place, ts);
  const problem = describeClaimProblem(isAll ? null : amount, {
    locale,
    texts: frame.amountEntry,
    coin: stream.symbol,
    decimals,
    dueRaw: due.grossRaw,
    words: { nothingDue: words.nothing, tooMuch: words.tooMuch },
  });
  const begin = () => {
    setIsInSurvey(false);
    batch.start(isAll ? all : { ...all, amountRaw: String(amount.raw ?? 0n) });
  };
  const submit = () => {
    setIsAsked(true);
    if (problem) return refusePress("amount");
    if (survey) return setIsInSurvey(true);
    begin();
  };
  return (
    <ActDialog
      {...act}
      id="nft-claim"
      title={t(words, "title", { reward: rewardName(t, texts.rewards, stream) })}
      batch={batch}
      signer={signer}
      logs={{ submit: "claimSubmit", no: "claimClose", done: "rewardComplete" }}
      words={{ submit: words.submit, no: texts.labels.close, costs: words.costs }}
      onSubmit={submit}
      done={{
        title: claimDone.title,
        body: <Claimed texts={texts} stream={stream} paidRaw={paidSince(claimedBefore, holding, batch.done, place)} />,
      }}
      instead={
        isInSurvey && survey
          ? {
              title: survey.title,
              body: <SurveyForm texts={texts} survey={survey} onAnswered={begin} />,
              actions: <SurveyActions texts={texts} tab={tab} onSkip={begin} />,
            }
          : null
      }
    >
      <ClaimFields
        frame={frame}
        texts={texts}
        tab={tab}
        pool={pool}
        stream={stream}
        ts={ts}
        due={due}
        count={holding.count}
        partial={holding.hasMore ? summedCount(holding) : null}
        amount={amount}
        isAll={isAll}
        onAll={setIsAll}
        error={shownClaimProblem(problem, { isAsked, raw: amount.raw, dueRaw: due.grossRaw })}
      />
    </ActDialog>
  );
}

type Due = { grossRaw: bigint; netRaw: bigint };

type ClaimFieldsProps = Pick<ClaimDialogProps, "frame" | "texts" | "tab" | "pool" | "stream" | "ts"> & {
  due: Due;
  count: number;
  /** Of how many positions what is due was added up, where it was not of all. */
  partial: number | null;
  amount: Amount;
  isAll: boolean;
  onAll: (isAll: boolean) => void;
  error: string | null;
};

function ClaimFields(props: ClaimFieldsProps) {
  const t = useT();
  const { frame, texts, tab, pool, stream, ts, due, count, partial, amount, isAll, onAll, error } = props;
  const locale = useLocale();
  const words = texts.claimDialog;
  const { symbol } = stream;
  const wantedRaw = isAll ? due.grossRaw : (amount.raw ?? 0n);
  // in proportion: what each NFT's fee is, the chain alone knows
  const netRaw = isAll || due.grossRaw === 0n ? due.netRaw : (wantedRaw * due.netRaw) / due.grossRaw;
  const isKnown = wantedRaw > 0n && wantedRaw <= due.grossRaw;
  const feeRaw = wantedRaw - netRaw;
  const shownIn = (raw: bigint) => (isAll ? formatTicking(locale, raw, stream, ts) : formatReward(locale, raw, stream));
  const fee: Fact[] = isKnown && feeRaw > 0n ? [{ term: words.fee, value: formatReward(locale, feeRaw, stream) }] : [];
  return (
    <div className="stack-form">
      <p className="soft">{t(words, "from", { count })}</p>
      {partial === null ? null : (
        <p className="faint">{t(texts.mine, "partial", { count: formatNumber(locale, partial) })}</p>
      )}
      <FactList items={[{ term: words.due, value: formatTicking(locale, due.grossRaw, stream, ts), tone: "strong" }]} />
      <ClaimAmount
        words={{ label: words.amount, hint: words.allHint, max: pool.kind === "nova" ? words.full : words.all }}
        entryTexts={frame.amountEntry}
        coin={symbol}
        decimals={stream.decimals}
        amount={amount}
        due={formatAmount(locale, due.grossRaw, stream.decimals)}
        isMax={isAll}
        onMax={onAll}
        error={error}
        log={loggedIn(tab, "claimAllInput")}
      />
      <FactList
        items={[
          { term: words.out, value: `0 ${symbol}` },
          ...fee,
          {
            term: words.in,
            value: isKnown ? shownIn(netRaw) : "–",
            note: isKnown ? spellAmount(locale, netRaw, stream.decimals, isAll) : null,
            tone: "in",
          },
        ]}
      />
    </div>
  );
}

function Claimed({ texts, stream, paidRaw }: Pick<ClaimDialogProps, "texts" | "stream"> & { paidRaw: bigint }) {
  const t = useT();
  const locale = useLocale();
  const words = texts.claimDone;
  const amount = formatAmount(locale, paidRaw, stream.decimals);
  return (
    <>
      <p className="figure money-in">{formatReward(locale, paidRaw, stream)}</p>
      <p className="spelled">{spellAmount(locale, paidRaw, stream.decimals)}</p>
      <p>{t(words, "text", { amount, coin: stream.symbol })}</p>
    </>
  );
}

/** What was claimed of a stream: by the address of each position of the page, and what reached the holder elsewhere. */
type ClaimedBefore = {
  byAddress: ReadonlyMap<string, bigint>;
  elsewhereCount: number;
  elsewhereNetRaw: bigint;
};

function claimedBy({ positions, elsewhere }: NftHoldingPage, place: number): ClaimedBefore {
  return {
    byAddress: new Map(positions.map(({ address, rewards }) => [address, rewards[place]?.claimedRaw ?? 0n])),
    elsewhereCount: elsewhere?.count ?? 0,
    elsewhereNetRaw: elsewhere?.rewards[place]?.claimedNetRaw ?? 0n,
  };
}

/**
 * What reached the holder, by the positions' own books; by the trial runs until these have been read again, and where a
 * position has closed and cannot tell.
 */
function paidSince(before: ClaimedBefore, holding: NftHoldingPage, done: readonly PartRun[], place: number): bigint {
  const { positions, hasMore } = holding;
  const now = claimedBy(holding, place);
  const isComplete =
    !hasMore &&
    now.elsewhereCount === before.elsewhereCount &&
    [...before.byAddress.keys()].every((address) => now.byAddress.has(address));
  const byTrials = netByPlace(done, "paid").get(place) ?? 0n;
  if (!isComplete) return byTrials;
  const paidRaw = positions.reduce((sum, { address, rewards, feeBps }) => {
    const claimedBefore = before.byAddress.get(address) ?? 0n;
    const claimed = rewards[place]?.claimedRaw ?? 0n;
    return sum + netOfNftClaim(claimedBefore, claimed - claimedBefore, feeBps);
  }, now.elsewhereNetRaw - before.elsewhereNetRaw);
  return paidRaw || byTrials;
}

function dueOf({ positions, elsewhere, pool }: NftHoldingPage, place: number, ts: bigint): Due {
  const others = elsewhere?.rewards[place];
  const due = { grossRaw: others?.dueRaw ?? 0n, netRaw: others?.dueNetRaw ?? 0n };
  for (const position of positions) {
    const { dueRaw, dueNetRaw } = rewardNow(position, place, pool, ts);
    due.grossRaw += dueRaw;
    due.netRaw += dueNetRaw;
  }
  return due;
}
