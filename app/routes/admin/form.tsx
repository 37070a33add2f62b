import { redirect } from "react-router";
import { ADMIN_PATHS } from "~/admin/paths";
import { adminDeps, openForm, runForm } from "~/admin/read-form.server";
import { formAt } from "~/admin/resources.server";
import { FormScreen } from "~/admin/screens/form-screen";
import { requireFreshProof, requireRole } from "~/domain/staff/guard";
import { AppError } from "~/errors";
import { sendMailsSoon } from "~/server/staff-door.server";
import type { Route } from "./+types/form";

/** The form at this address, which creates or changes a row of a noun. */
export async function loader({ request, context, params, pattern }: Route.LoaderArgs) {
  return { view: await openForm({ request, context }, { ...formAt(pattern), key: (params as { key?: string }).key }) };
}

/** Runs the form's command, and leads to the list. */
export async function action({ request, context, params, pattern }: Route.ActionArgs) {
  const { resource, form } = formAt(pattern);
  return runForm(
    { request, context },
    {
      schema: form.schema,
      run: async (values) => {
        const deps = adminDeps({ request, context });
        requireRole(deps.actor.staff, form.role);
        if (form.isFresh) requireFreshProof(deps.actor.staff, deps.now);
        const { key = "" } = params as { key?: string };
        if (key === "" && pattern.endsWith(":key")) throw new AppError("NotFound");
        await form.save(deps, values, key);
        sendMailsSoon(context);
        return redirect(`/admin/${ADMIN_PATHS[resource.noun].list}?done`);
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: `${loaderData.view.title} · Punkvism` }] : [];
}

export default function AdminForm({ loaderData, actionData }: Route.ComponentProps) {
  return <FormScreen view={loaderData.view} result={actionData?.result} />;
}
