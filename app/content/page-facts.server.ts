import { listNews } from "~/domain/news/queries.server";
import type { NewsPage } from "~/domain/news/view";
import { findPrice } from "~/domain/price/queries.server";
import type { PriceReading } from "~/domain/price/rules";
import { getCompanyFacts } from "~/domain/settings/company.server";
import { getContentVersion } from "~/domain/settings/content-version.server";
import { createRecentReading, type RecentReading } from "~/domain/settings/recent-reading";
import { openChain } from "~/domain/solana/chain.server";
import { getPublicPoolFacts } from "~/domain/staking/queries.server";
import { COIN_TERMS_DAYS } from "~/domain/staking/rules";
import { AppError } from "~/errors";
import { teaserOf } from "~/features/news/news-view.server";
import type { Locale, LocaleCode } from "~/locales/locales";
import { reportUnexpected } from "~/server/unexpected.server";
import type { Database } from "~db/client";
import { NO_OWN_SECTIONS } from "./own-sections.server";
import { sampleIdOf } from "./sample-places.server";
import type { Section } from "./sections";
import { getOwnSections } from "./site-set-up.server";
import type { PoolFacts } from "./views/facts.server";
import { LATEST_NEWS } from "./views/latest.server";
import type { NewsTeaser } from "./views/news-teaser";

/** A public page is shown without its figures rather than late. */
const CHAIN_TIMEOUT_MS = 2_000;

/** How long an isolate uses the latest news that it read, by language. */
const NEWS_BELIEVED_MS = 2_000;
const readNews = () => createRecentReading<NewsPage>(NEWS_BELIEVED_MS);
const latestNews: Record<LocaleCode, RecentReading<NewsPage>> = { ko: readNews(), en: readNews(), id: readNews() };

export type PageFacts = Awaited<ReturnType<typeof getPageFacts>>;

type Deps = { db: Database; rpcUrls: string[]; now: Date; locale: Locale };

/** What the sections of a page show besides their words. Only what a section needs is read. */
export async function getPageFacts(deps: Deps, sections: readonly Section[]) {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const [companyFacts, own, pool, price, news] = await Promise.all([
    getCompanyFacts(deps.db, deps.now.getTime()),
    sections.some(sampleIdOf) ? getOwnSections(deps.db, deps.now.getTime()) : NO_OWN_SECTIONS,
    kinds.has("rates") ? findPoolFacts(deps) : null,
    kinds.has("price") ? findExchangePrice(deps) : null,
    kinds.has("news") ? listTeasers(deps) : [],
  ]);
  return { ...companyFacts, own, pool, price, news };
}

/** The latest news of the language, read again for each content version; every change of news raises it. */
async function listTeasers({ db, now, locale }: Deps): Promise<NewsTeaser[]> {
  const version = await getContentVersion(db, now.getTime());
  const { entries } = await latestNews[locale.code].get(
    now.getTime(),
    () => listNews({ db }, { language: locale.code, size: LATEST_NEWS }),
    version,
  );
  return entries.map((entry) => teaserOf(locale, entry));
}

/** The coin's price, or null if no exchange is set or none answers. */
async function findExchangePrice({ db, now }: Deps): Promise<PriceReading | null> {
  const cache = (caches as unknown as { default: Cache }).default;
  return findPrice({ db, now, fetch: (url, options) => fetch(url, options), cache });
}

/** A shown price is never older than three minutes: this limit plus the minute for which a reading is kept. */
const PRICE_STALE_SECONDS = 120;

/** For how long a page with these sections may be shown while a new one is rendered; null means as long as any page. */
export function staleSecondsOf(sections: readonly Section[]): number | null {
  return sections.some(({ kind }) => kind === "price") ? PRICE_STALE_SECONDS : null;
}

/** The pool's figures, or null if there is no pool or the chain cannot be read. */
async function findPoolFacts({ db, rpcUrls, now }: Deps): Promise<PoolFacts | null> {
  try {
    const deps = { db, now, openChain: () => openChain({ rpcUrls, timeoutMs: CHAIN_TIMEOUT_MS }) };
    return { ...(await getPublicPoolFacts(deps)), termDays: COIN_TERMS_DAYS };
  } catch (error) {
    if (!(error instanceof AppError)) reportUnexpected(error, "request", { fact: "page" });
    return null;
  }
}
