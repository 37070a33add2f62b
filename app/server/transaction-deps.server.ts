import type { RouterContextProvider } from "react-router";
import { DEED_KINDS } from "~/domain/authority-deeds.server";
import { KINDS } from "~/domain/kinds.server";
import { PROJECTIONS } from "~/domain/projections.server";
import { openChain } from "~/domain/solana/chain.server";
import { solanaHolderOf } from "~/middleware/require-holder";
import { openDatabase } from "~db/client";
import { configContext, databaseContext, envContext } from "./context";
import { type Env, readConfig } from "./env.server";
import { startOnce } from "./start-workflow.server";

/** Every kind of transaction of holders and every projection of our programs, for the parts of the domain that know no noun. */
const LISTS = { kinds: KINDS, projections: PROJECTIONS };

/** What the staking queries need, in a route. */
export function chainDeps(context: Readonly<RouterContextProvider>) {
  const { rpcUrls } = context.get(configContext);
  return { db: context.get(databaseContext), chain: openChain({ rpcUrls }), now: new Date(), ...LISTS };
}

/** What settling a transaction of anybody needs, in cron and the Workflow. */
export function openSettling(env: Env) {
  const kinds = [...KINDS, ...DEED_KINDS];
  return { db: openDatabase(env.DB), chain: openChain(readConfig(env)), now: new Date(), ...LISTS, kinds };
}

/** What the transaction commands need, in a route behind middleware/require-holder. */
export function transactionDeps(context: Readonly<RouterContextProvider>) {
  return { ...chainDeps(context), actor: solanaHolderOf(context), follow: followWith(context.get(envContext)) };
}

/** What the transactions of an authority's deeds need, in a route of the staff area. */
export function deedDeps(context: Readonly<RouterContextProvider>) {
  const { chain, projections } = chainDeps(context);
  return { chain, kinds: DEED_KINDS, projections, follow: followWith(context.get(envContext)) };
}

/** Starts the Workflow of an intent. It is named after the intent, so that it cannot start twice. */
function followWith({ SETTLE_TRANSACTION }: Env) {
  return (intentId: string): Promise<void> => startOnce(SETTLE_TRANSACTION, intentId, { intentId });
}
