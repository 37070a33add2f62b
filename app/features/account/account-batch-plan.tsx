import type { CoinSum } from "~/domain/account/view";
import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { waitsForEarlier } from "~/transactions/batch-state";
import { Sol } from "~/transactions/sol";
import { FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { AccountBatchCosts, AccountDeed, RunnableAccountBatch } from "./account-batch";
import { BatchArrivals } from "./batch-arrivals";

type Words = Texts["account"]["claim"];

export type AccountBatchPlanProps = {
  texts: Words;
  deed: AccountDeed;
  /** The coins of the account, some of which the batch may bring. */
  sums: readonly Pick<CoinSum, "mint" | "symbol" | "decimals">[];
  batch: RunnableAccountBatch;
  progress: Pick<Texts["transactionProgress"], "earlier">;
  /** How many transactions the wallet is asked to sign at once. */
  together: number;
};

/** What a batch takes and brings: what is left out and why, the items, the costs, and how often the wallet asks. */
export function AccountBatchPlan({ texts, deed, sums, batch, progress, together }: AccountBatchPlanProps) {
  const t = useT();
  const locale = useLocale();
  const { plan, problem, costs } = batch;
  if (problem !== null) return <Notice live tone="warning" title={problem || texts.unreachable} />;
  const items = plan ? [...plan.underWay, ...plan.parts].flatMap((part) => part.items) : [];
  const names = [...new Map(items.map((item) => [item.key, item.name])).entries()];
  const signatures = Math.ceil((costs?.transactions ?? 0) / together);
  const isNothing = plan !== null && items.length === 0;
  return (
    <>
      <LeftOut sentences={plan?.problems ?? []} />
      <LeftOut sentences={(costs?.refused ?? []).map((refused) => t(texts, "refused", refused))} />
      {isNothing ? (
        <p className="soft" role="status">
          {texts.nothing}
        </p>
      ) : null}
      {plan?.hasMore ? <Notice title={texts.more} /> : null}
      <BatchArrivals title={texts.arrivingTitle} texts={texts} deed={deed} sums={sums} costs={costs} />
      {waitsForEarlier(batch) ? (
        <p className="soft" role="status">
          {progress.earlier}
        </p>
      ) : null}
      {isNothing || waitsForEarlier(batch) ? null : (
        <section aria-busy={!costs}>
          <h3 className="section-title">{texts.costsTitle}</h3>
          <Costs texts={texts} deed={deed} costs={costs} />
          {signatures > 0 ? <p className="faint">{signsIn(t, texts, signatures)}</p> : null}
          <p className="faint">{texts.safe}</p>
        </section>
      )}
      {names.length > 0 ? (
        <Fold summary={`${texts.listTitle} (${formatNumber(locale, names.length)})`}>
          <ul className="batch-items">
            {names.map(([key, name]) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </>
  );
}

/**
 * How often the wallet asks. A single request has a text of its own, which says that it covers all transactions: Korean and
 * Indonesian have no plural form for one.
 */
function signsIn(t: Translate, texts: Words, signatures: number): string {
  return t(texts, signatures === 1 ? "signsOnce" : "signs", { count: signatures });
}

function LeftOut({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning">
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

function Costs({
  texts,
  deed,
  costs,
}: Pick<AccountBatchPlanProps, "texts" | "deed"> & { costs: AccountBatchCosts | null }) {
  const locale = useLocale();
  const facts = [
    { term: texts.transactions, value: costs ? formatNumber(locale, costs.transactions) : "–" },
    { term: texts.networkFee, value: costs ? <Sol lamports={costs.feeLamports} /> : "–" },
  ];
  if (costs && costs.depositLamports > 0n)
    facts.push({ term: texts.deposit, value: <Sol lamports={costs.depositLamports} /> });
  if (deed !== "takeBack" && costs && costs.refundLamports > 0n)
    facts.push({ term: texts.returns, value: <Sol lamports={costs.refundLamports} /> });
  return <FactList items={facts} />;
}
