import { readAppSignature } from "~/domain/app-wallets/commands.server";
import { endSession } from "~/domain/sessions/commands.server";
import { finishSignInInput } from "~/domain/sessions/input";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { finishSignIn } from "~/domain/sessions/sign-in.server";
import { sameOrigin } from "~/middleware/same-origin";
import { appWalletDeps } from "~/server/app-wallet-deps.server";
import { configContext, databaseContext, holdersContext, localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { sessionCookie } from "~/server/session-cookie.server";
import type { Route } from "./+types/sign-in-finish";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/**
 * POST /api/sign-in/finish: checks what the wallet signed and sets the cookie of a new session in place of any former
 * one of its chain.
 */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("sign-in", { request, context });
    const input = await readInput(request, finishSignInInput);
    const { sessionKeys, evmChainId, evmRpcUrls, environment } = context.get(configContext);
    const evmChain = { id: evmChainId, rpcUrls: evmRpcUrls, isLocal: environment === "local" };
    const deps = { db: context.get(databaseContext), now: new Date(), origin: new URL(request.url), evmChain };
    const signed =
      input.method === "app" ? { ...input, signature: await readAppSignature(appWalletDeps(context), input) } : input;
    const { sessionId, userId, chain } = await finishSignIn(deps, signed);
    const { solana, evm } = context.get(holdersContext);
    const former = chain === "solana" ? solana : evm;
    if (former) await endSession(deps, former.sessionIdHash);
    const headers = { "Set-Cookie": sessionCookie(request, input.method, await sealSessionId(sessionKeys, sessionId)) };
    return answer({ walletAddress: input.walletAddress, userId }, { headers });
  });
}
