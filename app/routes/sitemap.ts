import { data } from "react-router";
import { hasTabAddress, isOpenIn, PAGES } from "~/content/pages";
import { listNewsAddresses, type NewsAddress } from "~/domain/news/queries.server";
import { LOCALES, type LocaleCode } from "~/locales/locales";
import { databaseContext, renderModeContext } from "~/server/context";
import type { Route } from "./+types/sitemap";

/** Every open page and tab and the newest news in every language, each with its addresses in the other languages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  // the router also accepts /SITEMAP.xml, which the page cache does not know, so that each such request would read the news
  if (context.get(renderModeContext).kind !== "cached" && !import.meta.env.DEV) throw data(null, { status: 404 });
  const { origin } = new URL(request.url);
  const pages = PAGES.flatMap((page) => {
    const codes = LOCALES.filter(({ code }) => isOpenIn(page, code)).map(({ code }) => code);
    const tabs = (page.tabs ?? []).filter((tab) => hasTabAddress(page, tab));
    const addresses = [page.slug && `/${page.slug}`, ...tabs.map((tab) => `/${page.slug}/${tab}`)];
    return addresses.flatMap((address) => entriesOf(origin, { address, codes }));
  });
  const news = await listNewsAddresses({ db: context.get(databaseContext) });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...groupsOf(news).flatMap((group) => entriesOf(origin, group))].join("\n")}
</urlset>
`;
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

type Place = { address: string; codes: readonly LocaleCode[]; changedAt?: (code: LocaleCode) => Date | undefined };

/** One entry per language. */
function entriesOf(origin: string, { address, codes, changedAt }: Place): string[] {
  const versions = LOCALES.filter(({ code }) => codes.includes(code)).map(({ code, path }) => {
    return { code, url: `${origin}/${path}${address}` };
  });
  const alternates = versions
    .map(({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`)
    .join("");
  return versions.map(({ code, url }) => {
    const changed = changedAt?.(code);
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<url><loc>${url}</loc>${lastmod}${alternates}</url>`;
  });
}

function groupsOf(news: readonly NewsAddress[]): Place[] {
  return [...Map.groupBy(news, ({ groupId }) => groupId)].map(([groupId, versions]) => ({
    address: `/companyNewsView/${groupId}`,
    codes: versions.map(({ language }) => language),
    changedAt: (code) => versions.find(({ language }) => language === code)?.updatedAt,
  }));
}
