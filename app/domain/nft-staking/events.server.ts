import { PublicKey } from "@solana/web3.js";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { ALL_DUE } from "~programs/nft-staking";
import { type DecodedInstruction, decodeEvents, decodeInstruction } from "~programs/staking";
import { eventIndexOf, type Invocation, listInvocations, movedFrom } from "../indexer/invocations";
import type { LandedTransaction } from "../solana/chain";
import type { NftEventKind } from "./view";

/** An event of an NFT's position as the history keeps it. `index` is its number within the transaction. */
export type NftEvent = NftHappening & {
  signature: string;
  slot: number;
  index: number;
  wallet: string;
  poolAddress: string;
  positionAddress: string;
  mint: string;
};

/** `place`: the stream that it is about; null of the NFT alone, and of a check-in, whose bonus is the pool's bonus stream's. */
export type NftHappening = {
  kind: NftEventKind;
  place: number | null;
  amountRaw: bigint;
  feeRaw: bigint;
  streak: number;
  termDays: number;
  ts: bigint;
};

/** A happening of a trial run, with the NFT that it is about. */
export type NftTrialEvent = NftHappening & { mint: string };

type Fields = {
  mint: PublicKey;
  stream: number;
  amount: bigint;
  paid: bigint;
  bonus: bigint;
  streak: number;
  termDays: number;
  givenUp: bigint[];
  ts: bigint;
};

const PROGRAM = STAKING_PROGRAM_ADDRESS.toBase58();
const OF_POSITIONS = ["stakeNft", "checkIn", "claimStream", "unstakeNft"];
const NOTHING = { place: null, amountRaw: 0n, feeRaw: 0n, streak: 0, termDays: 0 };

/**
 * What happened to NFT positions in a transaction, in order: from its instructions, with the amounts that the program
 * logged. Where the logs were cut, a claim is the coins that it moved (its fee is known where it asked for an amount), a
 * check-in has no bonus and no streak, and what an unstaking gave up is not known and left out.
 */
export function readNftEvents(transaction: LandedTransaction): NftEvent[] {
  const { signature, slot } = transaction;
  const runs = readRuns(transaction);
  return runs.flatMap(({ invocation, instruction, mint, isLast }) => {
    const { pool, position, owner } = instruction.accounts;
    const subject = {
      signature,
      slot,
      wallet: owner?.toBase58() ?? "",
      poolAddress: pool?.toBase58() ?? "",
      positionAddress: position?.toBase58() ?? "",
      mint,
    };
    const happenings = invocation.logs
      ? decodeEvents(invocation.logs).flatMap(readLogged)
      : rebuild(transaction, { invocation, instruction, mint, isLast });
    return happenings.map((happening, i) => ({ ...happening, ...subject, index: eventIndexOf(invocation, i) }));
  });
}

/** The same of a trial run, which has logs alone. */
export function readNftTrial(logs: string[]): NftTrialEvent[] {
  return decodeEvents(logs).flatMap(readLogged);
}

type Run = { invocation: Invocation; instruction: DecodedInstruction; mint: string; isLast: boolean };

/** The program's runs that are about an NFT position; `isLast` of those about the same one. */
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
  return runs.map((run) => ({
    ...run,
    mint: mintOf(run),
    isLast: lastOf.get(addressOf(run.instruction)) === run,
  }));
}

/** Stakes and unstakes name the NFT's mint; check-ins and claims have logged it. Empty where their logs were cut. */
function mintOf({ invocation, instruction }: Pick<Run, "invocation" | "instruction">): string {
  const { name, accounts } = instruction;
  if (name === "stakeNft" || name === "unstakeNft") return accounts.mint?.toBase58() ?? "";
  const [logged] = decodeEvents(invocation.logs ?? []).flatMap(readLogged);
  return logged?.mint ?? "";
}

function addressOf({ accounts }: DecodedInstruction): string | undefined {
  return accounts.position?.toBase58();
}

function readLogged({ name, data }: ReturnType<typeof decodeEvents>[number]): NftTrialEvent[] {
  const fields = data as unknown as Fields;
  const { ts } = fields;
  const event = (kind: NftEventKind, more: Partial<NftHappening> = {}): NftTrialEvent => ({
    ...NOTHING,
    ...more,
    kind,
    ts,
    mint: fields.mint.toBase58(),
  });
  switch (name.toLowerCase()) {
    case "nftstaked":
      return [event("staked", { termDays: fields.termDays })];
    case "checkedin":
      return [event("checked-in", { amountRaw: fields.bonus, streak: fields.streak })];
    case "streamclaimed": {
      const feeRaw = fields.amount - fields.paid;
      return [event("claimed", { place: fields.stream, amountRaw: fields.paid, feeRaw })];
    }
    case "nftunstaked": {
      const lost = fields.givenUp.map((amountRaw, place) => event("given-up", { place, amountRaw }));
      return [event("unstaked"), ...lost.filter(({ amountRaw }) => amountRaw > 0n)];
    }
    case "nftpositionclosed":
      return [event("closed")];
    default:
      return [];
  }
}

/** What an instruction without logs did. */
function rebuild(transaction: LandedTransaction, { invocation, instruction, isLast }: Run): NftHappening[] {
  const ts = BigInt(transaction.blockTs ?? 0);
  const { name, accounts } = instruction;
  const args = instruction.args as { termDays: number; stream: number; amount: bigint };
  const hasClosed = isLast && transaction.emptied.includes(addressOf(instruction) ?? "");
  const closed: NftHappening[] = hasClosed ? [{ ...NOTHING, kind: "closed", ts }] : [];
  if (name === "stakeNft") return [{ ...NOTHING, kind: "staked", termDays: args.termDays, ts }];
  if (name === "checkIn") return [{ ...NOTHING, kind: "checked-in", ts }];
  if (name === "unstakeNft") return [{ ...NOTHING, kind: "unstaked", ts }, ...closed];
  const amountRaw = movedFrom(invocation, accounts.vault?.toBase58());
  const feeRaw = args.amount === ALL_DUE ? 0n : args.amount - amountRaw;
  return [{ ...NOTHING, kind: "claimed", place: args.stream, amountRaw, feeRaw, ts }, ...closed];
}
