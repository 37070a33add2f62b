import { translateIn } from "~/locales/translate";
import { readAddress } from "~/server/address-params.server";
import { useT } from "~/ui/use-t";
import "~/styles/my-list.css";
import { Form, isRouteErrorResponse, useNavigate, useNavigation } from "react-router";
import { countFailedAttempts } from "~/domain/drop/attempts.server";
import { dropListSchema } from "~/domain/drop/input";
import { listDropLog, listDropNumbers } from "~/domain/drop/log.server";
import { DROP_TABS, type DropLogStatus, type DropTab, SEARCHED_STATUSES } from "~/domain/drop/view";
import { receiveDropReset } from "~/features/drop/drop-reset.server";
import { MyListPage } from "~/features/my-page/my-list-page";
import { MyListSearch, myListPath } from "~/features/my-page/my-list-search";
import { formatAmount, formatDateTime } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { type LogKey, landing, logged } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { databaseContext, holderContext, localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { closeDialog, Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { ExplorerLink } from "~/ui/explorer-link";
import { Pagination, Tabs } from "~/ui/navigation";
import { Badge, Notice } from "~/ui/notice";
import { useAddressDialog } from "~/ui/use-address-dialog";
import { useLocale } from "~/ui/use-locale";
import type { Route } from "./+types/drop-list";

export const handle = landing("myDrops.landing");
export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

const RESET_DIALOG = "reset-failed";
const TAB_LOGS = {
  nft: "myDrops.tabNft",
  rwa: "myDrops.tabRwa",
  usdc: "myDrops.tabUsdc",
} as const satisfies Record<DropTab, LogKey>;
const STATUS_TONES = { "0": "faint", "10": "accent", "20": "good", "40": "danger" } as const;

/** A holder's gifts and tries, a tab a kind of gift; the search and where a page begins stand in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { myPage, myLists, drop, wallet: walletTexts } = textsOf(locale);
  const params = new URL(request.url).searchParams;
  const query = readAddress(dropListSchema, new URL(request.url), locale);
  const holder = context.get(holderContext)?.walletAddress ?? null;
  const db = context.get(databaseContext);
  const [page, failed, numbers] = holder
    ? await Promise.all([
        listDropLog(db, holder, query),
        countFailedAttempts(db, holder, query.tab),
        listDropNumbers(db),
      ])
    : [{ entries: [], nextCursor: null }, 0, []];
  const { csvColumns: _, ...words } = drop.list;
  return {
    texts: { ...words, number: drop.number, nft: drop.gift.nft, myPage: myPage.title, searching: myLists.searching },
    call: walletTexts.call,
    holder,
    tab: query.tab,
    search: { drop: query.drop === null ? null : String(query.drop), status: query.status },
    numbers,
    isFirstPage: query.before === null,
    reset: params.get("reset"),
    failed,
    nextCursor: page.nextCursor,
    entries: page.entries.map(({ failure, ...entry }) => ({
      ...entry,
      problem: failure && describeError(failure, locale),
    })),
    art: { scene: pictures["heads/drop"], empty: pictures["closed-shop"] },
  };
}

export function action({ request, context }: Route.ActionArgs) {
  const { tab } = readAddress(dropListSchema, new URL(request.url), context.get(localeContext));
  return receiveDropReset(context, { request, tab });
}

/** Resetting twice is resetting once: where nobody answered it may be sent again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    console.warn("resetting was not answered", error);
    return { problem: null };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.lead);
}

export default function MyDrops({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, call, holder, art } = loaderData;
  return (
    <MyListPage
      district="power-zone"
      title={texts.title}
      lead={texts.lead}
      myPage={texts.myPage}
      holder={holder}
      call={call}
      scene={art.scene}
      back={texts.back}
      backLog="myDrops.back"
    >
      <List {...loaderData} answer={actionData} />
    </MyListPage>
  );
}

type ListProps = Route.ComponentProps["loaderData"] & { answer: Route.ComponentProps["actionData"] };

function List(props: ListProps) {
  const t = useT();
  const { texts, tab, search, entries, failed, isFirstPage, nextCursor, reset, holder, answer } = props;
  const { localePath } = useShell();
  const here = `/${localePath}/mypage/myDrop`;
  const tabs = DROP_TABS.map((id) => ({
    to: `${here}?tab=${id}`,
    label: texts.tabs[id],
    isCurrent: id === tab,
    log: TAB_LOGS[id],
  }));
  return (
    <>
      <Tabs label={texts.tabsLabel} items={tabs} />
      <p className="soft">{texts.tabWhat[tab]}</p>
      {reset === "done" && failed === 0 ? <Notice live tone="good" title={texts.resetDone} /> : null}
      {failed > 0 ? (
        <Notice tone="warning" title={t(texts, "failedCount", { count: failed })}>
          <p>
            <ButtonLink
              size="small"
              to={`${here}?tab=${tab}&reset=ask`}
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
        <ResetDialog texts={texts} tab={tab} holder={holder} answer={answer} backTo={`${here}?tab=${tab}`} />
      ) : null}
      <Search {...props} here={here} />
      {entries.length === 0 ? <Nothing {...props} here={here} /> : <Entries texts={texts} entries={entries} />}
      <Pagination
        label={texts.caption}
        newer={isFirstPage ? null : myListPath(here, { tab, ...search })}
        older={nextCursor ? myListPath(here, { tab, ...search, before: nextCursor }) : null}
        newerLabel={texts.newer}
        olderLabel={texts.older}
        newerLog="myDrops.newest"
        olderLog="myDrops.older"
      />
      {entries.length > 0 ? (
        <p>
          <ButtonLink
            size="small"
            href={myListPath(`${here}/list.csv`, { tab, ...search })}
            download
            {...logged("myDrops.download")}
          >
            {texts.csv}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

type Words = ListProps["texts"];
type PartProps = ListProps & { here: string };

function Search({ texts, tab, search, numbers, here }: PartProps) {
  const t = useT();
  const drops = numbers.map((number) => ({ value: String(number), label: t(texts, "number", { number }) }));
  const statuses = SEARCHED_STATUSES.map((status) => ({ value: status, label: texts.status[status] }));
  const fields = [
    { name: "drop", label: texts.columns.drop, value: search.drop, options: drops },
    { name: "status", label: texts.columns.status, value: search.status, options: statuses },
  ];
  return <MyListSearch texts={texts.searching} here={here} tab={tab} fields={fields} log="myDrops.search" />;
}

/** In the place of entries: nothing was taken, nothing is older, or nothing fits the search. */
function Nothing({ texts, tab, search, isFirstPage, art, here }: PartProps) {
  const { localePath } = useShell();
  const isSearch = search.drop !== null || search.status !== null;
  const toFirst = (label: string, log: LogKey) => (
    <ButtonLink to={`${here}?tab=${tab}`} data-log={log}>
      {label}
    </ButtonLink>
  );
  if (isSearch) {
    return (
      <EmptyState title={texts.searching.noHits} action={toFirst(texts.searching.showAll, "myDrops.showAll")}>
        <p>{texts.searching.noHitsText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={texts.emptyTitle}
      art={<Art picture={art.empty} alt="" />}
      action={
        isFirstPage ? (
          <ButtonLink viewTransition to={`/${localePath}/powerzonePunkyDrop`} {...logged("myDrops.toDrops")}>
            {texts.toDrops}
          </ButtonLink>
        ) : (
          toFirst(texts.newer, "myDrops.newest")
        )
      }
    >
      <p>{texts.empty[tab]}</p>
    </EmptyState>
  );
}

function Entries({ texts, entries }: Pick<ListProps, "texts" | "entries">) {
  const t = useT();
  const locale = useLocale();
  return (
    <DataTable
      caption={texts.caption}
      columns={[
        { key: "gift", label: texts.columns.gift },
        { key: "drop", label: texts.columns.drop },
        { key: "status", label: texts.columns.status },
        { key: "date", label: texts.columns.date },
        { key: "transaction", label: texts.columns.transaction },
      ]}
      rows={entries.map((entry) => ({
        key: entry.intentId ?? entry.signature ?? String(entry.at),
        cells: {
          gift: giftOf(locale, texts, entry),
          drop: entry.number === null ? "–" : t(texts, "number", { number: entry.number }),
          status: <Status texts={texts} entry={entry} />,
          date: formatDateTime(locale, new Date(entry.at)),
          transaction: entry.signature ? <ExplorerLink kind="tx" value={entry.signature} /> : "–",
        },
      }))}
    />
  );
}

function giftOf(locale: Locale, texts: Words, { gift, nftName, amountRaw }: ListProps["entries"][number]): string {
  const t = translateIn(locale);
  if (gift.kind === "nfts") return nftName ?? t(texts, "nft", { collection: gift.collection });
  return `${formatAmount(locale, amountRaw, gift.decimals)}\u00a0${gift.symbol}`;
}

function Status({ texts, entry }: { texts: Words; entry: ListProps["entries"][number] }) {
  const { status, isReset, intentId, problem } = entry;
  const notes = [isReset ? texts.wasReset : null, intentId === null ? texts.elsewhere : null, problem];
  const said = notes.filter((note) => note !== null);
  return (
    <span className="my-list-status">
      <Badge tone={STATUS_TONES[status as DropLogStatus]}>{texts.status[status]}</Badge>
      {said.map((note) => (
        <small key={note} className="entry-note">
          {note}
        </small>
      ))}
    </span>
  );
}

type ResetProps = Pick<ListProps, "texts" | "tab" | "answer"> & { holder: string; backTo: string };

/** Asks before it resets, while the address asks for it: in a modal, or in the page where there is no JavaScript. */
function ResetDialog({ texts, tab, holder, answer, backTo }: ResetProps) {
  const navigate = useNavigate();
  const isSending = useNavigation().state !== "idle";
  const isHydrated = useAddressDialog(RESET_DIALOG);
  const form = (
    <Form id="reset-failed-form" method="post" action={`?tab=${tab}&reset=ask`} replace preventScrollReset>
      <input type="hidden" name="owner" value={holder} />
      <p>{texts.resetText}</p>
      {answer ? (
        <Notice tone="danger" live>
          <p>{answer.problem ?? texts.resetUnreachable}</p>
        </Notice>
      ) : null}
    </Form>
  );
  const confirm = (
    <Button
      type="submit"
      form="reset-failed-form"
      variant="primary"
      busy={isSending}
      {...logged("myDrops.resetConfirm")}
    >
      {texts.confirm}
    </Button>
  );
  if (!isHydrated) {
    return (
      <section id={RESET_DIALOG} className="panel flow">
        <h2>{texts.resetTitle}</h2>
        {form}
        <p className="row">
          <ButtonLink to={backTo} {...logged("myDrops.resetCancel")}>
            {texts.cancel}
          </ButtonLink>
          {confirm}
        </p>
      </section>
    );
  }
  return (
    <Dialog
      id={RESET_DIALOG}
      title={texts.resetTitle}
      closeLog="myDrops.resetCancel"
      onClose={() => navigate(backTo, { preventScrollReset: true, replace: true })}
      actions={
        <>
          <Button onClick={() => closeDialog(RESET_DIALOG)} {...logged("myDrops.resetCancel")}>
            {texts.cancel}
          </Button>
          {confirm}
        </>
      }
    >
      {form}
    </Dialog>
  );
}
