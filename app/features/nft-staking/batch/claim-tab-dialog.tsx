import { useState } from "react";
import { claimedBy, paidSince } from "~/domain/nft-staking/batch/paid-rewards";
import { holdingNow, isPaying } from "~/domain/nft-staking/holding/rewards-now";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import { Money } from "~/features/money/money";
import { useBatch } from "~/transactions/use-batch";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { formatReward, rewardName } from "../coin-text";
import { summedCount } from "../holding/reward-list";
import { ActDialog } from "./act-dialog";
import type { NftClaimDialogProps } from "./claim-dialog";
import { NFT_BATCH, type NftBatchWish } from "./nft-batch";
import { useSurvey } from "./use-survey";

export type ClaimTabDialogProps = Omit<NftClaimDialogProps, "stream"> & { pool: NftPoolView };

/** Claims everything that is due of all rewards of a tab, from all its NFTs. A survey comes before the first claim. */
export function ClaimTabDialog({ pool, holding, ts, survey, ...act }: ClaimTabDialogProps) {
  const t = useT();
  const locale = useLocale();
  const { frame, texts, tab, onSettled } = act;
  const { claimDialog: words, claimDone } = texts;
  const signer = useSigner(frame.holderAddress);
  // without a place, the wish is for every reward of the pool
  const all: NftBatchWish = { kind: pool.kind, collection: pool.collection, action: "claim" };
  const batch = useBatch(NFT_BATCH, all, signer, onSettled);
  const { begin, instead } = useSurvey({ texts, tab, survey, onPassed: () => batch.start() });
  const streams = streamsInOrder(pool);
  const [before] = useState(() => streams.map(({ place }) => claimedBy(holding, place)));
  const fact = (stream: NftStreamView, raw: bigint, rest: Partial<Fact> = {}): Fact[] =>
    raw > 0n
      ? [{ term: rewardName(t, texts.rewards, stream), value: amountOf(stream, raw, ts), tone: "in", ...rest }]
      : [];
  const due = streams.flatMap((stream) => {
    const { dueRaw, dueNetRaw } = holdingNow(holding, stream.place, ts);
    const fee = formatReward(locale, dueRaw - dueNetRaw, stream);
    return fact(stream, dueNetRaw, dueRaw > dueNetRaw ? { note: t(texts.detailsDialog, "fee", { amount: fee }) } : {});
  });
  const previews = batch.done.flatMap(({ state }) => state.view?.preview ?? []);
  const paid = streams.flatMap((stream, index) => {
    const claimedBefore = before[index];
    return claimedBefore ? fact(stream, paidSince(claimedBefore, holding, previews, stream.place)) : [];
  });
  return (
    <ActDialog
      {...act}
      id="nft-claim"
      title={words.titleAll}
      batch={batch}
      signer={signer}
      logs={{ submit: "claimSubmit", no: "claimClose", done: "rewardComplete" }}
      words={{ submit: words.submit, costs: words.costs }}
      onSubmit={begin}
      done={{ title: claimDone.title, body: <FactList items={paid} /> }}
      instead={instead}
    >
      <section>
        <h3 className="section-title">{frame.claim.in}</h3>
        <p className="soft">{t(words, "from", { count: holding.count, collection: tab.name })}</p>
        <FactList items={due} />
        {holding.hasMore ? <p className="faint">{t(texts.mine, "partial", { count: summedCount(holding) })}</p> : null}
      </section>
    </ActDialog>
  );
}

function amountOf(stream: NftStreamView, raw: bigint, ts: bigint) {
  return <Money raw={raw} decimals={stream.decimals} coin={stream.symbol} steady={isPaying(stream, ts)} />;
}
