import { DROP_TABS, type DropTab, SEARCHED_STATUSES } from "~/domain/drop/view";
import { MyList } from "~/features/my-page/my-list";
import { formatDateTime } from "~/locales/format";
import { type LogKey, logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { ExplorerLink } from "~/ui/explorer-link";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { DropListData } from "./drop-list.server";
import { DropStatus, giftOf } from "./drop-list-row";
import { DropResetDialog, type DropResetDialogProps } from "./drop-reset-dialog";
import { DropsWaiting } from "./drops-waiting";

const TAB_LOGS = {
  nft: "myDrops.tabNft",
  rwa: "myDrops.tabRwa",
  usdc: "myDrops.tabUsdc",
} as const satisfies Record<DropTab, LogKey>;

const COLUMNS = ["gift", "drop", "status", "date", "transaction"] as const;

export type DropListProps = DropListData & Pick<DropResetDialogProps, "answer">;

/** A holder's gifts and attempts, with a button to try failed ones again. */
export function DropList({ answer, ...loaded }: DropListProps) {
  const t = useT();
  const locale = useLocale();
  const { texts, tab, search, numbers, entries, isFirstPage, nextCursor } = loaded;
  const drops = numbers.map((number) => ({ value: String(number), label: t(texts, "number", { number }) }));
  const statuses = SEARCHED_STATUSES.map((status) => ({ value: status, label: texts.status[status] }));
  return (
    <MyList
      district="power-zone"
      path="myDrop"
      loaded={loaded}
      logs={{
        back: "myDrops.back",
        search: "myDrops.search",
        showAll: "myDrops.showAll",
        newest: "myDrops.newest",
        older: "myDrops.older",
        download: "myDrops.download",
      }}
      tabs={{
        label: texts.tabsLabel,
        current: tab,
        items: DROP_TABS.map((id) => ({ id, label: texts.tabs[id], log: TAB_LOGS[id] })),
      }}
      first={<DropsWaiting texts={texts} waiting={loaded.waiting} />}
      above={(to) => (
        <>
          <p className="soft">{texts.tabsWhat}</p>
          <Reset {...loaded} answer={answer} to={to} />
        </>
      )}
      fields={[
        { name: "drop", label: texts.columns.drop, value: search.drop, options: drops },
        { name: "status", label: texts.columns.status, value: search.status, options: statuses },
      ]}
      page={{ isFirst: isFirstPage, nextCursor }}
      table={
        entries.length === 0
          ? null
          : {
              columns: COLUMNS.map((key) => ({ key, label: texts.columns[key] })),
              rows: entries.map((entry) => ({
                key: entry.intentId ?? entry.signature ?? String(entry.at),
                cells: {
                  gift: giftOf(locale, texts, entry),
                  drop: entry.number === null ? "–" : t(texts, "number", { number: entry.number }),
                  status: <DropStatus texts={texts} entry={entry} />,
                  date: formatDateTime(locale, new Date(entry.at)),
                  transaction: entry.signature ? <ExplorerLink kind="tx" value={entry.signature} /> : "–",
                },
              })),
            }
      }
      none={{
        title: texts.emptyTitle,
        text: texts.empty[tab],
        // with gifts to take, those above already lead there
        toSource:
          loaded.waiting.length > 0
            ? undefined
            : { path: "powerzonePunkyDrop", label: texts.toDrops, log: "myDrops.toDrops" },
      }}
      end={{ title: texts.emptyTitle, text: texts.empty[tab] }}
    />
  );
}

type ResetProps = DropListProps & { to: (asked: Record<string, string>) => string };

/** How many attempts of a tab failed, and a button to try them again. */
function Reset({ texts, tab, failed, reset, holder, answer, to }: ResetProps) {
  const t = useT();
  return (
    <>
      {reset === "done" && failed === 0 ? <Notice live tone="good" title={texts.resetDone} /> : null}
      {failed > 0 ? (
        <Notice tone="warning" title={t(texts, "failedCount", { count: failed })}>
          <p>
            <ButtonLink
              size="small"
              to={to({ reset: "ask" })}
              preventScrollReset
              aria-haspopup="dialog"
              {...logged("myDrops.reset")}
            >
              {texts.reset}
            </ButtonLink>
          </p>
        </Notice>
      ) : null}
      {reset === "ask" && failed > 0 && holder ? (
        <DropResetDialog texts={texts} tab={tab} holder={holder} answer={answer} backTo={to({})} />
      ) : null}
    </>
  );
}
