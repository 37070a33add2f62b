import { useState } from "react";
import type { NftFace } from "~/domain/nft-metadata/view";
import { rewardsToClaim, unpaidPlaces } from "~/domain/nft-staking/batch/leaving-rewards";
import { netByPlace } from "~/domain/nft-staking/batch/paid-rewards";
import { totalNow } from "~/domain/nft-staking/holding/rewards-now";
import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import { Money } from "~/features/money/money";
import type { Translate } from "~/locales/translate";
import { formatSol } from "~/transactions/sol-text";
import { useBatch } from "~/transactions/use-batch";
import { type Fact, FactList } from "~/ui/facts";
import { CheckField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useConsent } from "~/ui/use-consent";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { formatReward, rewardName } from "../coin-text";
import { FaceList, shownName } from "../nft-face";
import { ActDialog, type ActProps } from "./act-dialog";
import { type Batch, NFT_BATCH, type NftBatchWish } from "./nft-batch";

export type UnstakeDialogProps = ActProps & {
  pool: NftPoolView;
  positions: readonly NftPositionView[];
  ts: bigint;
};

/** Unstakes NFTs: what comes back, what is paid with it, what is given up for good, what it costs, and the signatures. */
export function UnstakeDialog({ pool, positions, ts, ...act }: UnstakeDialogProps) {
  const t = useT();
  const { frame, texts, onSettled } = act;
  const { unstakeDialog: words, unstakeDone } = texts;
  // the choice is kept from when the modal was opened, because the list behind it is read again
  const [chosen] = useState(positions);
  const isEarly = chosen.some(({ isLeavingEarly, endTs }) => isLeavingEarly && endTs !== null && ts < endTs);
  const signer = useSigner(frame.holderAddress);
  const mints = chosen.map(({ mint }) => mint);
  const wish: NftBatchWish = { kind: pool.kind, collection: pool.collection, action: "unstake", mints };
  const batch = useBatch(NFT_BATCH, wish, signer, onSettled);
  const unpaid = unpaidPlaces(chosen, batch);
  const consent = useConsent(isEarly, unpaid.join());
  return (
    <ActDialog
      {...act}
      id="nft-unstake"
      title={t(words, "title", { count: chosen.length })}
      batch={batch}
      signer={signer}
      logs={{ submit: "unstakingConfirm", no: "unstakingNo", done: "unstakingComplete" }}
      words={{ submit: words.submit, no: texts.labels.no, costs: words.costs }}
      variant={isEarly ? "danger" : "primary"}
      onSubmit={() => {
        // the holder agrees to a loss only by ticking the box
        const givenUp = isEarly ? unpaid : [];
        if (consent.isGiven()) batch.start(undefined, rewardsToClaim(chosen, { pool, ts, givenUp }));
      }}
      done={{
        title: unstakeDone.title,
        body: (
          <>
            <Notice tone="good" title={backText(t, unstakeDone, chosen)}>
              <p>{isEarly ? unstakeDone.givenUp : words.streak}</p>
            </Notice>
            <Moved texts={texts} pool={pool} batch={batch} />
          </>
        ),
      }}
    >
      <section>
        <h3 className="section-title">{words.in}</h3>
        <FaceList nfts={chosen} hasAddresses />
      </section>
      {batch.costs?.kind === "unstakeNft" && batch.costs.otherAccounts.length > 0 ? (
        <Notice live tone="warning" title={words.otherAccountsTitle}>
          <p>{t(words, "otherAccounts", { addresses: batch.costs.otherAccounts.join(", ") })}</p>
        </Notice>
      ) : null}
      <Movements texts={texts} pool={pool} chosen={chosen} unpaid={unpaid} isEarly={isEarly} ts={ts} />
      {isEarly ? (
        <CheckField
          {...consent.field}
          label={`(${words.required}) ${words.understand}`}
          error={consent.isMissing ? words.understandNeeded : undefined}
        />
      ) : null}
    </ActDialog>
  );
}

/** Which NFTs are back, in words for one or several. */
function backText(t: Translate, texts: ActProps["texts"]["unstakeDone"], nfts: readonly NftFace[]): string {
  return t(texts, "text", { count: nfts.length, name: nfts.map(shownName).join(", ") });
}

