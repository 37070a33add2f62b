import type { RouterContextProvider } from "react-router";
import { readPart } from "~/domain/account/queries.server";
import { countFailedAttempts } from "~/domain/drop/attempts.server";
import { dropListSchema } from "~/domain/drop/input";
import { findFilledTab, listDropLog, listDropNumbers } from "~/domain/drop/log.server";
import { listDrops } from "~/domain/drop/queries.server";
import { statusWordsOf } from "~/domain/status-words.server";
import { openMyList } from "~/features/my-page/my-list.server";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { databaseContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { chainDeps } from "~/server/transaction-deps.server";
import { giftName } from "./drop-text";

/**
 * A holder's gifts and attempts, one tab per kind of gift. The search and the beginning of the page are in the address; if
 * it names no tab, the first one with a gift or an attempt is shown.
 */
export async function loadDropList({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { locale, words, frame } = openMyList(context, "heads/drop");
  const { drop } = textsOf(locale);
  const { holder } = frame;
  const asked = readAddress(dropListSchema, url, locale);
  const db = context.get(databaseContext);
  const tab = holder && !url.searchParams.get("tab") ? await findFilledTab(db, holder) : asked.tab;
  const query = { ...asked, tab };
  const [page, failed, numbers, read] = holder
    ? await Promise.all([
        listDropLog(db, holder, query),
        countFailedAttempts(db, holder, tab),
        listDropNumbers(db),
        readPart(async () => (await listDrops(chainDeps(context), holder)).drops),
      ])
    : [{ entries: [], nextCursor: null }, 0, [], null];
  const drops = read?.value ?? [];
  const { csvColumns: _, ...own } = drop.list;
  const { myPage, searching } = words;
  return {
    ...frame,
    texts: {
      ...{ ...own, number: drop.number, nft: drop.gift.nft, takeGift: drop.giftDialog.take, myPage, searching },
      status: statusWordsOf(locale).dropLog,
    },
    tab,
    search: { drop: query.drop === null ? null : String(query.drop), status: query.status },
    numbers,
    /** Gifts of all kinds that can be taken now, the earliest end first; none if that cannot be read now. */
    waiting: drops
      .filter(({ obstacle }) => obstacle === null)
      .toSorted((a, b) => Number(a.endTs - b.endTs))
      .map((each) => ({ number: each.number, gift: giftName(locale, { gift: drop.gift }, each), endTs: each.endTs })),
    isFirstPage: query.before === null,
    reset: url.searchParams.get("reset"),
    failed,
    nextCursor: page.nextCursor,
    entries: page.entries.map(({ failure, ...entry }) => ({
      ...entry,
      problem: failure && describeError(failure, locale),
    })),
  };
}

export type DropListData = Awaited<ReturnType<typeof loadDropList>>;
