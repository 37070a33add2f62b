import type { RouterContextProvider } from "react-router";
import { readPart } from "~/domain/account/queries.server";
import { coinSums } from "~/domain/account/rules";
import { listNftHoldings } from "~/domain/nft-staking/holding/entered-pools.server";
import { twigListSchema } from "~/domain/twig/input";
import { listTwig, listTwigSources } from "~/domain/twig/queries.server";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { databaseContext } from "~/server/context";
import { chainDeps } from "~/server/transaction-deps.server";
import { openMyList } from "./my-list.server";

/** The Twig that a holder received. The search and the beginning of the page are in the address. */
export async function loadTwigList({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { locale, words, frame } = openMyList(context, "heads/twig");
  const { csvColumns: _, ...shown } = textsOf(locale).myLists.twig;
  const { from, before } = readAddress(twigListSchema, url, locale);
  const db = context.get(databaseContext);
  const [page, sources, waiting] = frame.holder
    ? await Promise.all([
        listTwig(db, { wallet: frame.holder, from, before }),
        listTwigSources(db),
        findWaitingTwig(context, frame.holder),
      ])
    : [null, [], null];
  return {
    ...frame,
    texts: { ...words, ...shown },
    from,
    sources,
    waiting,
    isFirstPage: before === null,
    page: page ?? { entries: [], nextCursor: null },
  };
}

/** The Twig that can be claimed from NFT pools now, after fees; null if there is none, or if it cannot be read now. */
async function findWaitingTwig(context: Readonly<RouterContextProvider>, wallet: string) {
  const nfts = await readPart(() => listNftHoldings(chainDeps(context), wallet));
  const sums = coinSums({ coin: UNREAD, nfts, grants: UNREAD });
  const twig = sums.find(({ symbol, dueRaw }) => symbol === "Twig" && dueRaw > 0n);
  return twig ? { raw: twig.dueRaw, decimals: twig.decimals } : null;
}

const UNREAD = { value: null, code: "ChainUnavailable" } as const;

export type TwigListData = Awaited<ReturnType<typeof loadTwigList>>;
