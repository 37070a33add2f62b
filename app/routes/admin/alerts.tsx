import { type AdminRequest, adminDeps, adminPage, leadToProof } from "~/admin/admin-deps.server";
import { openPage } from "~/admin/open-page.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { FormScreen } from "~/admin/screens/form-screen";
import { leadWithToast } from "~/admin/toast.server";
import { chooseAlerts, findAlertChoices } from "~/domain/health/alert-choices.server";
import { CHECK_NAMES } from "~/domain/health/check";
import { alertChoicesSchema } from "~/domain/health/input";
import { textsOf } from "~/locales/texts.server";
import { formRefusedContext, localeContext } from "~/server/context";
import type { Route } from "./+types/alerts";

/** The alerts that whoever is signed in gets by mail. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isRefused = context.get(formRefusedContext);
  const chosen = isRefused ? null : await readChosen({ request, context });
  const wanted = CHECK_NAMES.filter((name) => chosen?.wanted[name]);
  const view = openPage(context, {
    page: "alerts",
    fields: CHECK_NAMES.map((name) => ({ name, kind: "check" as const })),
    values: Object.fromEntries(wanted.map((name) => [name, "on"])),
  });
  const names: Readonly<Record<string, string>> = textsOf(context.get(localeContext)).adminHealth.figures;
  return {
    view: { ...view, fields: view.fields.map((field) => ({ ...field, label: names[field.name] ?? field.name })) },
  };
}

async function readChosen({ request, context }: AdminRequest) {
  const deps = adminPage({ request, context }, "operator");
  leadToProof({ request, staff: deps.actor.staff });
  return findAlertChoices(deps);
}

/** Stores the choice, with the language of the page. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: alertChoicesSchema,
      fields: [],
      run: async (wanted) => {
        await chooseAlerts(adminDeps({ request, context }), { wanted, language: context.get(localeContext).code });
        return leadWithToast({ request, context }, "/admin/alerts", { words: "saved" });
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function StaffAlerts({ loaderData, actionData }: Route.ComponentProps) {
  return <FormScreen view={loaderData.view} result={actionData?.result} />;
}
