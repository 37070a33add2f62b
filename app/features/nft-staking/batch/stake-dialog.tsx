import { useState } from "react";
import type { NftFace } from "~/domain/nft-metadata/view";
import { firstTermOf, type NftTermDays, shownNftTerms, termsOf } from "~/domain/nft-staking/pool/offers";
import type { NftOffer, NftPoolView } from "~/domain/nft-staking/pool/view";
import { DAY_SECONDS } from "~/domain/staking/rules";
import { countDone } from "~/transactions/batch-state";
import { useBatch } from "~/transactions/use-batch";
import { FactList } from "~/ui/facts";
import { CheckField, ChoiceField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useConsent } from "~/ui/use-consent";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { formatReward, rewardName } from "../coin-text";
import { FaceList } from "../nft-face";
import { loggedIn, type NftTab } from "../nft-screens";
import { bonusStreamOf } from "../pool/bonus";
import { times, weighted } from "../pool/pool-terms";
import { ActDialog, type ActProps } from "./act-dialog";
import { NFT_BATCH, type NftBatchWish } from "./nft-batch";

export type StakeDialogProps = ActProps & {
  pool: NftPoolView;
  nfts: readonly NftFace[];
  ts: bigint;
  /** For a pool with terms: warnings before anything is signed. */
  precautions: readonly string[];
};

/** Stakes NFTs: what leaves the wallet, for how long, what leaving early gives up, what it costs, and the signatures. */
export function StakeDialog({ pool, nfts, ts, precautions, ...act }: StakeDialogProps) {
  const t = useT();
  const { frame, texts, tab, onSettled } = act;
  const { stakeDialog: words, stakeDone } = texts;
  const hasTerms = pool.kind === "nova";
  const [termDays, setTermDays] = useState(firstTermOf(pool.offers));
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
  const batch = useBatch(NFT_BATCH, wish, signer, onSettled);
  const date = ts + BigInt(termDays) * DAY_SECONDS;
  return (
    <ActDialog
      {...act}
      id="nft-stake"
      title={t(words, "title", { count: chosen.length })}
      batch={batch}
      signer={signer}
      logs={{ submit: "stakingConfirm", no: "stakingNo", done: "stakingComplete" }}
      words={{ submit: words.submit, no: texts.labels.no, costs: words.costs }}
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
    >
      <section>
        <h3 className="section-title">{words.out}</h3>
        <FaceList nfts={chosen} />
        <p className="soft">
          {t(words, "text", { count: chosen.length })} {words.back}
        </p>
      </section>
      {hasTerms ? (
        <>
          <TermField texts={texts} tab={tab} offers={pool.offers} value={termDays} onValue={setTermDays} />
          <Earnings texts={texts} pool={pool} termDays={termDays} />
          <Notice tone="warning" title={t(words, "earlyTitle", { date })}>
            <ol className="terms-list">
              {precautions.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </Notice>
          <CheckField
            {...consent.field}
            label={`(${words.required}) ${words.understand}`}
            error={consent.isMissing ? words.understandNeeded : undefined}
          />
        </>
      ) : (
        <Earnings texts={texts} pool={pool} termDays={0} />
      )}
    </ActDialog>
  );
}

type EarningsProps = { texts: ActProps["texts"]; pool: NftPoolView; termDays: NftTermDays };

/** What one NFT earns per day from the running streams, at the weight of a term. Before the end of the term, it is less. */
function Earnings({ texts, pool, termDays }: EarningsProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.stakeDialog;
  const offer = pool.offers.find((each) => each.termDays === termDays);
  const running = pool.streams.filter(({ kind, state }) => kind === "daily" && state === "running");
  const hasTerm = termDays > 0;
  return (
    <section>
      <h3 className="section-title">{hasTerm ? words.earnsByTerm : words.earns}</h3>
      {offer && running.length > 0 ? (
        <FactList
          items={running.map((stream) => {
            const daily = (weightBps: number) => formatReward(locale, weighted(stream, weightBps), stream);
            return {
              term: rewardName(t, texts.rewards, stream),
              value: daily(offer.weightBps),
              note: hasTerm ? t(words, "earnsBefore", { amount: daily(offer.baseWeightBps) }) : undefined,
              tone: "in",
            };
          })}
        />
      ) : (
        <p className="soft">{words.earnsNothing}</p>
      )}
    </section>
  );
}

type TermFieldProps = {
  texts: ActProps["texts"];
  tab: NftTab;
  offers: readonly NftOffer[];
  value: NftTermDays;
  onValue: (termDays: NftTermDays) => void;
};

function TermField({ texts, tab, offers, value, onValue }: TermFieldProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <ChoiceField
      className="choices nft-terms"
      legend={texts.stakeDialog.term}
      name="termDays"
      value={String(value)}
      onValue={(days) => onValue(Number(days) as NftTermDays)}
      choices={termsOf(offers).map(({ termDays, weightBps }) => ({
        value: String(termDays),
        label: t(texts.labels, "days", { count: termDays }),
        figure: times(locale, weightBps),
        log: loggedIn(tab, `term${termDays}`)["data-log"],
      }))}
    />
  );
}
