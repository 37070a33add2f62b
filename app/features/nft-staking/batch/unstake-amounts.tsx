import { netByPlace } from "~/domain/nft-staking/batch/paid-rewards";
import { totalNow, waitingBrings } from "~/domain/nft-staking/holding/rewards-now";
import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import { Money } from "~/features/money/money";
import { Sol } from "~/transactions/sol";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatReward, rewardName } from "../coin-text";
import { FaceList } from "../nft-face";
import type { NftTexts } from "../nft-page";
import type { RunnableNftBatch } from "./nft-batch";

type UnstakeTexts = Pick<NftTexts, "unstakeDialog" | "unstakeDone" | "rewards">;

export type UnstakeMovementsProps = {
  texts: UnstakeTexts;
  pool: NftPoolView;
  chosen: readonly NftPositionView[];
  /** Places of streams whose coin the wallet cannot receive now. */
  unpaid: readonly number[];
  isEarly: boolean;
  ts: bigint;
  /** The deposits that come back with the NFTs. */
  refundLamports: bigint;
};

/** What unstaking now gives up of each reward after the fee, in base units. Without an agreement on a loss, it is nothing. */
export function givenUpOf({
  pool,
  chosen,
  unpaid,
  ts,
}: Omit<UnstakeMovementsProps, "texts" | "isEarly" | "refundLamports">) {
  return streamsInOrder(pool).map((stream) => {
    const { lockedNetRaw, dueNetRaw } = totalNow(chosen, stream.place, pool, ts);
    return { stream, raw: unpaid.includes(stream.place) ? lockedNetRaw + dueNetRaw : lockedNetRaw };
  });
}

/**
 * What comes in: the NFTs and what is paid with them; then what leaving now gives up of what has accrued; then what waiting
 * would earn on top of both.
 */
export function UnstakeMovements(props: UnstakeMovementsProps) {
  const { texts, pool, chosen, unpaid, isEarly, ts, refundLamports } = props;
  const t = useT();
  const locale = useLocale();
  const words = texts.unstakeDialog;
  const waiting = streamsInOrder(pool)
    .map((stream) => ({ stream, raw: waitingBrings(chosen, stream.place, pool, ts) }))
    .filter(({ raw }) => raw > 0n);
  const rows = streamsInOrder(pool).map((stream) => ({ stream, ...totalNow(chosen, stream.place, pool, ts) }));
  const fact = (stream: NftStreamView, raw: bigint, tone: Fact["tone"]): Fact[] => {
    const { decimals, symbol } = stream;
    const value = <Money raw={raw} decimals={decimals} coin={symbol} />;
    return raw === 0n ? [] : [{ term: rewardName(t, texts.rewards, stream), value, tone }];
  };
  const isPaid = ({ place }: NftStreamView) => !unpaid.includes(place);
  const unpaidNames = streamsInOrder(pool)
    .filter((stream) => !isPaid(stream))
    .map((stream) => rewardName(t, texts.rewards, stream));
  const lastEndTs = chosen.reduce((last, { endTs }) => (endTs !== null && endTs > last ? endTs : last), 0n);
  return (
    <>
      <section>
        <h3 className="section-title">{words.in}</h3>
        <FaceList nfts={chosen} hasAddresses />
        <FactList
          items={[
            ...rows.flatMap((row) => fact(row.stream, isPaid(row.stream) ? row.dueNetRaw : 0n, "in")),
            ...depositFact(words.deposit, refundLamports),
          ]}
        />
      </section>
      {isEarly ? (
        <>
          <Amounts
            title={words.givenUp}
            none={words.nothing}
            items={givenUpOf({ pool, chosen, unpaid, ts }).flatMap(({ stream, raw }) => fact(stream, raw, "out"))}
          />
          {waiting.length > 0 ? (
            // its term is its heading: the date has to be seen with the figures above it
            <FactList
              items={[
                {
                  term: t(words, "waiting", { date: lastEndTs }),
                  value: waiting.map(({ stream, raw }) => formatReward(locale, raw, stream)).join(" + "),
                  note: words.waitingNote,
                  tone: "below",
                },
              ]}
            />
          ) : null}
        </>
      ) : null}
      {unpaidNames.length > 0 ? (
        <Notice live tone="warning" title={t(words, "unpaidTitle", { rewards: unpaidNames.join(", ") })}>
          <p>{isEarly ? words.unpaidEarly : words.unpaidLater}</p>
        </Notice>
      ) : null}
      <Notice
        tone={isEarly ? "warning" : "good"}
        title={isEarly ? t(words, "earlyTitle", { date: lastEndTs }) : undefined}
      >
        <p>{isEarly ? words.earlyText : words.freeText}</p>
      </Notice>
      <p className="faint">{words.streak}</p>
    </>
  );
}

export type UnstakeOutcomeProps = { texts: UnstakeTexts; pool: NftPoolView; batch: RunnableNftBatch };

/** What was paid with the NFTs that have left, what was given up, and the deposits that came back. */
export function UnstakeOutcome({ texts, pool, batch }: UnstakeOutcomeProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.unstakeDone;
  const previews = batch.done.flatMap(({ state }) => state.view?.preview ?? []);
  const paid = netByPlace(previews, "paid");
  const lost = netByPlace(previews, "lost");
  const amounts = (raws: ReadonlyMap<number, bigint>, tone: Fact["tone"]) =>
    streamsInOrder(pool).flatMap((stream): Fact[] => {
      const raw = raws.get(stream.place) ?? 0n;
      return raw > 0n
        ? [{ term: rewardName(t, texts.rewards, stream), value: formatReward(locale, raw, stream), tone }]
        : [];
    });
  const refund = previews.reduce((sum, { refundLamports }) => sum + BigInt(refundLamports), 0n);
  const arrived = [...amounts(paid, "in"), ...depositFact(words.deposits, refund)];
  const gone = amounts(lost, "out");
  return (
    <>
      {arrived.length > 0 ? <Amounts title={words.arrived} none="" items={arrived} /> : null}
      {gone.length > 0 ? <Amounts title={words.lost} none="" items={gone} /> : null}
      {arrived.length + gone.length > 0 ? <p className="faint">{words.reckoned}</p> : null}
    </>
  );
}

/** Quieter than a reward: it was the holder's before. */
function depositFact(term: string, lamports: bigint): Fact[] {
  return lamports > 0n ? [{ term, value: <Sol lamports={lamports} /> }] : [];
}

function Amounts({ title, none, items }: { title: string; none: string; items: Fact[] }) {
  return (
    <section>
      <h3 className="section-title">{title}</h3>
      {items.length > 0 ? <FactList items={items} /> : <p className="soft">{none}</p>}
    </section>
  );
}
