import { adminPage } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { SearchScreen } from "~/admin/screens/search-screen";
import { searchNouns } from "~/admin/search.server";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/search";

/** A search across the nouns of the staff area. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = adminPage({ request, context });
  const locale = context.get(localeContext);
  const typed = (new URL(request.url).searchParams.get("q") ?? "").trim();
  return { typed, groups: await searchNouns(deps, typed, locale), texts: textsOf(locale).admin.search };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.texts.title)] : [];
}

export default function AdminSearch({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}
