import { redirect } from "react-router";
import { openPage } from "~/admin/open-page.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { DoorScreen } from "~/admin/screens/door-screen";
import { newPasswordSchema } from "~/domain/staff/input";
import { findReset, resetPassword } from "~/domain/staff/reset.server";
import { AppError } from "~/errors";
import { isBreachedIn } from "~/server/breached-passwords.server";
import { configContext, databaseContext, localeContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import { doorDeps, sendMailsSoon } from "~/server/staff-door.server";
import type { Route } from "./+types/reset";

const FIELDS = [{ name: "password", kind: "password", autoComplete: "new-password" }] as const;

/** What the mail for a forgotten password leads to. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = { db: context.get(databaseContext), now: new Date(), adminSecret: context.get(configContext).adminCode };
  const reset = await findReset(deps, params.token);
  if (!reset) throw answerError(new AppError("ResetOver"), context.get(localeContext));
  return { view: openPage(context, { page: "reset", fields: FIELDS }), email: reset.email };
}

/** Sets the password, and leads to signing in with it. */
export function action({ request, context, params }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: newPasswordSchema,
      fields: FIELDS,
      run: async ({ password }) => {
        const { origin, language, ...deps } = await doorDeps({ request, context });
        const { token } = params;
        await resetPassword(
          { ...deps, ipAddress: origin.ipAddress, isBreached: isBreachedIn(context) },
          { token, password, language },
        );
        sendMailsSoon(context);
        return redirect("/admin?set");
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  // the address lets somebody in, so no other site is told of it
  const referrer = { name: "referrer", content: "same-origin" };
  return loaderData ? [pageTitle(loaderData.view.title), referrer] : [referrer];
}

export default function StaffReset({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DoorScreen view={loaderData.view} result={actionData?.result}>
      <p className="soft">{loaderData.email}</p>
    </DoorScreen>
  );
}
