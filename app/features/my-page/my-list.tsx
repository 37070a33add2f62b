import type { ReactNode } from "react";
import type { LogKey } from "~/logs/logged";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { DataTable, type DataTableProps } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination, Tabs } from "~/ui/navigation";
import type { District } from "~/ui/page-head";
import { MyListPage, type MyListPageProps } from "./my-list-page";
import { MyListSearch, type MyListSearchProps, myListPath } from "./my-list-search";

type Words = Record<"title" | "lead" | "myPage" | "back" | "caption" | "newer" | "older" | "csv", string> & {
  searching: MyListSearchProps["texts"] & Record<"noHits" | "noHitsText" | "showAll", string>;
};

export type MyListProps = {
  district: District;
  /** The last part of its address: "myTwig". */
  path: string;
  loaded: Pick<MyListPageProps, "holder" | "call"> & { texts: Words; art: { scene: Picture; empty: Picture } };
  logs: Readonly<Record<"back" | "search" | "showAll" | "newest" | "older" | "download", LogKey>>;
  /** The tabs, if the page has several lists. */
  tabs?: { label: string; current: string; items: readonly { id: string; label: string; log: LogKey }[] };
  /** What is shown before the tabs, because it belongs to none of them. */
  first?: ReactNode;
  /** What is shown between the tabs and the search. `to`: the address of this list with further parameters. */
  above?: (to: (asked: Record<string, string>) => string) => ReactNode;
  fields: MyListSearchProps["fields"];
  page: { isFirst: boolean; nextCursor: string | null };
  /** The entries as columns and rows of cells, or as a table of their own. Null if there are none. */
  table: Pick<DataTableProps, "columns" | "rows"> | { drawn: ReactNode } | null;
  /** What is shown instead of entries if there are none yet, and after the last page. */
  none: { title: string; text: ReactNode; toSource?: { path: string; label: string; log: LogKey } };
  end: { title: string; text?: string };
};

/** A list of my page with its tabs, search, pages and file. The search and the beginning of the page are in the address. */
export function MyList(props: MyListProps) {
  const { district, path, loaded, logs, tabs, first, above, fields, page, table } = props;
  const { texts, art } = loaded;
  const { localePath } = useShell();
  const here = `/${localePath}/mypage/${path}`;
  const tab: Record<string, string> = tabs ? { tab: tabs.current } : {};
  const asked = { ...tab, ...Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
  // a search helps only where something may be found
  const hasEntries = table !== null || !page.isFirst || fields.some(({ value }) => value !== null);
  return (
    <MyListPage
      district={district}
      title={texts.title}
      lead={texts.lead}
      myPage={texts.myPage}
      holder={loaded.holder}
      call={loaded.call}
      scene={art.scene}
      back={texts.back}
      backLog={logs.back}
    >
      {first}
      {tabs ? (
        <Tabs
          label={tabs.label}
          items={tabs.items.map(({ id, label, log }) => {
            return { to: `${here}?tab=${id}`, label, isCurrent: id === tabs.current, log };
          })}
        />
      ) : null}
      {above?.((more) => myListPath(here, { ...tab, ...more }))}
      {hasEntries ? (
        <MyListSearch texts={texts.searching} here={here} tab={tabs?.current} fields={fields} log={logs.search} />
      ) : null}
      {table === null ? <Nothing {...props} first={myListPath(here, tab)} /> : null}
      {table && "drawn" in table ? table.drawn : null}
      {table && "rows" in table ? (
        <DataTable caption={texts.caption} columns={table.columns} rows={table.rows} />
      ) : null}
      <Pagination
        label={texts.caption}
        newer={page.isFirst ? null : myListPath(here, asked)}
        older={page.nextCursor ? myListPath(here, { ...asked, before: page.nextCursor }) : null}
        newerLabel={texts.newer}
        olderLabel={texts.older}
        newerLog={logs.newest}
        olderLog={logs.older}
      />
      {table ? (
        <p>
          <ButtonLink size="small" href={myListPath(`${here}/list.csv`, asked)} download {...logged(logs.download)}>
            {texts.csv}
          </ButtonLink>
        </p>
      ) : null}
    </MyListPage>
  );
}

/**
 * Shown instead of entries: there are none yet, none are older, or none match the search. `first`: the address of the first
 * page.
 */
function Nothing({ loaded, fields, logs, page, none, end, first }: MyListProps & { first: string }) {
  const { localePath } = useShell();
  const { texts, art } = loaded;
  const toFirst = (label: string, log: LogKey) => (
    <ButtonLink to={first} {...logged(log)}>
      {label}
    </ButtonLink>
  );
  if (fields.some(({ value }) => value !== null)) {
    return (
      <EmptyState title={texts.searching.noHits} action={toFirst(texts.searching.showAll, logs.showAll)}>
        <p>{texts.searching.noHitsText}</p>
      </EmptyState>
    );
  }
  const picture = <Art picture={art.empty} alt="" />;
  if (!page.isFirst) {
    return (
      <EmptyState title={end.title} art={picture} action={toFirst(texts.newer, logs.newest)}>
        {end.text ? <p>{end.text}</p> : null}
      </EmptyState>
    );
  }
  const source = none.toSource;
  return (
    <EmptyState
      title={none.title}
      art={picture}
      action={
        source ? (
          <ButtonLink viewTransition to={`/${localePath}/${source.path}`} {...logged(source.log)}>
            {source.label}
          </ButtonLink>
        ) : null
      }
    >
      <p>{none.text}</p>
    </EmptyState>
  );
}
