import type { NftFace } from "~/domain/nft-metadata/view";
import type { NftSearch } from "~/domain/nft-staking/history/input";
import type { NftHistoryEntry, NftHistoryPage } from "~/domain/nft-staking/history/view";
import { formatChainTs } from "~/locales/format";
import { logged } from "~/logs/logged";
import { addressWith } from "~/ui/address-with";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { Pagination } from "~/ui/navigation";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { AddressDialog } from "../address-dialog";
import type { ActTexts } from "../batch/act-props";
import { formatReward } from "../coin-text";
import { shownName } from "../nft-face";
import { loggedIn, type NftTab } from "../nft-screens";
import { DetailsFilters } from "./details-search";

export type DetailsProps = {
  texts: ActTexts;
  tab: NftTab;
  /** The name of the reward. */
  reward: string;
  place: number;
  search: NftSearch;
  page: NftHistoryPage;
  isFirstPage: boolean;
  /** The NFTs that can be searched for, including those that have left. */
  nfts: readonly NftFace[];
  /** The address of the tab without this modal. */
  backTo: string;
  /** The path of the same history as a file. */
  fileTo: string;
};

/** The history of a reward of a tab (earned by check-ins, claimed, given up), with search, pages and a file. */
export function DetailsDialog(props: DetailsProps) {
  const t = useT();
  const { texts, tab, reward, backTo } = props;
  return (
    <AddressDialog
      id="nft-details"
      title={t(texts.detailsDialog, "title", { reward })}
      tab={tab}
      closeLabel={texts.labels.close}
      backTo={backTo}
    >
      <Details {...props} />
    </AddressDialog>
  );
}

function Details({ texts, tab, place, search, page, isFirstPage, nfts, backTo, fileTo }: DetailsProps) {
  const locale = useLocale();
  const words = texts.detailsDialog;
  const isSearched = Boolean(search.kind || search.mint);
  const whole = addressWith(backTo, { details: String(place) });
  const address = (cursor: string | null) =>
    addressWith(whole, { kind: search.kind || null, mint: search.mint || null, cursor });
  return (
    <div className="stack-form">
      <DetailsFilters texts={texts} tab={tab} place={place} search={search} nfts={nfts} backTo={backTo} />
      {page.entries.length === 0 ? (
        <p className="soft" role="status">
          {isSearched ? words.noMatch : words.empty}
        </p>
      ) : (
        <DataTable
          caption={words.caption}
          captionHidden
          columns={[
            { key: "time", label: words.columns.time },
            { key: "nft", label: words.columns.nft },
            { key: "kind", label: words.columns.kind },
            { key: "amount", label: words.columns.amount, align: "end" },
            { key: "transaction", label: words.columns.transaction },
          ]}
          rows={page.entries.map((entry) => ({
            key: `${entry.signature}.${entry.eventIndex}`,
            cells: {
              time: formatChainTs(locale, entry.blockTs),
              nft: shownName(entry),
              kind: words.kinds[entry.kind],
              amount: <EntryAmount entry={entry} texts={texts} />,
              transaction: <ExplorerLink kind="tx" value={entry.signature} />,
            },
          }))}
        />
      )}
      <Pagination
        label={words.caption}
        newer={isFirstPage ? null : address(null)}
        older={page.nextCursor ? address(page.nextCursor) : null}
        newerLabel={words.newer}
        olderLabel={words.older}
      />
      <p className="row">
        {isSearched ? (
          <ButtonLink size="small" to={whole} preventScrollReset replace {...logged("part.newer")}>
            {words.clear}
          </ButtonLink>
        ) : null}
        {page.entries.length > 0 ? (
          <ButtonLink size="small" href={fileTo} download {...loggedIn(tab, "detailsDownload")}>
            {words.csv}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}

function EntryAmount({ entry, texts }: { entry: NftHistoryEntry; texts: ActTexts }) {
  const t = useT();
  const locale = useLocale();
  const words = texts.detailsDialog;
  const { symbol, decimals, amountRaw, feeRaw, streak } = entry;
  const shown = (raw: bigint) => formatReward(locale, raw, { symbol: symbol ?? "", decimals });
  return (
    <>
      {shown(amountRaw)}
      {feeRaw > 0n ? <small className="entry-note">{t(words, "fee", { amount: shown(feeRaw) })}</small> : null}
      {streak > 0 ? <small className="entry-note">{t(texts.labels, "daysInRow", { count: streak })}</small> : null}
    </>
  );
}
