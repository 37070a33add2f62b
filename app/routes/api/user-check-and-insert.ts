import { registerUser } from "~/domain/users/commands.server";
import { registrationInput } from "~/domain/users/input";
import { sameOrigin } from "~/middleware/same-origin";
import { databaseContext, localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/user-check-and-insert";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/user/checkAndInsertUser: registers a connected wallet and answers with the user id. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("write", { request, context });
    const input = await readInput(request, registrationInput);
    const deps = { db: context.get(databaseContext), now: new Date() };
    return answer(await registerUser(deps, { walletAddress: input.wallet_address, walletType: input.wallet_type }));
  });
}
