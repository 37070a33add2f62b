import { AppError } from "~/errors";
import type { Chain } from "../solana/chain";
import { MAX_COMPUTE_UNITS } from "../solana/wallet-additions";
import { failureError, readChainFailure } from "./failures";
import { beginLifetime, type Lifetime } from "./lifetime.server";
import type { Plan } from "./plan";
import { type BuiltTransaction, buildTransaction } from "./unsigned-transaction.server";
import type { TransactionPreview } from "./view";

/** Left for the two compute budget instructions and the advance of a nonce, and for assertions that a wallet adds. */
const BUDGET_UNITS = 450;
const GUARD_UNITS = 20_000;
const SIGNATURE_LAMPORTS = 5_000n;

export type PreparedTransaction = BuiltTransaction & { lifetime: Lifetime; preview: TransactionPreview };

/**
 * Makes the transaction of a plan and runs it without sending, so that the holder sees what it will do.
 * Throws SimulationFailed or what the failure means (NotEnoughSol, RewardNotCovered, …), ChainUnavailable.
 */
export async function prepareTransaction(
  deps: { chain: Chain; priorityFeeCap: number },
  input: { wallet: string; plan: Plan; wanted: Lifetime["lifetime"] },
): Promise<PreparedTransaction> {
  const { chain, priorityFeeCap } = deps;
  const { wallet, plan, wanted } = input;
  const [lifetime, fees, before] = await Promise.all([
    beginLifetime(chain, wallet, wanted),
    chain.listPriorityFees(writableAccountsOf(plan, wallet)),
    chain.getAccounts(plan.watch),
  ]);
  const computeUnitLimit = Math.min(plan.computeUnits + BUDGET_UNITS + GUARD_UNITS, MAX_COMPUTE_UNITS);
  const computeUnitPrice = priorityPrice(fees, priorityFeeCap);
  const { instructions } = plan;
  const { blockhash, nonceAddress } = lifetime;
  const budget = { computeUnitLimit, computeUnitPrice };
  const built = buildTransaction({ payer: wallet, blockhash, nonceAddress, ...budget, instructions });
  const simulation = await chain.simulate(built.transaction, plan.watch, { anyBlockhash: nonceAddress === null });
  // the node that was asked does not have this value of the nonce yet, or no longer
  if (simulation.error === "BlockhashNotFound") throw new AppError("ChainUnavailable");
  if (simulation.error) {
    const failure = readChainFailure(simulation, "SimulationFailed");
    const isMendable = plan.isFallbackLossy && failure.code === "NotEnoughSol";
    if (!plan.fallback || isMendable) throw failureError(failure);
    return prepareTransaction(deps, { ...input, plan: plan.fallback() });
  }

  const fee = (await chain.findFee(built.message)) ?? usualFee(computeUnitLimit, computeUnitPrice);
  const { deposit, refund } = depositsOf(plan, before.accounts, simulation.accounts);
  const preview: TransactionPreview = {
    ...plan.describe({ before: before.accounts, after: simulation.accounts, logs: simulation.logs }),
    feeLamports: String(fee),
    depositLamports: String(deposit),
    refundLamports: String(refund),
    computeUnits: String(simulation.computeUnits),
    computeUnitLimit: String(computeUnitLimit),
  };
  return { ...built, lifetime, preview };
}

/** The middle of what others pay now to write to the same accounts, micro-lamports a compute unit, up to the cap. */
function priorityPrice(recentFees: number[], cap: number): number {
  const sorted = [...recentFees].sort((a, b) => a - b);
  return Math.min(sorted[Math.floor(sorted.length / 2)] ?? 0, cap);
}

/** One signature and the priority fee, for when a node cannot tell. */
function usualFee(computeUnitLimit: number, computeUnitPrice: number): bigint {
  return SIGNATURE_LAMPORTS + (BigInt(computeUnitLimit) * BigInt(computeUnitPrice) + 999_999n) / 1_000_000n;
}

function writableAccountsOf(plan: Plan, wallet: string): string[] {
  const writable = plan.instructions.flatMap(({ keys }) => keys.filter(({ isWritable }) => isWritable));
  return [...new Set([wallet, ...writable.map(({ pubkey }) => pubkey.toBase58())])];
}

type Lamports = { lamports: bigint } | null;

/** What the holder pays into watched accounts, and what comes back to the holder out of those that close. */
function depositsOf(plan: Plan, before: Lamports[], after: Lamports[]): { deposit: bigint; refund: bigint } {
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
