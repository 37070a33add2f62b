import { PublicKey } from "@solana/web3.js";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { ALL_DUE, type DecodedInstruction, decodeEvents, decodeInstruction } from "~programs/staking";
import { eventIndexOf, type Invocation, listInvocations, movedFrom } from "../indexer/invocations";
import type { LandedTransaction } from "../solana/chain";
import type { HistoryKind } from "./view";

/** What a stake froze. The whole reward follows from it. */
export type StakeTerms = {
  positionId: bigint;
  termDays: number;
  rateBps: number;
  baseRateBps: number;
  feeBps: number;
};

/** An event of a position as the history keeps it. `index` is its number within the transaction. */
export type PositionEvent = {
  signature: string;
  slot: number;
  index: number;
  kind: HistoryKind;
  wallet: string;
  poolAddress: string;
  positionAddress: string;
  amountRaw: bigint;
  feeRaw: bigint;
  /** Null where neither log nor instruction says it: it follows from the position. */
  releasedRaw: bigint | null;
  /** Only of a stake. */
  terms: StakeTerms | null;
  ts: bigint;
};

type Happening = Pick<PositionEvent, "kind" | "amountRaw" | "feeRaw" | "releasedRaw" | "terms" | "ts">;

type Logged = ReturnType<typeof decodeEvents>[number];

type Fields = {
  principal: bigint;
  amount: bigint;
  paid: bigint;
  released: bigint;
  positionId: bigint;
  termDays: number;
  rateBps: number;
  baseRateBps: number;
  feeBps: number;
  ts: bigint;
};

const PROGRAM = STAKING_PROGRAM_ADDRESS.toBase58();
const OF_POSITIONS = ["stake", "claim", "unstake"];
const KINDS: Record<string, HistoryKind> = {
  staked: "staked",
  claimed: "claimed",
  unstaked: "unstaked",
  coinpositionclosed: "closed",
};
const NOTHING = { amountRaw: 0n, feeRaw: 0n, releasedRaw: 0n, terms: null };

/**
 * What happened to coin positions in a transaction, in order: from its instructions, with the amounts that the program
 * logged. Where the logs were cut, amounts come from what the instruction asked and from the coins that it moved; then the
 * terms of a stake are the limits that its holder set, and the fee of a claim of all is not known and 0.
 */
export function readPositionEvents(transaction: LandedTransaction): PositionEvent[] {
  const { signature, slot } = transaction;
  const runs = readRuns(transaction);
  return runs.flatMap(({ invocation, instruction, isLast }) => {
    const { pool, position, owner } = instruction.accounts;
    const subject = {
      signature,
      slot,
      wallet: owner?.toBase58() ?? "",
      poolAddress: pool?.toBase58() ?? "",
      positionAddress: position?.toBase58() ?? "",
    };
    const happenings = invocation.logs
      ? decodeEvents(invocation.logs).flatMap(readLogged)
      : rebuild(transaction, { invocation, instruction, isLast });
    return happenings.map((happening, i) => ({ ...subject, ...happening, index: eventIndexOf(invocation, i) }));
  });
}

/** The same of a trial run, which has logs alone. */
export function readTrialEvents(logs: string[]): Happening[] {
  return decodeEvents(logs).flatMap(readLogged);
}

type Run = { invocation: Invocation; instruction: DecodedInstruction; isLast: boolean };

/** The program's runs that are about a position; `isLast` of those about the same one. */
function readRuns(transaction: LandedTransaction): Run[] {
  const runs = listInvocations(transaction, PROGRAM).flatMap((invocation) => {
    const instruction = decodeInstruction({
      programId: STAKING_PROGRAM_ADDRESS,
      accounts: invocation.accounts.map((address) => new PublicKey(address)),
      data: invocation.data,
    });
    return instruction && OF_POSITIONS.includes(instruction.name) ? [{ invocation, instruction }] : [];
  });
  const lastOf = new Map(runs.map((run) => [addressOf(run.instruction), run]));
  return runs.map((run) => ({ ...run, isLast: lastOf.get(addressOf(run.instruction)) === run }));
}

function addressOf({ accounts }: DecodedInstruction): string | undefined {
  return accounts.position?.toBase58();
}

function readLogged({ name, data }: Logged): Happening[] {
  const kind = KINDS[name.toLowerCase()];
  if (!kind) return [];
  const fields = data as unknown as Fields;
  return [{ ...NOTHING, ...amountsOf(kind, fields), kind, ts: fields.ts }];
}

function amountsOf(kind: HistoryKind, fields: Fields): Partial<Happening> {
  if (kind === "staked") return { amountRaw: fields.principal, terms: termsOf(fields) };
  if (kind === "unstaked") return { amountRaw: fields.principal, releasedRaw: fields.released };
  if (kind === "claimed") return { amountRaw: fields.paid, feeRaw: fields.amount - fields.paid };
  return {};
}

function termsOf({ positionId, termDays, rateBps, baseRateBps, feeBps }: StakeTerms): StakeTerms {
  return { positionId, termDays, rateBps, baseRateBps, feeBps };
}

/** What an instruction without logs did. */
function rebuild(transaction: LandedTransaction, { invocation, instruction, isLast }: Run): Happening[] {
  const ts = BigInt(transaction.blockTs ?? 0);
  const happening = { ...NOTHING, ts, ...rebuildAmounts(invocation, instruction) };
  if (instruction.name === "stake") return [{ ...happening, kind: "staked" }];
  const kind = instruction.name === "claim" ? "claimed" : "unstaked";
  const hasClosed = isLast && transaction.emptied.includes(addressOf(instruction) ?? "");
  return [{ ...happening, kind }, ...(hasClosed ? [{ ...NOTHING, kind: "closed" as const, ts }] : [])];
}

function rebuildAmounts(invocation: Invocation, { name, accounts, args }: DecodedInstruction): Partial<Happening> {
  const asked = args as {
    positionId: bigint;
    amount: bigint;
    termDays: number;
    minRateBps: number;
    minBaseRateBps: number;
    maxFeeBps: number;
  };
  if (name === "stake") {
    const limits = { rateBps: asked.minRateBps, baseRateBps: asked.minBaseRateBps, feeBps: asked.maxFeeBps };
    const { positionId, termDays } = asked;
    return { amountRaw: asked.amount, terms: { positionId, termDays, ...limits } };
  }
  const moved = (vault: PublicKey | undefined) => movedFrom(invocation, vault?.toBase58());
  if (name === "unstake") return { amountRaw: moved(accounts.principalVault), releasedRaw: null };
  const paidRaw = moved(accounts.rewardVault);
  return { amountRaw: paidRaw, feeRaw: asked.amount === ALL_DUE ? 0n : asked.amount - paidRaw };
}
