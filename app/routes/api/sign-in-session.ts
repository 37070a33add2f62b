import { SIGN_IN_CHAINS } from "~/domain/sessions/rules";
import { configContext, holderContext, localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/sign-in-session";

export const action = refuseMethod;

/** GET /api/sign-in/session: whom the cookie stands for, or null, and the chain that wallets are asked to sign for. */
export function loader({ context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    const found = context.get(holderContext);
    const holder = found && { walletAddress: found.walletAddress, userId: found.userId };
    return answer({ holder, chain: `solana:${SIGN_IN_CHAINS[context.get(configContext).cluster]}` });
  });
}
