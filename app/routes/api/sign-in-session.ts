import { SIGN_IN_CHAINS } from "~/domain/sessions/rules";
import { configContext, holderContext, localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/sign-in-session";

export const action = refuseMethod;

/**
 * GET /api/sign-in/session: the holder of the session cookie, or null, and the chain for which wallets are asked to sign.
 */
export function loader({ context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    const found = context.get(holderContext);
    const holder = found && { walletAddress: found.walletAddress, userId: found.userId };
    return answer({ holder, chain: `solana:${SIGN_IN_CHAINS[context.get(configContext).cluster]}` });
  });
}
