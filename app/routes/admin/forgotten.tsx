import { Link, redirect } from "react-router";
import { openPage } from "~/admin/open-page.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { DoorScreen } from "~/admin/screens/door-screen";
import { forgottenSchema } from "~/domain/staff/input";
import { countResetRequest, sendResetLink } from "~/domain/staff/reset.server";
import { textsOf } from "~/locales/texts.server";
import { configContext, executionContext, localeContext } from "~/server/context";
import { doorDeps, sendMailsSoon } from "~/server/staff-door.server";
import { reportUnexpected } from "~/server/unexpected.server";
import type { Route } from "./+types/forgotten";

const FIELDS = [{ name: "email", kind: "email", autoComplete: "username" }] as const;

/** Somebody of staff who has forgotten their password asks for a link. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { door } = textsOf(context.get(localeContext)).admin;
  const isSent = new URL(request.url).searchParams.has("sent");
  return {
    view: openPage(context, { page: "forgotten", fields: FIELDS }),
    sent: isSent ? door.sent : null,
    back: door.back,
  };
}

/** Answers the same for every address, and only then looks whether somebody has it. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: forgottenSchema,
      fields: FIELDS,
      run: async ({ email }) => {
        const { origin, language, ...deps } = await doorDeps({ request, context });
        await countResetRequest(deps, email, origin);
        const site = context.get(configContext).siteOrigin ?? new URL(request.url).origin;
        const linkTo = (token: string) => `${site}/admin/reset/${token}`;
        const sent = sendResetLink({ ...deps, linkTo }, { email, language }).then(
          () => sendMailsSoon(context),
          (error) => void reportUnexpected(error, "request", { path: "/admin/forgotten" }),
        );
        context.get(executionContext).waitUntil(sent);
        return redirect("/admin/forgotten?sent");
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function StaffForgotten({ loaderData, actionData }: Route.ComponentProps) {
  const { view, sent, back } = loaderData;
  return (
    <DoorScreen view={view} result={actionData?.result} done={sent}>
      <Link className="link" to="/admin">
        {back}
      </Link>
    </DoorScreen>
  );
}
