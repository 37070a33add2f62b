import { viewOf } from "./chain";

/**
 * What a wallet may add to a transaction: compute budget, Lighthouse assertions, memos. Sign-ins and transactions share this
 * list. Anything that is not on it could move something that the holder did not see.
 */

export type PlainInstruction = { program: string; accounts: string[]; data: Uint8Array };

export const COMPUTE_BUDGET_PROGRAM = "ComputeBudget111111111111111111111111111111";
export const MEMO_PROGRAM = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr";
const FIRST_MEMO_PROGRAM = "Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo";
/** Wallets add Lighthouse's assertions to guard a transaction; they can make it fail but cannot move anything. */
const LIGHTHOUSE_PROGRAM = "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95";
/** Lighthouse's first two instructions write and close a memory account, which costs the holder a deposit. */
const LIGHTHOUSE_FIRST_ASSERTION = 2;

const SET_LIMIT = 2;
const SET_PRICE = 3;
export const MAX_COMPUTE_UNITS = 1_400_000;
/** A wallet may raise the priority fee; anything above this is a loss rather than a fee. */
export const MAX_PRIORITY_FEE_LAMPORTS = 5_000_000n;

/** Whether an instruction guards a transaction or sets its fee, and does nothing else. */
export function isGuard({ program, data }: Pick<PlainInstruction, "program" | "data">): boolean {
  if (program === LIGHTHOUSE_PROGRAM) return (data[0] ?? 0) >= LIGHTHOUSE_FIRST_ASSERTION;
  return program === COMPUTE_BUDGET_PROGRAM;
}

/** Whether an instruction writes a memo, by either version of the memo program. */
export function isMemo({ program }: Pick<PlainInstruction, "program">): boolean {
  return program === MEMO_PROGRAM || program === FIRST_MEMO_PROGRAM;
}

/** The most that the compute budget instructions among these can cost, in lamports, rounded up. */
export function priorityFeeLamports(instructions: PlainInstruction[]): bigint {
  const budget = instructions.filter(({ program }) => program === COMPUTE_BUDGET_PROGRAM);
  const limit = budget.find(({ data }) => data[0] === SET_LIMIT && data.length >= 5);
  const price = budget.find(({ data }) => data[0] === SET_PRICE && data.length >= 9);
  if (!price) return 0n;
  const units = limit ? viewOf(limit.data).getUint32(1, true) : MAX_COMPUTE_UNITS;
  const microLamports = viewOf(price.data).getBigUint64(1, true) * BigInt(Math.min(units, MAX_COMPUTE_UNITS));
  return (microLamports + 999_999n) / 1_000_000n;
}
