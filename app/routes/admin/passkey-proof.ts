import { redirect } from "react-router";
import { adminDeps } from "~/admin/admin-deps.server";
import { wayBack } from "~/admin/open-page.server";
import { runForm } from "~/admin/run-form.server";
import { assertionSchema } from "~/domain/passkeys/input";
import { proveWithPasskey } from "~/domain/passkeys/use.server";
import { refuseMethod } from "~/server/http.server";
import { relyingPartyIn } from "~/server/relying-party.server";
import { doorDeps } from "~/server/staff-door.server";
import type { Route } from "./+types/passkey-proof";

export const loader = refuseMethod;

/** Takes a passkey of whoever is in as a fresh proof of who they are, and leads back. */
export function action({ request, context }: Route.ActionArgs) {
  return runForm(
    { request, context },
    {
      schema: assertionSchema,
      fields: [],
      run: async ({ passkey }) => {
        const { actor } = adminDeps({ request, context });
        const deps = await doorDeps({ request, context });
        await proveWithPasskey({ ...deps, site: relyingPartyIn(request, context) }, actor.staff, passkey);
        return redirect(wayBack(request));
      },
    },
  );
}
