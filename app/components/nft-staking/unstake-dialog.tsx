import { useState } from "react";
import { type Fact, FactList } from "~/components/facts";
import { CheckField } from "~/components/field";
import { Notice } from "~/components/notice";
import { Money } from "~/components/staking/money";
import { formatChainTs } from "~/components/staking/money-text";
import { useLocale } from "~/components/use-locale";
import type { NftFace, NftPoolView, NftPositionView, NftStreamView } from "~/domain/nft-staking/view";
import { fill } from "~/locales/fill";
import { fillCount } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { useSigner } from "~/wallet/use-signer";
import { ActDialog, type ActProps } from "./act-dialog";
import { rewardName } from "./coin-text";
import { FaceList, shownName } from "./nft-face";
import { totalNow } from "./rewards-now";
import { useConsent } from "./stake-dialog";
import { useBatch } from "./use-batch";

export type UnstakeDialogProps = ActProps & {
  pool: NftPoolView;
  positions: readonly NftPositionView[];
  ts: bigint;
};

/** Takes NFTs out: what comes back, what is paid with it, what is given up for good, what it costs, and the signatures. */
export function UnstakeDialog({ pool, positions, ts, ...act }: UnstakeDialogProps) {
  const { frame, texts, onSettled } = act;
  const { unstakeDialog: words, unstakeDone } = texts;
  const locale = useLocale();
  // only those chosen when the modal was opened: the list behind it is read again
  const [chosen] = useState(positions);
  const isEarly = chosen.some(({ isLeavingEarly, endTs }) => isLeavingEarly && endTs !== null && ts < endTs);
  const consent = useConsent(isEarly);
  const signer = useSigner(frame.holderAddress);
  const mints = chosen.map(({ mint }) => mint);
  const batch = useBatch({ kind: pool.kind, collection: pool.collection, action: "unstake", mints }, signer, onSettled);
  return (
    <ActDialog
      {...act}
      id="nft-unstake"
      title={fillCount(locale, words.title, chosen.length)}
      batch={batch}
      signer={signer}
      logs={{ submit: "unstakingConfirm", no: "unstakingNo", done: "unstakingComplete" }}
      words={{ submit: words.submit, no: texts.labels.no, costs: words.costs }}
      variant={isEarly ? "danger" : "primary"}
      onSubmit={() => consent.isGiven() && batch.start()}
      done={{
        title: unstakeDone.title,
        body: (
          <Notice tone="good" title={backText(locale, unstakeDone, chosen)}>
            <p>{isEarly ? unstakeDone.givenUp : words.streak}</p>
          </Notice>
        ),
      }}
    >
      <section>
        <h3 className="section-title">{words.in}</h3>
        <FaceList nfts={chosen} />
      </section>
      <Movements texts={texts} pool={pool} chosen={chosen} isEarly={isEarly} ts={ts} />
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
function backText(locale: Locale, { text }: ActProps["texts"]["unstakeDone"], nfts: readonly NftFace[]): string {
  return fill(fillCount(locale, text, nfts.length), { name: nfts.map(shownName).join(", ") });
}

type MovementsProps = {
  texts: ActProps["texts"];
  pool: NftPoolView;
  chosen: readonly NftPositionView[];
  isEarly: boolean;
  ts: bigint;
};

/** What is paid with the NFTs, and what leaving now gives up, by reward. */
function Movements({ texts, pool, chosen, isEarly, ts }: MovementsProps) {
  const locale = useLocale();
  const words = texts.unstakeDialog;
  const rows = pool.streams.map((stream) => ({ stream, ...totalNow(chosen, stream.place, pool, ts) }));
  const fact = (stream: NftStreamView, raw: bigint, tone: Fact["tone"]): Fact[] => {
    const { decimals, symbol } = stream;
    const value = <Money raw={raw} decimals={decimals} coin={symbol} />;
    return raw === 0n ? [] : [{ term: rewardName(texts.rewards, stream), value, tone }];
  };
  const lastEndTs = chosen.reduce((last, { endTs }) => (endTs !== null && endTs > last ? endTs : last), 0n);
  return (
    <>
      <Notice
        tone={isEarly ? "warning" : "good"}
        title={isEarly ? fill(words.earlyTitle, { date: formatChainTs(locale, lastEndTs) }) : undefined}
      >
        <p>{isEarly ? words.earlyText : words.freeText}</p>
      </Notice>
      <Amounts
        title={words.kept}
        none={words.nothing}
        items={rows.flatMap((row) => fact(row.stream, row.dueRaw, "in"))}
      />
      {isEarly ? (
        <Amounts
          title={words.givenUp}
          none={words.nothing}
          items={rows.flatMap((row) => fact(row.stream, row.lockedRaw, "out"))}
        />
      ) : null}
      <p className="faint">{words.streak}</p>
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
