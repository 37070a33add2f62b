import type { RouterContextProvider } from "react-router";
import { listHistory } from "~/domain/staking/queries.server";
import type { HistoryEntry } from "~/domain/staking/view";
import type { TransactionKind, TransactionView } from "~/domain/transaction-types";
import { getTransaction } from "~/domain/transactions/settle.server";
import { isLanded, isSettled } from "~/domain/transactions/view";
import { AppError } from "~/errors";
import type { openMoneyScreen } from "~/features/money/money-screen.server";
import { holdersContext } from "~/server/context";
import { describeTransaction } from "~/transactions/transaction-view.server";
import { type Picture, pictures } from "~/ui/art-manifest";

/**
 * The transaction that an address names and, once it is final, what the chain recorded of it. Null for a visitor, for
 * another wallet's transaction, for another kind, and if there is none.
 */
export async function findOutcome(
  context: Readonly<RouterContextProvider>,
  screen: Awaited<ReturnType<typeof openMoneyScreen>>,
  wanted: { id: string | null; kind: TransactionKind },
): Promise<{ view: TransactionView; events: HistoryEntry[]; art: Picture | null } | null> {
  const actor = context.get(holdersContext).solana;
  if (!actor || !wanted.id) return null;
  try {
    const state = await getTransaction({ ...screen.deps, actor }, wanted.id);
    const view = describeTransaction(state, screen.locale);
    if (view.kind !== wanted.kind) return null;
    return { view, events: await eventsOf(screen, actor.walletAddress, view), art: outcomeArt(view) };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The picture of an outcome. The one of a success shows a coin that goes into a vault, so a return of coins has none. */
export function outcomeArt({ status, kind }: Pick<TransactionView, "status" | "kind">): Picture | null {
  if (isLanded(status)) return kind === "unstake" ? null : pictures.success;
  return isSettled(status) ? pictures.failure : null;
}

async function eventsOf(
  { deps }: Awaited<ReturnType<typeof openMoneyScreen>>,
  wallet: string,
  view: TransactionView,
): Promise<HistoryEntry[]> {
  if (view.status !== "finalized" || !view.signature) return [];
  const { entries } = await listHistory(deps, { wallet, search: { signature: view.signature } });
  return entries;
}
