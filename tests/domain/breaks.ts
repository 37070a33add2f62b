import type { Chain } from "~/domain/solana/chain";
import type { TransactionRequest } from "~/domain/transaction-types";
import { acceptSigned } from "~/domain/transactions/commands.server";
import { createIntent } from "~/domain/transactions/create.server";
import { settleIntent } from "~/domain/transactions/settle.server";
import { AppError } from "~/errors";
import { testDatabase as db } from "./database";
import { dieAt } from "./dying";
import { chain } from "./staking/chain-world";
import { depsOf, signed, untilLanded } from "./staking/holder-wishes";
import type { TestWallet } from "./transactions/wallet";

/** What breaks, and at which step; nothing breaks after the last step. */
export type Break = { name: string; at(step: number): Broken };

/** `until`: how much of what `live` does the page gets through. */
export type Broken = { deps: Partial<Deps>; until?: number; hasBroken(): boolean };
export type Deps = ReturnType<typeof depsOf>;

const cut = () => new AppError("ChainUnavailable");

export const WORKER_KILLED: Break = {
  name: "the Worker is killed",
  at(step) {
    const death = dieAt(step, "after");
    return { deps: { db: death.watch(db), chain: death.watch<Chain>(chain) }, hasBroken: death.hasDied };
  },
};

/** Breaks the Worker, the node and the tab at every step that each of them has. */
export const BREAKS: Break[] = [
  WORKER_KILLED,
  ...(["before", "after"] as const).map(
    (when): Break => ({
      name: when === "before" ? "the node is cut" : "the node is cut before it has answered",
      at(step) {
        const death = dieAt(step, when, cut);
        return { deps: { chain: death.watch<Chain>(chain) }, hasBroken: death.hasDied };
      },
    }),
  ),
  {
    name: "the tab is closed",
    // after the wish was answered, and after what was signed was taken
    at: (step) => ({
      deps: {},
      until: step <= 2 ? step : undefined,
      hasBroken: () => step <= 2,
    }),
  },
];

/**
 * Takes a deed from its wish to its end, as page, API and Workflow do; `until`: how far the page gets. It is looked at once
 * it has landed, so that every life makes the same calls in the same order.
 */
export async function live(wallet: TestWallet, broken: Broken, request: TransactionRequest): Promise<void> {
  const { until = 3 } = broken;
  const deps = { ...depsOf(wallet), ...broken.deps };
  const { intent } = await createIntent(deps, request);
  if (until < 2) return;
  const { intent: sent } = await acceptSigned(deps, signed(wallet, intent));
  if (until < 3) return;
  if (sent.status === "sent") await untilLanded(sent);
  await settleIntent(deps, intent.id);
}
