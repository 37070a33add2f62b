import { Form, useNavigate } from "react-router";
import type { HistorySearch } from "~/domain/staking/input";
import { COIN_TERMS_DAYS } from "~/domain/staking/rules";
import { HISTORY_KINDS, type HistoryEntry, type HistoryPage } from "~/domain/staking/view";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { closeDialog, Dialog } from "~/ui/dialog";
import { ExplorerLink } from "~/ui/explorer-link";
import { Field, SelectField } from "~/ui/field";
import { Pagination } from "~/ui/navigation";
import { useAddressDialog } from "~/ui/use-address-dialog";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

export type HistoryProps = {
  texts: Pick<Texts["staking"], "history" | "labels" | "view">;
  search: HistorySearch;
  /** Null if what was searched for cannot be a signature. */
  page: HistoryPage | null;
  isFirstPage: boolean;
  /** Where the page of positions behind the history begins; null for the newest. */
  before: string | null;
  decimals: number;
};

const HISTORY_DIALOG = "staking-history";

/** The detail history. It is shown while the address asks for it: in a modal, or in the page without JavaScript. */
export function History(props: HistoryProps) {
  const { localePath } = useShell();
  const navigate = useNavigate();
  const behind = props.before ? `?before=${props.before}` : "";
  const isHydrated = useAddressDialog(HISTORY_DIALOG);
  const { history, view } = props.texts;
  if (!isHydrated) {
    return (
      <section id="history" className="stack-form">
        <h2>{history.title}</h2>
        <HistoryList {...props} />
      </section>
    );
  }
  return (
    <Dialog
      id={HISTORY_DIALOG}
      title={history.title}
      onClose={() => navigate(`/${localePath}/powerzoneCoinStakingView${behind}`, { preventScrollReset: true })}
      actions={
        <Button onClick={() => closeDialog(HISTORY_DIALOG)} {...logged("coinStakingView.historyClose")}>
          {view.claimDialog.close}
        </Button>
      }
    >
      <HistoryList {...props} />
    </Dialog>
  );
}

function HistoryList(props: HistoryProps) {
  const t = useT();
  const { texts, search, page, before } = props;
  const { localePath } = useShell();
  const { history, labels } = texts;
  const here = `/${localePath}/powerzoneCoinStakingView`;
  return (
    <div className="stack-form">
      <Form method="get" action={here} className="history-search" preventScrollReset replace>
        <input type="hidden" name="history" value="open" />
        {before ? <input type="hidden" name="before" value={before} /> : null}
        <SelectField label={history.filters.kind} name="kind" defaultValue={search.kind}>
          <option value="">{history.filters.all}</option>
          {HISTORY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {history.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField label={history.filters.term} name="termDays" defaultValue={search.termDays}>
          <option value="">{history.filters.all}</option>
          {COIN_TERMS_DAYS.map((days) => (
            <option key={days} value={days}>
              {t(labels, "days", { count: days })}
            </option>
          ))}
        </SelectField>
        <Field
          label={history.filters.signature}
          name="signature"
          defaultValue={search.signature}
          error={page ? null : history.notSignature}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" {...logged("coinStakingView.historySearch")}>
          {history.search}
        </Button>
      </Form>
      {page ? <FoundEntries {...props} page={page} /> : null}
      <p className="row">
        {isSearchOf(search) ? (
          <ButtonLink
            size="small"
            to={`${here}?${historyParams(before)}`}
            preventScrollReset
            replace
            {...logged("part.newer")}
          >
            {history.clear}
          </ButtonLink>
        ) : null}
        {page && page.entries.length > 0 ? (
          <ButtonLink
            size="small"
            href={`${here}/history.csv?${historyParams(null, search)}`}
            download
            {...logged("coinStakingView.historyDownload")}
          >
            {history.csv}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}

function isSearchOf({ kind, termDays, signature }: HistorySearch): boolean {
  return Boolean(kind || termDays || signature);
}

function FoundEntries({ texts, search, page, isFirstPage, before, decimals }: HistoryProps & { page: HistoryPage }) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const { history, labels } = texts;
  const address = (cursor: string | null) =>
    `/${localePath}/powerzoneCoinStakingView?${historyParams(before, search, cursor)}`;
  return (
    <>
      {page.entries.length === 0 ? (
        <p className="soft" role="status">
          {isSearchOf(search) ? history.noMatch : history.empty}
        </p>
      ) : (
        <DataTable
          caption={history.title}
          captionHidden
          columns={[
            { key: "time", label: history.columns.time },
            { key: "kind", label: history.columns.kind },
            { key: "term", label: history.columns.term },
            { key: "amount", label: history.columns.amount, align: "end" },
            { key: "transaction", label: history.columns.transaction },
          ]}
          rows={page.entries.map((entry) => ({
            key: `${entry.signature}.${entry.eventIndex}`,
            cells: {
              time: formatChainTs(locale, entry.blockTs),
              kind: history.kinds[entry.kind],
              term: t(labels, "days", { count: entry.termDays }),
              amount: <EntryAmount entry={entry} texts={history} decimals={decimals} />,
              transaction: <ExplorerLink kind="tx" value={entry.signature} />,
            },
          }))}
        />
      )}
      <Pagination
        label={history.title}
        newer={isFirstPage ? null : address(null)}
        older={page.nextCursor ? address(page.nextCursor) : null}
        newerLabel={history.newer}
        olderLabel={history.older}
      />
    </>
  );
}

function EntryAmount({
  entry,
  texts,
  decimals,
}: {
  entry: HistoryEntry;
  texts: HistoryProps["texts"]["history"];
  decimals: number;
}) {
  const t = useT();
  const locale = useLocale();
  const bare = (raw: bigint) => formatAmount(locale, raw, decimals);
  if (entry.kind === "closed") return "–";
  return (
    <>
      {formatCoin(locale, entry.amountRaw, decimals)}
      {entry.feeRaw > 0n ? (
        <small className="entry-note">{t(texts, "fee", { amount: bare(entry.feeRaw) })}</small>
      ) : null}
      {entry.releasedRaw > 0n ? (
        <small className="entry-note">{t(texts, "released", { amount: bare(entry.releasedRaw) })}</small>
      ) : null}
    </>
  );
}

/** The address parameters of the history's state, with the page of positions behind it. */
export function historyParams(
  before: string | null,
  search: Partial<HistorySearch> = {},
  cursor: string | null = null,
): URLSearchParams {
  const params = new URLSearchParams({ history: "open" });
  for (const [name, value] of Object.entries(search)) if (value) params.set(name, value);
  if (before) params.set("before", before);
  if (cursor) params.set("cursor", cursor);
  return params;
}
