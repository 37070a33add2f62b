import type { MiddlewareFunction } from "react-router";
import { AppError } from "~/errors";
import { localeContext, renderModeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { answerError } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";

/**
 * Limits pages that are rendered for each request. Each may call the chain several times; without a limit, one visitor could
 * use up the quota of our RPC addresses, and no holder could unstake. Public pages share one reading, so they are not
 * limited.
 */
export const pageLimit: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (context.get(renderModeContext).kind !== "streamed") return next();
  const wallet = findIdentity(context)?.walletAddress;
  try {
    await spendFor("page", { request, context }, wallet);
  } catch (error) {
    if (error instanceof AppError) throw answerError(error, context.get(localeContext));
    throw error;
  }
  return next();
};
