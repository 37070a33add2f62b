import { useState } from "react";
import { claimedBy, paidSince } from "~/domain/nft-staking/batch/paid-rewards";
import { holdingNow } from "~/domain/nft-staking/holding/rewards-now";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import type { SurveyView } from "~/domain/surveys/view";
import { useClaimAmount } from "~/features/money/use-claim-amount";
import { formatAmount } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import { useBatch } from "~/transactions/use-batch";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { formatReward, rewardName } from "../coin-text";
import { summedCount } from "../holding/reward-list";
import { ActDialog } from "./act-dialog";
import type { ActProps } from "./act-props";
import { NftClaimFields } from "./claim-fields";
import { NFT_BATCH, type NftBatchWish } from "./nft-batch";
import { useSurvey } from "./use-survey";

export type NftClaimDialogProps = ActProps & {
  pool: NftPoolView;
  stream: NftStreamView;
  holding: NftHoldingPage;
  ts: bigint;
  /** The survey before the first claim in this pool; null if it was answered or there is none. */
  survey: SurveyView | null;
};

/** Claims a reward of all NFTs of a tab, in part or in full. A survey comes before the first claim. */
export function NftClaimDialog({ pool, stream, holding, ts, survey, ...act }: NftClaimDialogProps) {
  const t = useT();
  const { frame, texts, tab, onSettled } = act;
  const { claimDialog: words, claimDone } = texts;
  const { place, decimals } = stream;
  const due = holdingNow(holding, place, ts);
  const claim = useClaimAmount({
    texts: frame.amountEntry,
    coin: stream.symbol,
    decimals,
    dueRaw: due.dueRaw,
    words: { nothingDue: words.nothing, tooMuch: words.tooMuch },
  });
  const [claimedBefore] = useState(() => claimedBy(holding, place));
  const signer = useSigner(frame.holderAddress);
  const all: NftBatchWish = { kind: pool.kind, collection: pool.collection, action: "claim", place };
  const batch = useBatch(NFT_BATCH, all, signer, onSettled);
  const previews = batch.done.flatMap(({ state }) => state.view?.preview ?? []);
  const { begin, instead } = useSurvey({
    texts,
    tab,
    survey,
    onPassed: () => batch.start({ wish: claim.isMax ? all : { ...all, amountRaw: String(claim.amount.raw ?? 0n) } }),
  });
  return (
    <ActDialog
      {...act}
      id="nft-claim"
      title={t(words, "title", { reward: rewardName(t, texts.rewards, stream) })}
      batch={batch}
      signer={signer}
      logs={{ submit: "claimSubmit", no: "claimClose", done: "rewardComplete" }}
      words={{ submit: words.submit, no: texts.labels.close, costs: words.costs }}
      onSubmit={() => claim.mayClaim() && begin()}
      done={{
        title: claimDone.title,
        body: <Claimed texts={texts} stream={stream} paidRaw={paidSince(claimedBefore, holding, previews, place)} />,
      }}
      instead={instead}
    >
      <NftClaimFields
        frame={frame}
        texts={texts}
        tab={tab}
        pool={pool}
        stream={stream}
        ts={ts}
        due={due}
        count={holding.count}
        partial={holding.hasMore ? summedCount(holding) : null}
        claim={claim}
      />
    </ActDialog>
  );
}

/** What a claim has paid. */
function Claimed({ texts, stream, paidRaw }: Pick<NftClaimDialogProps, "texts" | "stream"> & { paidRaw: bigint }) {
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
