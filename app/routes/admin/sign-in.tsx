import { Link, redirect } from "react-router";
import { openPage, wayBack } from "~/admin/open-page.server";
import { pageTitle } from "~/admin/page-title";
import { runForm } from "~/admin/run-form.server";
import { DoorScreen } from "~/admin/screens/door-screen";
import { PasskeyButton } from "~/admin/screens/passkey-button";
import { signInSchema } from "~/domain/staff/input";
import { startStaffSignIn } from "~/domain/staff/sign-in.server";
import { textsOf } from "~/locales/texts.server";
import { configContext, localeContext, staffContext } from "~/server/context";
import { readStaffCookie, staffCookie } from "~/server/staff-cookie.server";
import { doorDeps, sendMailsSoon } from "~/server/staff-door.server";
import type { Route } from "./+types/sign-in";

const FIELDS = [
  { name: "email", kind: "email", autoComplete: "username" },
  { name: "password", kind: "password", autoComplete: "current-password" },
] as const;

/** The first step of signing in. Whoever is in already goes on. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(staffContext)) throw redirect(wayBack(request));
  const { passkey, door } = textsOf(context.get(localeContext)).admin;
  const { signIn, stopped } = passkey;
  return {
    view: openPage(context, { page: "signIn", fields: FIELDS }),
    passkey: { label: signIn, stopped },
    forgotten: door.forgotten,
    set: new URL(request.url).searchParams.has("set") ? door.set : null,
  };
}

/** Checks address and password, and leads to the code that was sent by mail. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: signInSchema,
      fields: FIELDS,
      run: async (typed) => {
        const { sessionKeys } = context.get(configContext);
        const { language, ...deps } = await doorDeps({ request, context });
        const browser = await readStaffCookie(request, sessionKeys, "known");
        const id = await startStaffSignIn(deps, { ...typed, language, browser });
        sendMailsSoon(context);
        const cookie = await staffCookie(request, sessionKeys, { cookie: "attempt", id });
        const to = new URLSearchParams({ to: wayBack(request) });
        return redirect(`/admin/code?${to}`, { headers: { "Set-Cookie": cookie } });
      },
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function StaffSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { view, passkey, forgotten, set } = loaderData;
  return (
    <DoorScreen view={view} result={actionData?.result} done={set}>
      <Link className="link" to="/admin/forgotten">
        {forgotten}
      </Link>
      <PasskeyButton purpose="sign-in" {...passkey} />
    </DoorScreen>
  );
}
