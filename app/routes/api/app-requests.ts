import { prepareAppRequest } from "~/domain/app-wallets/commands.server";
import { appRequestInput } from "~/domain/app-wallets/input";
import { sameOrigin } from "~/middleware/same-origin";
import { appWalletDeps } from "~/server/app-wallet-deps.server";
import { configContext, databaseContext, localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/app-requests";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/app-requests: asks the app of Kaia Wallet or Klip for an account, or for a signature under a sign-in. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("app-request", { request, context });
    const input = await readInput(request, appRequestInput);
    const { evmChainId } = context.get(configContext);
    const db = context.get(databaseContext);
    const deps = { ...appWalletDeps(context), db, origin: new URL(request.url), evmChainId };
    return answer(await prepareAppRequest(deps, input));
  });
}
