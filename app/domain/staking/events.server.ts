import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { ALL_DUE, decodeEvents, decodeInstruction } from "~programs/staking";
import { eventIndexOf, movedFrom } from "../indexer/invocations";
import { closersIn, listRuns, type Run } from "../indexer/runs.server";
import type { LandedTransaction } from "../solana/chain";
import type { HistoryKind } from "./view";

/** What a stake fixed. The whole reward follows from it. */
export type StakeTerms = {
  positionId: bigint;
  termDays: number;
  rateBps: number;
  baseRateBps: number;
  feeBps: number;
};

/** An event of a position as the history stores it. `index` is its number within the transaction. */
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
  /** Null if neither log nor instruction has it; it then follows from the position. */
  releasedRaw: bigint | null;
  /** Only for a stake. */
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
 * logged. If the logs were cut, amounts come from what the instruction asked and from the coins that it moved; the terms of
 * a stake are then the limits that its holder set, and the fee of a claim of everything is unknown and taken as 0.
 */
export function readPositionEvents(transaction: LandedTransaction): PositionEvent[] {
  const { signature, slot } = transaction;
  const all = listRuns(transaction, STAKING_PROGRAM_ADDRESS, { decodeInstruction });
  const runs = all.filter(({ name }) => OF_POSITIONS.includes(name));
  const closers = closersIn(transaction, runs, "position");
  return runs.flatMap((run) => {
    const { invocation, accounts } = run;
    const subject = {
      signature,
      slot,
      wallet: accounts.owner ?? "",
      poolAddress: accounts.pool ?? "",
      positionAddress: accounts.position ?? "",
    };
    const happenings = invocation.logs
      ? decodeEvents(invocation.logs).flatMap(readLogged)
      : rebuild(run, { blockTs: transaction.blockTs, hasClosed: closers.has(run) });
    return happenings.map((happening, i) => ({ ...subject, ...happening, index: eventIndexOf(invocation, i) }));
  });
}

/** The same for a trial run, which has only logs. */
export function readTrialEvents(logs: string[]): Happening[] {
  return decodeEvents(logs).flatMap(readLogged);
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

type Ended = { blockTs: number | null; hasClosed: boolean };

/** What an instruction without logs did. */
function rebuild(run: Run, { blockTs, hasClosed }: Ended): Happening[] {
  const ts = BigInt(blockTs ?? 0);
  const happening = { ...NOTHING, ts, ...rebuildAmounts(run) };
  if (run.name === "stake") return [{ ...happening, kind: "staked" }];
  const kind = run.name === "claim" ? "claimed" : "unstaked";
  return [{ ...happening, kind }, ...(hasClosed ? [{ ...NOTHING, kind: "closed" as const, ts }] : [])];
}

function rebuildAmounts({ invocation, name, accounts, args }: Run): Partial<Happening> {
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
  if (name === "unstake") return { amountRaw: movedFrom(invocation, accounts.principalVault), releasedRaw: null };
  const paidRaw = movedFrom(invocation, accounts.rewardVault);
  return { amountRaw: paidRaw, feeRaw: asked.amount === ALL_DUE ? 0n : asked.amount - paidRaw };
}
