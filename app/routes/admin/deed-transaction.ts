import { type AdminRequest, adminDeps } from "~/admin/admin-deps.server";
import { followFunding } from "~/admin/jobs/follow-funding.server";
import { deedRequestSchema } from "~/domain/authority/input";
import { buildDeed, declineDeed, followDeed, type SigningDeps, signDeed } from "~/domain/authority/sign.server";
import type { IntentState } from "~/domain/transactions/queries.server";
import { localeContext } from "~/server/context";
import { answer, answering, readInput } from "~/server/http.server";
import { deedDeps } from "~/server/transaction-deps.server";
import { describeTransaction } from "~/transactions/transaction-view.server";
import type { Route } from "./+types/deed-transaction";

/** GET ?intentId=: how the transaction of a deed stands, after bringing it as far as the chain allows now. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const intentId = new URL(request.url).searchParams.get("intentId") ?? "";
  return answeringState({ request, context }, (deps) => followDeed(deps, { id: params.key, intentId }));
}

/** POST {does: build | sign | decline}: builds the transaction of a deed, takes it signed, or notes that the wallet declined. */
export function action({ request, context, params: { key: id } }: Route.ActionArgs) {
  return answeringState({ request, context }, async (deps) => {
    const asked = await readInput(request, deedRequestSchema);
    if (asked.does === "build") return buildDeed(deps, id);
    if (asked.does === "decline") return declineDeed(deps, id);
    const state = await signDeed(deps, { id, transaction: asked.transaction });
    await followFunding({ context }, id);
    return state;
  });
}

function answeringState(asked: AdminRequest, run: (deps: SigningDeps) => Promise<IntentState>): Promise<Response> {
  const locale = asked.context.get(localeContext);
  return answering(locale, async () => {
    const { db, now, actor, adminSecret } = adminDeps(asked);
    const state = await run({ db, now, actor, adminSecret, send: deedDeps(asked.context) });
    return answer(describeTransaction(state, locale));
  });
}
