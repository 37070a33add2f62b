import { signedCallInput } from "~/domain/migration/input";
import { sendOwnCall } from "~/domain/migration/own-calls.server";
import { requireEvmHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { migrationCommandDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-send";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireEvmHolder];
export const loader = refuseMethod;

/** POST /api/migration/send: gives a call that a device has signed to the chain. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = migrationCommandDeps(context);
    await spendFor("write", { request, context }, deps.actor.walletAddress);
    const { signed } = await readInput(request, signedCallInput);
    return answer(await sendOwnCall(deps, signed));
  });
}
