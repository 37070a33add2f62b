import { adminPage } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { readRow } from "~/admin/read-row.server";
import { resourceOfRow } from "~/admin/resources.server";
import { RowScreen } from "~/admin/screens/row-screen";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/row";

/** The row at this address. */
export async function loader({ request, context, params, pattern }: Route.LoaderArgs) {
  const resource = resourceOfRow(pattern);
  const deps = adminPage({ request, context }, resource.role);
  const { key = "" } = params as { key?: string };
  const view = await readRow(deps, { resource, key, url: new URL(request.url) });
  return { view, none: textsOf(context.get(localeContext)).admin.list.none };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, isLive } = loaderData.view;
  return [
    pageTitle(title),
    // so that progress is seen without a script too
    ...(isLive ? [{ httpEquiv: "refresh", content: "3" }] : []),
  ];
}

export default function AdminRow({ loaderData }: Route.ComponentProps) {
  return <RowScreen {...loaderData} />;
}
