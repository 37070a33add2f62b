import { useState } from "react";
import type { NftFace } from "~/domain/nft-metadata/view";
import { rewardsToClaim, unpaidPlaces } from "~/domain/nft-staking/batch/leaving-rewards";
import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import type { Translate } from "~/locales/translate";
import { useBatch } from "~/transactions/use-batch";
import { CheckField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useConsent } from "~/ui/use-consent";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { formatReward } from "../coin-text";
import { shownName } from "../nft-face";
import { refundOf } from "./act-costs";
import { ActDialog } from "./act-dialog";
import type { ActProps } from "./act-props";
import { NFT_BATCH, type NftBatchWish } from "./nft-batch";
import { givenUpOf, UnstakeMovements, UnstakeOutcome } from "./unstake-amounts";

export type UnstakeDialogProps = ActProps & {
  pool: NftPoolView;
  positions: readonly NftPositionView[];
  ts: bigint;
};

/** Unstakes NFTs: what comes back, what is paid with it, what is given up for good, what it costs, and the signatures. */
export function UnstakeDialog({ pool, positions, ts, ...act }: UnstakeDialogProps) {
  const t = useT();
  const locale = useLocale();
  const { frame, texts, onSettled } = act;
  const { unstakeDialog: words, unstakeDone } = texts;
  // the choice is kept from when the modal was opened, because the list behind it is read again
  const [chosen] = useState(positions);
  const [only] = chosen.length === 1 ? chosen : [];
  const isEarly = chosen.some(({ isLeavingEarly, endTs }) => isLeavingEarly && endTs !== null && ts < endTs);
  const signer = useSigner(frame.holderAddress);
  const mints = chosen.map(({ mint }) => mint);
  const wish: NftBatchWish = { kind: pool.kind, collection: pool.collection, action: "unstake", mints };
  const batch = useBatch(NFT_BATCH, wish, signer, onSettled);
  const unpaid = unpaidPlaces(chosen, batch);
  const losses = givenUpOf({ pool, chosen, unpaid, ts }).filter(({ raw }) => raw > 0n);
  const givenUp = losses.map(({ stream, raw }) => formatReward(locale, raw, stream)).join(" + ");
  const consent = useConsent(isEarly, unpaid.join());
  return (
    <ActDialog
      {...act}
      id="nft-unstake"
      title={only ? t(words, "titleOf", { name: shownName(only) }) : t(words, "title", { count: chosen.length })}
      batch={batch}
      signer={signer}
      logs={{ submit: "unstakingConfirm", no: "unstakingNo", done: "unstakingComplete" }}
      words={{
        submit: t(texts.nfts, "unstakeChosen", { count: chosen.length }),
        no: texts.labels.no,
        costs: words.costs,
      }}
      variant={isEarly ? "danger" : "primary"}
      consent={
        isEarly ? (
          <CheckField
            {...consent.field}
            label={`(${words.required}) ${t(words, "understand", { amounts: givenUp })}`}
            {...consent.noteOf(words.understandNeeded)}
          />
        ) : null
      }
      isUnready={consent.isUnready}
      onSubmit={() => {
        // the holder agrees to a loss only by ticking the box
        const agreed = isEarly ? unpaid : [];
        if (consent.isGiven()) {
          batch.start({ mustContain: { claims: rewardsToClaim(chosen, { pool, ts, givenUp: agreed }) } });
        }
      }}
      done={{
        title: unstakeDone.title,
        body: (
          <>
            <Notice tone="good" title={backText(t, unstakeDone, chosen)}>
              <p>{isEarly ? unstakeDone.givenUp : words.streak}</p>
            </Notice>
            <UnstakeOutcome texts={texts} pool={pool} batch={batch} />
          </>
        ),
      }}
    >
      {batch.costs?.kind === "unstakeNft" && batch.costs.otherAccounts.length > 0 ? (
        <Notice live tone="warning" title={words.otherAccountsTitle}>
          <p>{t(words, "otherAccounts", { addresses: batch.costs.otherAccounts.join(", ") })}</p>
        </Notice>
      ) : null}
      <UnstakeMovements
        texts={texts}
        pool={pool}
        chosen={chosen}
        unpaid={unpaid}
        isEarly={isEarly}
        ts={ts}
        refundLamports={refundOf(batch)}
      />
    </ActDialog>
  );
}

/** Which NFTs are back, in words for one or several. */
function backText(t: Translate, texts: ActProps["texts"]["unstakeDone"], nfts: readonly NftFace[]): string {
  return t(texts, "text", { count: nfts.length, name: nfts.map(shownName).join(", ") });
}
