import { useState } from "react";
import { claimedBy, paidSince } from "~/domain/nft-staking/batch/paid-rewards";
import { holdingNow } from "~/domain/nft-staking/holding/rewards-now";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import type { SurveyView } from "~/domain/surveys/view";
import { describeClaimProblem, shownClaimProblem } from "~/features/money/amount-problem";
import { ClaimAmount } from "~/features/money/claim-amount";
import { type Amount, useAmount } from "~/features/money/use-amount";
import { formatAmount } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import { refusePress } from "~/logs/press-outcome";
import { useBatch } from "~/transactions/use-batch";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { formatReward, formatTicking, rewardName } from "../coin-text";
import { summedCount } from "../holding/reward-list";
import { loggedIn } from "../nft-screens";
import { ActDialog, type ActProps } from "./act-dialog";
import { NFT_BATCH, type NftBatchWish } from "./nft-batch";
import { SurveyActions, SurveyForm } from "./survey-form";

export type ClaimDialogProps = ActProps & {
  pool: NftPoolView;
  stream: NftStreamView;
  holding: NftHoldingPage;
  ts: bigint;
  /** The survey before the first claim in this pool; null if it was answered or there is none. */
  survey: SurveyView | null;
};

/** Claims a reward of all NFTs of a tab, in part or in full. A survey comes before the first claim. */
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
  const batch = useBatch(NFT_BATCH, all, signer, onSettled);
  const { dueRaw, dueNetRaw } = holdingNow(holding, place, ts);
  const due = { grossRaw: dueRaw, netRaw: dueNetRaw };
  const problem = describeClaimProblem(isAll ? null : amount, {
    locale,
    texts: frame.amountEntry,
    coin: stream.symbol,
    decimals,
    dueRaw: due.grossRaw,
    words: { nothingDue: words.nothing, tooMuch: words.tooMuch },
  });
  const previews = batch.done.flatMap(({ state }) => state.view?.preview ?? []);
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
        body: <Claimed texts={texts} stream={stream} paidRaw={paidSince(claimedBefore, holding, previews, place)} />,
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
  /** From how many positions the amount due was added up, if not from all; otherwise null. */
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
  // an estimate in proportion, because only the chain knows the fee of each NFT
  const netRaw = isAll || due.grossRaw === 0n ? due.netRaw : (wantedRaw * due.netRaw) / due.grossRaw;
  const isKnown = wantedRaw > 0n && wantedRaw <= due.grossRaw;
  const feeRaw = wantedRaw - netRaw;
  const shownIn = (raw: bigint) => (isAll ? formatTicking(locale, raw, stream, ts) : formatReward(locale, raw, stream));
  const fee: Fact[] = isKnown && feeRaw > 0n ? [{ term: words.fee, value: formatReward(locale, feeRaw, stream) }] : [];
  return (
    <div className="stack-form">
      <p className="soft">{t(words, "from", { count })}</p>
      {partial === null ? null : <p className="faint">{t(texts.mine, "partial", { count: partial })}</p>}
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
