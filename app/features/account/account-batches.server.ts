import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { AccountDeps } from "~/domain/account/queries.server";
import type { PlannedAccountBatch } from "~/domain/account/view";
import { localeContext } from "~/server/context";
import { answer, answering, readInput } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import { describeAccountBatch } from "./account-words.server";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Answers a request for what is left of a batch of my page, in the holder's language. Because planning reads the
 * chain, it counts towards the read limits of the network address and of the wallet.
 */
export function answerAccountBatch<S extends z.ZodType>(
  { request, context }: Args,
  schema: S,
  plan: (deps: AccountDeps, input: { wallet: string; request: z.output<S> }) => Promise<PlannedAccountBatch>,
): Promise<Response> {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    const wallet = deps.actor.walletAddress;
    await spendFor("read", { request, context }, wallet);
    const planned = await plan(deps, { wallet, request: await readInput(request, schema) });
    return answer(describeAccountBatch(planned, locale));
  });
}
