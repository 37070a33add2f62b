import type { NftBatch } from "~/domain/nft-staking/batch/batch-view";
import { nftBatchSchema } from "~/domain/nft-staking/batch/input";
import { planNftBatch } from "~/domain/nft-staking/batch/plan-nft-batch.server";
import { AppError } from "~/errors";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, describeError, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/nft-staking-plan";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const loader = refuseMethod;

/** POST /api/nft-staking/plan {batchKey, action, kind, collection, …}: what is left to do of a batch, as transactions. */
export function action({ request, context }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    const wallet = deps.actor.walletAddress;
    await spendFor("read", { request, context }, wallet);
    const { refusals, ...batch } = await planNftBatch(deps, {
      wallet,
      request: await readInput(request, nftBatchSchema),
    });
    const inWords = refusals.map(({ item, code }) => {
      return { item, code, message: describeError(new AppError(code), locale) };
    });
    return answer({ ...batch, refusals: inWords } satisfies NftBatch);
  });
}
