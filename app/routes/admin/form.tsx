import { redirect } from "react-router";
import { adminDeps } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { ADMIN_PATHS, type NounPaths, pathOfRow } from "~/admin/paths";
import { openForm } from "~/admin/read-form.server";
import { formAt } from "~/admin/resources.server";
import { runForm } from "~/admin/run-form.server";
import { runResourceForm } from "~/admin/run-resource-form.server";
import { FormScreen } from "~/admin/screens/form-screen";
import { sendMailsSoon } from "~/server/staff-door.server";
import type { Route } from "./+types/form";

/** The form at this address, which creates or changes a row of a noun. */
export async function loader({ request, context, params, pattern }: Route.LoaderArgs) {
  return { view: await openForm({ request, context }, { ...formAt(pattern), key: keyIn(params) }) };
}

/** Runs the form's command, and leads to the row if it has a page, else to the list. */
export async function action({ request, context, params, pattern }: Route.ActionArgs) {
  const named = formAt(pattern);
  return runForm(
    { request, context },
    {
      schema: named.form.schema,
      stored: async () => {
        const key = keyIn(params);
        return (key !== undefined && (await named.form.load?.(adminDeps({ request, context }), key))) || null;
      },
      run: async (values, sent) => {
        const deps = adminDeps({ request, context });
        const done = await runResourceForm(deps, { ...named, key: keyIn(params), values, sent });
        if ("preview" in done) return done;
        sendMailsSoon(context);
        if (done.proposal) return redirect(`${pathOfRow(ADMIN_PATHS.approval.detail, done.proposal)}?done`);
        const { list, detail }: NounPaths = ADMIN_PATHS[done.noun ?? named.resource.noun];
        const to = detail && done.key !== undefined ? pathOfRow(detail, done.key) : `/admin/${list}`;
        return redirect(`${to}?done`);
      },
    },
  );
}

const keyIn = (params: { key?: string }) => params.key;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function AdminForm({ loaderData, actionData }: Route.ComponentProps) {
  return <FormScreen view={loaderData.view} {...actionData} />;
}
