import { data, redirect } from "react-router";
import { Bands } from "~/content/bands/bands";
import { organizationOf } from "~/content/organization.server";
import { bandsOf } from "~/content/page-bands.server";
import { getPageFacts, staleSecondsOf } from "~/content/page-facts.server";
import { findPageAtAddress, sectionsAt } from "~/content/page-view.server";
import { findOpenPage } from "~/content/pages";
import type { Section } from "~/content/sections";
import { landing } from "~/logs/logged";
import {
  configContext,
  databaseContext,
  localeContext,
  renderModeContext,
  staleSecondsContext,
} from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/page";

export const handle = landing("page.landing");

/** Renders every content page. All of them share one module, so that navigating to another page loads no further script. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { slug = "", tab: tabId } = params as { slug?: string; tab?: string };
  const page = findOpenPage(slug, locale.code);
  if (page && tabId !== undefined && tabId === page.tabs?.[0]) throw redirect(`/${locale.path}/${slug}`, 301);
  const found = page && findPageAtAddress(page, { locale, tabId });
  if (!found) throw data(null, { status: 404 });

  const db = context.get(databaseContext);
  const { rpcUrls } = context.get(configContext);
  const sections = sectionsAt(found);
  const facts = await getPageFacts({ db, rpcUrls, now: new Date(), locale }, sections);
  context.set(staleSecondsContext, staleSecondsOf(sections));
  const { origin } = new URL(request.url);
  const { content, tab } = found;
  const { district } = content;
  const { title, description } = tabId !== undefined && tab ? tab.content : content;
  const address = tabId === undefined ? slug : `${slug}/${tabId}`;
  return withBands(bandsOf(found, locale, facts), context.get(renderModeContext).kind, {
    head: {
      origin,
      localePath: locale.path,
      slug: address,
      title,
      description,
      locales: found.page.locales,
      scene: sceneIn(sections),
    },
    organization: slug === "" ? organizationOf(origin, locale, facts) : null,
    district,
    log: page.log,
    elsewhere: page.elsewhere,
  });
}

/** A description of the page's scene, which is also on the picture of a shared link. */
function sceneIn(sections: readonly Section[]): string | undefined {
  const first = sections[0];
  return first && "sceneAlt" in first ? first.sceneAlt : undefined;
}

/** The page is not loaded again for the same address, so that what is open or chosen in it stays. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, organization } = loaderData;
  return organization ? [...pageMeta(head), { "script:ld+json": organization }] : pageMeta(head);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <Bands district={loaderData.district} log={loaderData.log} html={loaderData.html} />;
}

/**
 * Puts the bands into the page's data, enumerable only if the page is requested as data. A document already has them in its
 * HTML, and the router does not send properties that are not enumerable.
 */
function withBands<T extends object>(html: string, mode: string, page: T): T & { html?: string } {
  return Object.defineProperty(page, "html", { value: html, enumerable: mode === "streamed" });
}
