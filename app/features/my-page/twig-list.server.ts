import type { RouterContextProvider } from "react-router";
import { readBalances } from "~/domain/account/balances.server";
import { earningNow } from "~/domain/account/earnings";
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
  const [page, sources, now] = frame.holder
    ? await Promise.all([
        listTwig(db, { wallet: frame.holder, from, before }),
        listTwigSources(db),
        findTwigNow(context, frame.holder),
      ])
    : [null, [], NO_TWIG];
  return {
    ...frame,
    texts: { ...words, ...shown },
    from,
    sources,
    ...now,
    isFirstPage: before === null,
    page: page ?? { entries: [], nextCursor: null },
  };
}

type Twig = { raw: bigint; decimals: number };
type TwigNow = Record<"held" | "waiting" | "aDay", Twig | null>;

const NO_TWIG: TwigNow = { held: null, waiting: null, aDay: null };

/**
 * The Twig in the wallet, what of it can be claimed from NFT pools now, and what they pay in a day, after fees. Each is null
 * if there is none, or if it cannot be read now.
 */
async function findTwigNow(context: Readonly<RouterContextProvider>, wallet: string): Promise<TwigNow> {
  const deps = chainDeps(context);
  const [balances, nfts] = await Promise.all([
    readPart(() => readBalances(deps, wallet)),
    readPart(() => listNftHoldings(deps, wallet)),
  ]);
  const held = balances.value?.coins.map(({ amountRaw, ...coin }) => ({ ...coin, raw: amountRaw })) ?? [];
  const due = coinSums({ coin: UNREAD, nfts, grants: UNREAD }).map(({ dueRaw, ...coin }) => ({ ...coin, raw: dueRaw }));
  return { held: twigOf(held), waiting: twigOf(due), aDay: twigOf(earningNow({ coin: UNREAD, nfts }).sums) };
}

function twigOf(amounts: readonly (Twig & { symbol: string })[]): Twig | null {
  const twig = amounts.find(({ symbol, raw }) => symbol === "Twig" && raw > 0n);
  return twig ? { raw: twig.raw, decimals: twig.decimals } : null;
}

const UNREAD = { value: null, code: "ChainUnavailable" } as const;

export type TwigListData = Awaited<ReturnType<typeof loadTwigList>>;
