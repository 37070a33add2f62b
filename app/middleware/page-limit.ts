import type { MiddlewareFunction } from "react-router";
import { AppError } from "~/errors";
import { envContext, holderContext, localeContext, renderModeContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import { clientAddress, spendRate } from "~/server/rate-limits.server";

/**
 * Pages that are drawn anew may ask the chain several times each; without a limit one visitor could use up what our RPC
 * addresses allow and leave nobody a way out. Public pages share one reading, so they are free.
 */
export const pageLimit: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (context.get(renderModeContext).kind !== "streamed") return next();
  const wallet = context.get(holderContext)?.walletAddress;
  try {
    await spendRate(context.get(envContext).PAGE_LIMIT, clientAddress(request), ...(wallet ? [wallet] : []));
  } catch (error) {
    if (error instanceof AppError) throw answerError(error, context.get(localeContext));
    throw error;
  }
  return next();
};
