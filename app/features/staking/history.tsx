import { useNavigate } from "react-router";
import type { HistorySearch } from "~/domain/staking/input";
import type { HistoryPage } from "~/domain/staking/view";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog, Dialog } from "~/ui/dialog";
import { useAddressDialog } from "~/ui/use-address-dialog";
import { historyParams, isSearched } from "./history-params";
import { HistoryFilters } from "./history-search";
import { HistoryTable } from "./history-table";

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
  const { history } = props.texts;
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
          {history.close}
        </Button>
      }
    >
      <HistoryList {...props} />
    </Dialog>
  );
}

function HistoryList(props: HistoryProps) {
  const { texts, search, page, before } = props;
  const { localePath } = useShell();
  const { history } = texts;
  const here = `/${localePath}/powerzoneCoinStakingView`;
  return (
    <div className="stack-form">
      <HistoryFilters texts={texts} search={search} isValid={page !== null} before={before} />
      {page ? <HistoryTable {...props} page={page} /> : null}
      <p className="row">
        {isSearched(search) ? (
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
