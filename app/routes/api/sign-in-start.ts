import { startSignInInput } from "~/domain/sessions/input";
import { startSignIn } from "~/domain/sessions/sign-in.server";
import { sameOrigin } from "~/middleware/same-origin";
import { configContext, databaseContext, localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/sign-in-start";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/sign-in/start: builds what the wallet is asked to sign. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("sign-in", { request, context });
    const input = await readInput(request, startSignInInput);
    const { cluster, evmChainId } = context.get(configContext);
    const deps = {
      db: context.get(databaseContext),
      now: new Date(),
      origin: new URL(request.url),
      cluster,
      evmChainId,
    };
    return answer(await startSignIn(deps, input));
  });
}
