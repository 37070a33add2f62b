import { data } from "react-router";
import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { resourceOfList } from "~/admin/declared-pages.server";
import { exported } from "~/admin/exported.server";
import { ADMIN_PATHS } from "~/admin/paths";
import { readListFile } from "~/admin/read-list.server";
import { localeContext } from "~/server/context";
import { answerCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/list-file";

/**
 * The rows of a noun's list with the filters that are in force, as a file; it asks for a fresh proof. The address is that of
 * the list with "files/" before and ".csv" behind: "/admin/files/staff.csv".
 */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const path = params["*"];
  const resource = path.endsWith(".csv") ? resourceOfList(path.slice(0, -".csv".length)) : null;
  if (!resource) throw data(null, { status: 404 });
  const deps = adminPage({ request, context }, resource.role);
  leadToProof({ request, staff: deps.actor.staff });
  const asked = { resource, url: new URL(request.url), locale: context.get(localeContext) };
  const { noun } = resource;
  return answerCsv(context, () =>
    exported(deps, { noun }, async () => ({ name: ADMIN_PATHS[noun].list, ...(await readListFile(deps, asked)) })),
  );
}
