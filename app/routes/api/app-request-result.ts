import { readAppRequest } from "~/domain/app-wallets/commands.server";
import { appResultInput } from "~/domain/app-wallets/input";
import { sameOrigin } from "~/middleware/same-origin";
import { appWalletDeps } from "~/server/app-wallet-deps.server";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/app-request-result";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/app-requests/result: how a request to a wallet's app stands. A POST, because an address would be logged. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("app-result", { request, context });
    const { ticket } = await readInput(request, appResultInput);
    return answer(await readAppRequest(appWalletDeps(context), ticket));
  });
}
