import { adminDeps } from "~/admin/admin-deps.server";
import { openPage } from "~/admin/open-page.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { FormScreen } from "~/admin/screens/form-screen";
import { leadWithToast } from "~/admin/toast.server";
import { changePassword } from "~/domain/staff/commands.server";
import { passwordChangeSchema } from "~/domain/staff/input";
import { isBreachedIn } from "~/server/breached-passwords.server";
import { doorDeps, sendMailsSoon } from "~/server/staff-door.server";
import type { Route } from "./+types/password";

const FIELDS = [
  { name: "current", kind: "password", autoComplete: "current-password" },
  { name: "password", kind: "password", autoComplete: "new-password" },
] as const;

export function loader({ context }: Route.LoaderArgs) {
  return { view: openPage(context, { page: "password", fields: FIELDS }) };
}

/** Changes the password of whoever is signed in, and leads to their sessions, of which one is left. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: passwordChangeSchema,
      fields: FIELDS,
      run: async (typed) => {
        const deps = adminDeps({ request, context });
        const { language } = await doorDeps({ request, context });
        await changePassword({ ...deps, isBreached: isBreachedIn(context) }, { ...typed, language });
        sendMailsSoon(context);
        return leadWithToast({ request, context }, "/admin/sessions", { words: "passwordChanged" });
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function StaffPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <FormScreen view={loaderData.view} result={actionData?.result} />;
}
