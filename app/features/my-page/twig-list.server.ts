import type { RouterContextProvider } from "react-router";
import { twigListSchema } from "~/domain/twig/input";
import { listTwig, listTwigSources } from "~/domain/twig/queries.server";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { databaseContext } from "~/server/context";
import { openMyList } from "./my-list.server";

/** The Twig that a holder received. The search and the beginning of the page are in the address. */
export async function loadTwigList({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { locale, words, frame } = openMyList(context, "heads/twig");
  const { csvColumns: _, ...shown } = textsOf(locale).myLists.twig;
  const { from, before } = readAddress(twigListSchema, url, locale);
  const db = context.get(databaseContext);
  const [page, sources] = frame.holder
    ? await Promise.all([listTwig(db, { wallet: frame.holder, from, before }), listTwigSources(db)])
    : [null, []];
  return {
    ...frame,
    texts: { ...words, ...shown },
    from,
    sources,
    isFirstPage: before === null,
    page: page ?? { entries: [], nextCursor: null },
  };
}

export type TwigListData = Awaited<ReturnType<typeof loadTwigList>>;
