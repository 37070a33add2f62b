import type { PublicKey } from "@solana/web3.js";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { ALL_DUE } from "~programs/nft-staking";
import { decodeEvents, decodeInstruction } from "~programs/staking";
import { eventIndexOf, movedFrom } from "../../indexer/invocations";
import { closersIn, listRuns, type Run } from "../../indexer/runs.server";
import type { LandedTransaction } from "../../solana/chain";
import type { NftEventKind } from "../history/view";

/** An event of an NFT's position as the history stores it. `index` is its number within the transaction. */
export type NftEvent = NftHappening & {
  signature: string;
  slot: number;
  index: number;
  wallet: string;
  poolAddress: string;
  positionAddress: string;
  mint: string;
};

/**
 * `place`: the stream that it concerns; null if it concerns the NFT alone, and for a check-in, whose bonus belongs to the
 * pool's bonus stream.
 */
type NftHappening = {
  kind: NftEventKind;
  place: number | null;
  amountRaw: bigint;
  feeRaw: bigint;
  streak: number;
  termDays: number;
  ts: bigint;
};

/** An event of a trial run, with the NFT that it concerns. */
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

const OF_POSITIONS = ["stakeNft", "checkIn", "claimStream", "unstakeNft"];
const NOTHING = { place: null, amountRaw: 0n, feeRaw: 0n, streak: 0, termDays: 0 };

/**
 * What happened to NFT positions in a transaction, in order, from its instructions and the amounts that the program logged.
 * If the logs were cut, the amount of a claim is that of the coins moved (its fee is known only if it asked for an amount),
 * a check-in has no bonus and no streak, and rewards that an unstaking gave up are left out because they are not known.
 */
export function readNftEvents(transaction: LandedTransaction): NftEvent[] {
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
      mint: mintOf(run),
    };
    const happenings = invocation.logs
      ? decodeEvents(invocation.logs).flatMap(readLogged)
      : rebuild(run, { blockTs: transaction.blockTs, hasClosed: closers.has(run) });
    return happenings.map((happening, i) => ({ ...happening, ...subject, index: eventIndexOf(invocation, i) }));
  });
}

/** The same for a trial run, which has only logs. */
export function readNftTrial(logs: string[]): NftTrialEvent[] {
  return decodeEvents(logs).flatMap(readLogged);
}

/**
 * The mint of the NFT. Stakes and unstakes have it among their accounts, check-ins and claims have logged it. Empty if the
 * logs were cut.
 */
function mintOf({ invocation, name, accounts }: Run): string {
  if (name === "stakeNft" || name === "unstakeNft") return accounts.mint ?? "";
  const [logged] = decodeEvents(invocation.logs ?? []).flatMap(readLogged);
  return logged?.mint ?? "";
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

type Ended = { blockTs: number | null; hasClosed: boolean };

/** Works out what an instruction without logs did. */
function rebuild({ invocation, name, accounts, args }: Run, { blockTs, hasClosed }: Ended): NftHappening[] {
  const ts = BigInt(blockTs ?? 0);
  const asked = args as { termDays: number; stream: number; amount: bigint };
  const closed: NftHappening[] = hasClosed ? [{ ...NOTHING, kind: "closed", ts }] : [];
  if (name === "stakeNft") return [{ ...NOTHING, kind: "staked", termDays: asked.termDays, ts }];
  if (name === "checkIn") return [{ ...NOTHING, kind: "checked-in", ts }];
  if (name === "unstakeNft") return [{ ...NOTHING, kind: "unstaked", ts }, ...closed];
  const amountRaw = movedFrom(invocation, accounts.vault);
  const feeRaw = asked.amount === ALL_DUE ? 0n : asked.amount - amountRaw;
  return [{ ...NOTHING, kind: "claimed", place: asked.stream, amountRaw, feeRaw, ts }, ...closed];
}
