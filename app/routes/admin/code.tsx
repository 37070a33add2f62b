import { redirect } from "react-router";
import { openPage, wayBack } from "~/admin/open-page.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { DoorScreen } from "~/admin/screens/door-screen";
import { codeSchema } from "~/domain/staff/input";
import { finishStaffSignIn } from "~/domain/staff/sign-in.server";
import { AppError } from "~/errors";
import { configContext } from "~/server/context";
import { endedStaffCookie, readStaffCookie, staffCookie } from "~/server/staff-cookie.server";
import { doorDeps, sendMailsSoon } from "~/server/staff-door.server";
import type { Route } from "./+types/code";

const FIELDS = [{ name: "code", kind: "code" }] as const;

/** The second step of signing in. Whoever has not begun goes to the first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!(await readStaffCookie(request, context.get(configContext).sessionKeys, "attempt"))) throw redirect("/admin");
  return { view: openPage(context, { page: "code", fields: FIELDS }) };
}

/** Checks the code and starts the session. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: codeSchema,
      fields: FIELDS,
      run: async ({ code }) => {
        const { sessionKeys } = context.get(configContext);
        const attempt = await readStaffCookie(request, sessionKeys, "attempt");
        if (!attempt) throw new AppError("CodeExpired");
        const { language, ...deps } = await doorDeps({ request, context });
        const { session, browser } = await finishStaffSignIn(deps, { attempt, code, language });
        sendMailsSoon(context);
        const headers = new Headers();
        headers.append("Set-Cookie", await staffCookie(request, sessionKeys, { cookie: "staff", id: session }));
        headers.append("Set-Cookie", await staffCookie(request, sessionKeys, { cookie: "known", id: browser }));
        headers.append("Set-Cookie", endedStaffCookie(request, "attempt"));
        return redirect(wayBack(request), { headers });
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function StaffCode({ loaderData, actionData }: Route.ComponentProps) {
  return <DoorScreen view={loaderData.view} result={actionData?.result} />;
}
