import { prepareAppCall } from "~/domain/app-wallets/commands.server";
import { appCallInput } from "~/domain/migration/input";
import { getOwnCall } from "~/domain/migration/own-calls.server";
import { requireEvmHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { appWalletDeps } from "~/server/app-wallet-deps.server";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { migrationCommandDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-app-call";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireEvmHolder];
export const loader = refuseMethod;

/** POST /api/migration/app-call: asks the holder's app to send a call of a plan. How it stands: /api/app-requests/result. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = migrationCommandDeps(context);
    await spendFor("app-request", { request, context }, deps.actor.walletAddress);
    const { wallet, call } = await readInput(request, appCallInput);
    const ownCall = await getOwnCall(deps, call);
    const appDeps = { ...appWalletDeps(context), evmChainId: deps.evm.chainId };
    return answer(await prepareAppCall(appDeps, wallet, ownCall));
  });
}
