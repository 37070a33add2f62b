import { useState } from "react";
import type { NftFace } from "~/domain/nft-metadata/view";
import { lossOf } from "~/domain/nft-staking/pool/daily-rewards";
import { shownNftTerms } from "~/domain/nft-staking/pool/offers";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { DAY_SECONDS } from "~/domain/staking/rules";
import { formatChainDate } from "~/locales/format";
import { countDone } from "~/transactions/batch-state";
import { useBatch } from "~/transactions/use-batch";
import { CheckField } from "~/ui/field";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { useConsent } from "~/ui/use-consent";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import type { ChosenTerm } from "../holding/holder-act";
import { FaceList, shownName } from "../nft-face";
import { bonusStreamOf } from "../pool/bonus";
import { dailyText } from "../pool/stream-rates";
import { ActDialog } from "./act-dialog";
import type { ActProps } from "./act-props";
import { Earnings } from "./earnings";
import { NFT_BATCH, type NftBatchWish } from "./nft-batch";
import { TermField } from "./term-field";

export type StakeDialogProps = ActProps & {
  pool: NftPoolView;
  nfts: readonly NftFace[];
  ts: bigint;
  /** For a pool with terms: warnings before anything is signed. */
  precautions: readonly string[];
  term: ChosenTerm;
  /** Called when the modal is closed after NFTs were staked. */
  onStaked: () => void;
};

/** Stakes NFTs: what leaves the wallet, for how long, what leaving early gives up, what it costs, and the signatures. */
export function StakeDialog({ pool, nfts, ts, precautions, term, onStaked, ...act }: StakeDialogProps) {
  const t = useT();
  const locale = useLocale();
  const { frame, texts, tab, onSettled } = act;
  const { stakeDialog: words, stakeDone } = texts;
  const hasTerms = pool.kind === "nova";
  const { termDays } = term;
  const consent = useConsent(hasTerms);
  // the choice is kept from when the modal was opened, because the list behind it is read again
  const [chosen] = useState(nfts);
  const signer = useSigner(frame.holderAddress);
  const mints = chosen.map(({ mint }) => mint);
  const wish: NftBatchWish = {
    kind: pool.kind,
    collection: pool.collection,
    action: "stake",
    mints,
    termDays,
    ...shownNftTerms(pool, termDays),
  };
  const count = chosen.length;
  const days = t(texts.labels, "days", { count: termDays });
  const title = hasTerms ? t(words, "titleFor", { count, days }) : t(words, "title", { count });
  const [only] = count === 1 ? chosen : [];
  const name = only && shownName(only);
  const titleOfOne = name && (hasTerms ? t(words, "titleOfFor", { name, days }) : t(words, "titleOf", { name }));
  const batch = useBatch(NFT_BATCH, wish, signer, onSettled);
  const date = ts + BigInt(termDays) * DAY_SECONDS;
  const loss = dailyText(locale, lossOf(pool, { termDays, count }));
  const end = formatChainDate(locale, date);
  const understand = loss
    ? t(words, "understandLoss", { date: end, amounts: loss })
    : t(words, "understand", { date: end });
  return (
    <ActDialog
      {...act}
      onClose={() => {
        act.onClose();
        // the deed ends at the list that has what was staked, not at the card that was chosen
        if (countDone(batch.done) > 0) onStaked();
      }}
      id="nft-stake"
      title={titleOfOne ?? title}
      batch={batch}
      signer={signer}
      logs={{ submit: "stakingConfirm", no: "stakingNo", done: "stakingComplete" }}
      words={{
        submit: t(texts.nfts, "stakeChosen", { count }),
        no: texts.labels.no,
        costs: words.costs,
        solNow: words.solNow,
      }}
      consent={
        hasTerms ? (
          <CheckField
            {...consent.field}
            label={`(${words.required}) ${understand}`}
            {...consent.noteOf(words.understandNeeded)}
          />
        ) : null
      }
      isUnready={consent.isUnready}
      onSubmit={() => consent.isGiven() && batch.start()}
      done={{
        title: hasTerms ? stakeDone.startedTitle : stakeDone.title,
        body: (
          <Notice tone="good" title={t(stakeDone, "text", { count: countDone(batch.done) })}>
            {hasTerms ? <p>{t(stakeDone, "ends", { date })}</p> : null}
            {bonusStreamOf(pool) ? <p>{stakeDone.next}</p> : null}
          </Notice>
        ),
      }}
      details={
        hasTerms ? (
          <Notice tone="warning" title={t(words, "earlyTitle", { date })}>
            <ol className="terms-list">
              {precautions.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </Notice>
        ) : null
      }
    >
      <Earnings texts={texts} pool={pool} termDays={termDays} />
      {hasTerms ? (
        <Fold summary={words.changeTerm}>
          <TermField texts={texts} tab={tab} pool={pool} name="termDays" {...term} />
        </Fold>
      ) : null}
      <section>
        <h3 className="section-title">{words.out}</h3>
        <FaceList nfts={chosen} hasAddresses />
        <p className="soft">{t(words, "text", { count })}</p>
      </section>
    </ActDialog>
  );
}
