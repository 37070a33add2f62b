import { type Holder, SIGN_IN_CHAINS } from "~/domain/sessions/rules";
import { configContext, holdersContext, localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/sign-in-session";

export const action = refuseMethod;

/**
 * GET /api/sign-in/session: the holder of each chain's session cookie, or null, and the chains for which wallets are asked to
 * sign.
 */
export function loader({ context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    const { solana, evm } = context.get(holdersContext);
    const { cluster, evmChainId } = context.get(configContext);
    const chains = { solana: `solana:${SIGN_IN_CHAINS[cluster]}`, eip155: `eip155:${evmChainId}` };
    return answer({ holders: { solana: shown(solana), eip155: shown(evm) }, chains });
  });
}

function shown(holder: Holder | null) {
  return holder && { walletAddress: holder.walletAddress, userId: holder.userId };
}
