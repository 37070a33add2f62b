import type { Database } from "~db/client";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import { prepareTransaction } from "./build.server";
import type { TransactionRequest, TransactionWish } from "./input";
import { planTransaction } from "./kinds.server";
import { lifetimeWanted } from "./lifetime.server";
import type { TransactionPreview } from "./view";

/**
 * What a wish would do now, by a trial run on the chain; nothing is written down and nothing is sent.
 * Throws ChainUnavailable, PoolNotSet, and why the wish would fail.
 */
export async function previewTransaction(
  deps: { db: Database; chain: Chain },
  input: { wallet: string; wish: TransactionWish },
): Promise<TransactionPreview> {
  const { db, chain } = deps;
  const { wallet } = input;
  const request = { lifetime: "blockhash", ...input.wish, requestKey: "preview" } as TransactionRequest;
  const intentId = crypto.randomUUID();
  const plan = await planTransaction({ db, chain }, { wallet, intentId, request });
  const priorityFeeCap = Number(await getSetting(db, "priority_fee_cap"));
  const wanted = lifetimeWanted(request);
  const prepared = await prepareTransaction({ chain, priorityFeeCap }, { wallet, plan, wanted });
  return prepared.preview;
}
