import { adminPage } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { readList } from "~/admin/read-list.server";
import { resourceOfList } from "~/admin/resources.server";
import { ListScreen } from "~/admin/screens/list-screen";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/list";

/** The list of the noun at this address. */
export async function loader({ request, context, pattern }: Route.LoaderArgs) {
  const resource = resourceOfList(pattern);
  const deps = adminPage({ request, context }, resource.role);
  const locale = context.get(localeContext);
  const view = await readList(deps, { resource, url: new URL(request.url), locale, staff: deps.actor.staff });
  return { view, texts: textsOf(locale).admin.list };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function AdminList({ loaderData }: Route.ComponentProps) {
  return <ListScreen view={loaderData.view} texts={loaderData.texts} />;
}
