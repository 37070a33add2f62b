import { AppError } from "~/errors";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import { MAX_COMPUTE_UNITS } from "../solana/wallet-additions";
import { getKind, type Kind, type Kinds, type Plan, type PlanDeps } from "./define-kind";
import { failureError, readChainFailure } from "./failures";
import { beginLifetime, type Lifetime, lifetimeWanted } from "./lifetime.server";
import type { AnyPreview } from "./preview";
import { priorityPrice } from "./priority-price";
import { readTrialState, type TrialState } from "./trial.server";
import { type BuiltTransaction, buildTransaction } from "./unsigned-transaction.server";
import type { AnyRequest } from "./wish";

/**
 * BUDGET_UNITS are for the two compute budget instructions and the advance of a nonce, GUARD_UNITS for assertions that a
 * wallet adds.
 */
const BUDGET_UNITS = 450;
const GUARD_UNITS = 20_000;
const SIGNATURE_LAMPORTS = 5_000n;

export type BuildDeps = PlanDeps & { kinds: Kinds };
export type PreparedTransaction = BuiltTransaction & {
  lifetime: Lifetime;
  preview: AnyPreview;
  trial: TrialState | null;
};

/**
 * Plans what a wish asks for, makes its transaction and runs it without sending, so that the holder sees what it will do.
 * Throws the reason why the kind cannot plan it, SimulationFailed or what the failure means (NotEnoughSol, RewardNotCovered,
 * …), ChainUnavailable.
 */
export async function prepareTransaction(
  { db, chain, kinds }: BuildDeps,
  input: { wallet: string; intentId: string; wish: Pick<AnyRequest, "kind" | "parameters" | "lifetime"> },
): Promise<PreparedTransaction> {
  const { wallet, intentId, wish } = input;
  const kind = getKind(kinds, wish.kind);
  const plan = await kind.plan({ db, chain }, { wallet, intentId, parameters: wish.parameters });
  const priorityFeeCap = Number(await getSetting(db, "priority_fee_cap"));
  return tryPlan({ chain, priorityFeeCap }, { wallet, kind, plan, wanted: lifetimeWanted(kind, wish.lifetime) });
}

async function tryPlan(
  deps: { chain: Chain; priorityFeeCap: number },
  input: { wallet: string; kind: Kind; plan: Plan<unknown>; wanted: Lifetime["lifetime"] },
): Promise<PreparedTransaction> {
  const { chain, priorityFeeCap } = deps;
  const { wallet, kind, plan, wanted } = input;
  const [lifetime, fees] = await Promise.all([
    beginLifetime(chain, wallet, wanted),
    chain.listPriorityFees(writableAccountsOf(plan, wallet)),
  ]);
  const computeUnitLimit = Math.min(plan.computeUnits + BUDGET_UNITS + GUARD_UNITS, MAX_COMPUTE_UNITS);
  const computeUnitPrice = priorityPrice(fees, priorityFeeCap);
  const { instructions } = plan;
  const { blockhash, nonceAddress } = lifetime;
  const budget = { computeUnitLimit, computeUnitPrice };
  const built = buildTransaction({ payer: wallet, blockhash, nonceAddress, ...budget, instructions });
  const { state, others: before } = await readTrialState(chain, built.message, plan.watch);
  const simulation = await chain.simulate(built.transaction, plan.watch, { anyBlockhash: nonceAddress === null });
  // this node does not know this value of the nonce yet, or has already seen the next one
  if (simulation.error === "BlockhashNotFound") throw new AppError("ChainUnavailable");
  if (simulation.error) {
    const failure = readChainFailure(
      { ...simulation, ofKind: kind.failures, failsAs: kind.failsAs },
      "SimulationFailed",
    );
    const isMendable = plan.isFallbackLossy && failure.code === "NotEnoughSol";
    if (!plan.fallback || isMendable) throw failureError(failure);
    return tryPlan(deps, { ...input, plan: plan.fallback() });
  }

  const fee = (await chain.findFee(built.message)) ?? usualFee(computeUnitLimit, computeUnitPrice);
  const { deposit, refund } = depositsOf(plan, before, simulation.accounts);
  const trial = { before, after: simulation.accounts, logs: simulation.logs };
  const preview: AnyPreview = {
    kind: kind.name,
    ...kind.describe(plan.facts, trial),
    feeLamports: String(fee),
    depositLamports: String(deposit),
    refundLamports: String(refund),
    computeUnits: Number(simulation.computeUnits),
    computeUnitLimit,
  };
  return { ...built, lifetime, preview, trial: state };
}

/** The fee of one signature plus the priority fee, in lamports, for when a node cannot tell. */
function usualFee(computeUnitLimit: number, computeUnitPrice: number): bigint {
  return SIGNATURE_LAMPORTS + (BigInt(computeUnitLimit) * BigInt(computeUnitPrice) + 999_999n) / 1_000_000n;
}

function writableAccountsOf({ instructions }: Plan<unknown>, wallet: string): string[] {
  const writable = instructions.flatMap(({ keys }) => keys.filter(({ isWritable }) => isWritable));
  return [...new Set([wallet, ...writable.map(({ pubkey }) => pubkey.toBase58())])];
}

type Lamports = { lamports: bigint } | null;

/** What the holder pays into the watched accounts, and what returns to the holder from those that close, in lamports. */
function depositsOf(plan: Plan<unknown>, before: Lamports[], after: Lamports[]): { deposit: bigint; refund: bigint } {
  const others = plan.depositsOfOthers ?? [];
  let deposit = 0n;
  let refund = 0n;
  plan.watch.forEach((address, i) => {
    const change = (after[i]?.lamports ?? 0n) - (before[i]?.lamports ?? 0n);
    if (change > 0n) deposit += change;
    else if (!others.includes(address)) refund -= change;
  });
  return { deposit, refund };
}
