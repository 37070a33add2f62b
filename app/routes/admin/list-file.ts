import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { ADMIN_PATHS } from "~/admin/paths";
import { readListFile } from "~/admin/read-list.server";
import { resourceOfList } from "~/admin/resources.server";
import { localeContext } from "~/server/context";
import { answerCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/list-file";

/** The rows of the list at this address with the filters that are in force, as a file; it asks for a fresh proof. */
export function loader({ request, context, pattern }: Route.LoaderArgs) {
  const resource = resourceOfList(pattern);
  const deps = adminPage({ request, context }, resource.role);
  leadToProof({ request, staff: deps.actor.staff });
  const asked = { resource, url: new URL(request.url), locale: context.get(localeContext) };
  return answerCsv(context, async () => {
    return { name: ADMIN_PATHS[resource.noun].list, text: await readListFile(deps, asked) };
  });
}
