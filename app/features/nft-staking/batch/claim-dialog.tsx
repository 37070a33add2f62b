import { useState } from "react";
import { claimedBy, paidSince } from "~/domain/nft-staking/batch/paid-rewards";
import { holdingNow, isPaying } from "~/domain/nft-staking/holding/rewards-now";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import type { SurveyView } from "~/domain/surveys/view";
import { Arrived } from "~/features/money/arrived";
import { useClaimAmount } from "~/features/money/use-claim-amount";
import { useBatch } from "~/transactions/use-batch";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { rewardName } from "../coin-text";
import { summedCount } from "../holding/reward-list";
import { ActDialog } from "./act-dialog";
import type { ActProps } from "./act-props";
import { estimateNet } from "./claim-estimate";
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
  const claimable = {
    coin: stream.symbol,
    decimals,
    dueRaw: due.dueRaw,
    netOf: (grossRaw: bigint) => estimateNet(due, grossRaw),
    isTicking: isPaying(stream, ts),
  };
  const entry = frame.amountEntry;
  const claim = useClaimAmount(claimable, { entry, nothingDue: words.nothing, tooMuch: words.tooMuch });
  const [claimedBefore] = useState(() => claimedBy(holding, place));
  const signer = useSigner(frame.holderAddress);
  const all: NftBatchWish = { kind: pool.kind, collection: pool.collection, action: "claim", place };
  const batch = useBatch(NFT_BATCH, all, signer, onSettled);
  const previews = batch.done.flatMap(({ state }) => state.view?.preview ?? []);
  const { begin, instead } = useSurvey({
    texts,
    tab,
    survey,
    onPassed: () => batch.start({ wish: claim.isMax ? all : { ...all, amountRaw: claim.wanted } }),
  });
  return (
    <ActDialog
      {...act}
      id="nft-claim"
      title={t(words, "title", { reward: rewardName(t, texts.rewards, stream) })}
      batch={batch}
      signer={signer}
      logs={{ submit: "claimSubmit", no: "claimClose", done: "rewardComplete" }}
      words={{ submit: words.submit, costs: words.costs }}
      onSubmit={() => claim.mayClaim() && begin()}
      done={{
        title: claimDone.title,
        body: (
          <Arrived
            frame={frame}
            raw={paidSince(claimedBefore, holding, previews, place)}
            decimals={decimals}
            coin={stream.symbol}
          />
        ),
      }}
      instead={instead}
    >
      <NftClaimFields
        frame={frame}
        texts={texts}
        tab={tab}
        pool={pool}
        count={holding.count}
        partial={holding.hasMore ? summedCount(holding) : null}
        claim={claim}
      />
    </ActDialog>
  );
}
