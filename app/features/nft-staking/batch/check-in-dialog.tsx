import { useState } from "react";
import { MINTS_A_BATCH } from "~/domain/nft-staking/batch/batch-bounds";
import { nextBonusNetOf } from "~/domain/nft-staking/holding/rewards-now";
import type { NftElsewhere, NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { formatDayEnd } from "~/locales/format";
import { countDone } from "~/transactions/batch-state";
import { useBatch } from "~/transactions/use-batch";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { formatReward } from "../coin-text";
import { FaceList } from "../nft-face";
import { bonusStreamOf, checkInNote } from "../pool/bonus";
import { ActDialog } from "./act-dialog";
import type { ActProps } from "./act-props";
import { NFT_BATCH, type NftBatchWish } from "./nft-batch";

export type CheckInDialogProps = ActProps & {
  pool: NftPoolView;
  /** When the Korean day ends, and the second of the chain now. */
  nextDayTs: bigint;
  ts: bigint;
  positions: readonly NftPositionView[];
  /** What is checked in together with them: all NFTs on the other pages. */
  elsewhere: NftElsewhere | null;
};

/** Checks NFTs in for the Korean day: what it earns, what it costs, and the signatures. */
export function CheckInDialog({ pool, nextDayTs, ts, positions, elsewhere, ...act }: CheckInDialogProps) {
  const t = useT();
  const locale = useLocale();
  const { frame, texts, onSettled } = act;
  const words = texts.checkInDialog;
  // the choice is kept from when the modal was opened, because the list behind it is read again
  const [{ chosen, others }] = useState({ chosen: positions, others: elsewhere });
  const signer = useSigner(frame.holderAddress);
  const all = { kind: pool.kind, collection: pool.collection, action: "check-in" } as const;
  // if there are too many NFTs to name them in the wish, all are checked in
  const isNamed = others === null && chosen.length <= MINTS_A_BATCH;
  const wish: NftBatchWish = isNamed ? { ...all, mints: chosen.map(({ mint }) => mint) } : all;
  const batch = useBatch(NFT_BATCH, wish, signer, onSettled);
  return (
    <ActDialog
      {...act}
      id="nft-check-in"
      title={words.title}
      batch={batch}
      signer={signer}
      logs={{ submit: "checkInConfirm", no: "checkInClose", done: "checkInComplete" }}
      words={{ submit: texts.nfts.checkIn, costs: words.costs }}
      onSubmit={() => batch.start()}
      done={{
        title: words.doneTitle,
        body: (
          <Notice tone="good" title={t(words, "done", { count: countDone(batch.done) })}>
            <p>{t(texts.nfts, "nextDay", { until: formatDayEnd(locale, nextDayTs, ts) })}</p>
          </Notice>
        ),
      }}
    >
      {/* above the NFTs, of which there may be a screenful */}
      <Bonus texts={texts} pool={pool} chosen={chosen} elsewhere={others} />
      <FaceList nfts={chosen} />
      {others && others.checkInsLeft > 0 ? <p>{t(words, "others", { count: others.checkInsLeft })}</p> : null}
    </ActDialog>
  );
}

type BonusProps = Pick<CheckInDialogProps, "texts" | "pool" | "elsewhere"> & { chosen: readonly NftPositionView[] };

/** What the check-ins earn, or that they earn nothing. */
function Bonus({ texts, pool, chosen, elsewhere }: BonusProps) {
  const locale = useLocale();
  const { checkInDialog: words } = texts;
  const stream = bonusStreamOf(pool);
  const earnedRaw = nextBonusNetOf(chosen) + (elsewhere?.nextBonusNetRaw ?? 0n);
  const note = checkInNote(words, stream, earnedRaw);
  if (!stream || note !== null) return <p className="soft">{note}</p>;
  return <FactList items={[{ term: words.earns, value: formatReward(locale, earnedRaw, stream), tone: "in" }]} />;
}
