import { redirect } from "react-router";
import { openPage } from "~/admin/open-page.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { DoorScreen } from "~/admin/screens/door-screen";
import { acceptSchema } from "~/domain/staff/input";
import { acceptInvitation, findInvitation } from "~/domain/staff/invitations.server";
import { AppError } from "~/errors";
import { isBreachedIn } from "~/server/breached-passwords.server";
import { configContext, databaseContext, localeContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import { doorDeps } from "~/server/staff-door.server";
import type { Route } from "./+types/join";

const FIELDS = [
  { name: "nickname", kind: "text", autoComplete: "nickname" },
  { name: "password", kind: "password", autoComplete: "new-password" },
] as const;

/** What an invitation leads to: a name and a password, and the account is there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = { db: context.get(databaseContext), now: new Date(), adminSecret: context.get(configContext).adminCode };
  const invitation = await findInvitation(deps, params.token);
  if (!invitation) throw answerError(new AppError("InvitationOver"), context.get(localeContext));
  return { view: openPage(context, { page: "join", fields: FIELDS }), email: invitation.email };
}

/** Makes the account, and leads to signing in with it. */
export function action({ request, context, params }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: acceptSchema,
      fields: FIELDS,
      run: async (typed) => {
        const { origin, language: _, ...deps } = await doorDeps({ request, context });
        const ipAddress = origin.ipAddress;
        await acceptInvitation(
          { ...deps, ipAddress, isBreached: isBreachedIn(context) },
          { ...typed, token: params.token },
        );
        return redirect("/admin");
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  // the address lets somebody in, so no other site is told of it
  const referrer = { name: "referrer", content: "same-origin" };
  return loaderData ? [pageTitle(loaderData.view.title), referrer] : [referrer];
}

export default function StaffJoin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DoorScreen view={loaderData.view} result={actionData?.result}>
      <p className="soft">{loaderData.email}</p>
    </DoorScreen>
  );
}
