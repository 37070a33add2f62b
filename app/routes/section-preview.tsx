import { data } from "react-router";
import { adminPage } from "~/admin/admin-deps.server";
import { ADMIN_PATHS, pathOfRow } from "~/admin/paths";
import { PreviewNotice } from "~/admin/screens/preview-notice";
import { Bands } from "~/content/bands/bands";
import type { OwnSections } from "~/content/own-sections.server";
import { drawBands } from "~/content/page-bands.server";
import { getPageFacts } from "~/content/page-facts.server";
import { findPageAtAddress, sectionsAt } from "~/content/page-view.server";
import { findOpenPage } from "~/content/pages";
import { listSamplePlaces } from "~/content/sample-places.server";
import { findSectionDraft } from "~/domain/sections/commands.server";
import { textsOf } from "~/locales/texts.server";
import { staff, staffOnly } from "~/middleware/staff";
import { configContext, localeContext } from "~/server/context";
import type { Route } from "./+types/section-preview";

export const middleware: Route.MiddlewareFunction[] = [staff, staffOnly];

/** The page of a section with its draft, for staff alone. It is never cached. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now } = adminPage({ request, context }, "editor");
  const locale = context.get(localeContext);
  const place = listSamplePlaces().find(({ id }) => id === params.section);
  const draft = place && (await findSectionDraft(db, place.id));
  const [slug = "", tabId] = place?.address.split("/") ?? [];
  const page = findOpenPage(slug, locale.code);
  const found = page && findPageAtAddress(page, { locale, tabId });
  if (!place || !draft || !found) throw data(null, { status: 404 });
  const facts = await getPageFacts({ db, rpcUrls: context.get(configContext).rpcUrls, now, locale }, sectionsAt(found));
  const entries = { ...facts.own.entries, [place.id]: draft.words } as OwnSections["entries"];
  return {
    html: drawBands(found, locale, { ...facts, own: { ...facts.own, entries } }),
    district: found.content.district,
    title: found.content.title,
    preview: textsOf(locale).admin.preview,
    back: pathOfRow(ADMIN_PATHS.section.detail, place.id),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: "robots", content: "noindex" }] : [];
}

export default function SectionPreview({ loaderData }: Route.ComponentProps) {
  const { preview, back, district, html } = loaderData;
  return (
    <>
      <PreviewNotice texts={preview} back={back} />
      <Bands district={district} html={html} />
    </>
  );
}
