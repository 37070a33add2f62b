import { redirect } from "react-router";
import { wayBack } from "~/admin/open-page.server";
import { runForm } from "~/admin/run-form.server";
import { assertionSchema } from "~/domain/passkeys/input";
import { signInWithPasskey } from "~/domain/passkeys/use.server";
import { configContext } from "~/server/context";
import { refuseMethod } from "~/server/http.server";
import { relyingPartyIn } from "~/server/relying-party.server";
import { staffCookie } from "~/server/staff-cookie.server";
import { doorDeps, sendMailsSoon } from "~/server/staff-door.server";
import type { Route } from "./+types/passkey-sign-in";

export const loader = refuseMethod;

/** Signs in with a passkey, in place of password and code. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: assertionSchema,
      fields: [],
      run: async ({ passkey }) => {
        const { sessionKeys } = context.get(configContext);
        const { language, ...deps } = await doorDeps({ request, context });
        const site = relyingPartyIn(request, context);
        const id = await signInWithPasskey({ ...deps, site }, { assertion: passkey, language });
        sendMailsSoon(context);
        const cookie = await staffCookie(request, sessionKeys, { cookie: "staff", id });
        return redirect(wayBack(request), { headers: { "Set-Cookie": cookie } });
      },
    },
  );
}