type MovementsProps = {
  texts: ActProps["texts"];
  pool: NftPoolView;
  chosen: readonly NftPositionView[];
  /** Places of streams whose coin the wallet cannot receive now. */
  unpaid: readonly number[];
  isEarly: boolean;
  ts: bigint;
};

/** What is paid with the NFTs, and what leaving now gives up, by reward. */
function Movements({ texts, pool, chosen, unpaid, isEarly, ts }: MovementsProps) {
  const t = useT();
  const words = texts.unstakeDialog;
  const rows = pool.streams.map((stream) => ({ stream, ...totalNow(chosen, stream.place, pool, ts) }));
  const fact = (stream: NftStreamView, raw: bigint, tone: Fact["tone"]): Fact[] => {
    const { decimals, symbol } = stream;
    const value = <Money raw={raw} decimals={decimals} coin={symbol} />;
    return raw === 0n ? [] : [{ term: rewardName(t, texts.rewards, stream), value, tone }];
  };
  const isPaid = ({ place }: NftStreamView) => !unpaid.includes(place);
  const unpaidNames = pool.streams
    .filter((stream) => !isPaid(stream))
    .map((stream) => rewardName(t, texts.rewards, stream));
  const lastEndTs = chosen.reduce((last, { endTs }) => (endTs !== null && endTs > last ? endTs : last), 0n);
  return (
    <>
      <Notice
        tone={isEarly ? "warning" : "good"}
        title={isEarly ? t(words, "earlyTitle", { date: lastEndTs }) : undefined}
      >
        <p>{isEarly ? words.earlyText : words.freeText}</p>
      </Notice>
      {unpaidNames.length > 0 ? (
        <Notice live tone="warning" title={t(words, "unpaidTitle", { rewards: unpaidNames.join(", ") })}>
          <p>{isEarly ? words.unpaidEarly : words.unpaidLater}</p>
        </Notice>
      ) : null}
      <Amounts
        title={words.kept}
        none={words.nothing}
        items={rows.flatMap((row) => fact(row.stream, isPaid(row.stream) ? row.dueNetRaw : 0n, "in"))}
      />
      {isEarly ? (
        <Amounts
          title={words.givenUp}
          none={words.nothing}
          items={rows.flatMap((row) =>
            fact(row.stream, isPaid(row.stream) ? row.lockedRaw : row.lockedRaw + row.dueRaw, "out"),
          )}
        />
      ) : null}
      <p className="faint">{words.streak}</p>
    </>
  );
}

/** What was paid with the NFTs that have left, what was given up, and the deposits that came back. */
function Moved({ texts, pool, batch }: Pick<UnstakeDialogProps, "texts" | "pool"> & { batch: Batch }) {
  const t = useT();
  const locale = useLocale();
  const words = texts.unstakeDone;
  const previews = batch.done.flatMap(({ state }) => state.view?.preview ?? []);
  const paid = netByPlace(previews, "paid");
  const lost = netByPlace(previews, "lost");
  const amounts = (raws: ReadonlyMap<number, bigint>, tone: Fact["tone"]) =>
    pool.streams.flatMap((stream): Fact[] => {
      const raw = raws.get(stream.place) ?? 0n;
      return raw > 0n
        ? [{ term: rewardName(t, texts.rewards, stream), value: formatReward(locale, raw, stream), tone }]
        : [];
    });
  const refund = previews.reduce((sum, { refundLamports }) => sum + BigInt(refundLamports), 0n);
  const deposits: Fact[] = refund > 0n ? [{ term: words.deposits, value: formatSol(locale, refund), tone: "in" }] : [];
  const arrived = [...amounts(paid, "in"), ...deposits];
  const gone = amounts(lost, "out");
  return (
    <>
      {arrived.length > 0 ? <Amounts title={words.arrived} none="" items={arrived} /> : null}
      {gone.length > 0 ? <Amounts title={words.lost} none="" items={gone} /> : null}
      {arrived.length + gone.length > 0 ? <p className="faint">{words.reckoned}</p> : null}
    </>
  );
}

function Amounts({ title, none, items }: { title: string; none: string; items: Fact[] }) {
  return (
    <section>
      <h3 className="section-title">{title}</h3>
      {items.length > 0 ? <FactList items={items} /> : <p className="soft">{none}</p>}
    </section>
  );
}
