import { adminDeps } from "~/admin/admin-deps.server";
import { startAdding } from "~/domain/passkeys/add.server";
import { startPasskeyUse } from "~/domain/passkeys/use.server";
import { z } from "~/domain/zod";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { relyingPartyIn } from "~/server/relying-party.server";
import { doorDeps } from "~/server/staff-door.server";
import type { Route } from "./+types/passkey-options";

export const loader = refuseMethod;

const askedSchema = z.object({ purpose: z.enum(["add", "sign-in", "proof"]) });

/** What a browser needs before it asks for a passkey: to sign in, or, for whoever is in, to prove who they are or to add one. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const { purpose } = await readInput(request, askedSchema);
    const { db, now } = await doorDeps({ request, context });
    const site = relyingPartyIn(request, context);
    if (purpose === "sign-in") return answer(await startPasskeyUse({ db, now, site }, null));
    const { actor, adminSecret } = adminDeps({ request, context });
    if (purpose === "add") return answer(await startAdding({ db, now, actor, site, adminSecret }));
    return answer(await startPasskeyUse({ db, now, site }, actor.staff));
  });
}
