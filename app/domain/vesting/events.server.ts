import type { PublicKey } from "@solana/web3.js";
import { VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import { ALL_VESTED, decodeEvents, decodeInstruction, planText } from "~programs/vesting";
import { eventIndexOf, movedFrom } from "../indexer/invocations";
import { closersIn, listRuns, type Run } from "../indexer/runs.server";
import type { LandedTransaction } from "../solana/chain";
import type { VestingEventKind } from "./view";

/** The terms with which a grant was made, as its row has them. */
export type RecordedGrantTerms = {
  creatorAddress: string;
  mint: string;
  decimals: number;
  plan: string;
  grantId: bigint;
  totalRaw: bigint;
  startTs: number;
  cliffTs: number;
  endTs: number;
  stepSeconds: number;
  isRevocable: boolean;
};

/** An event of a grant as the history stores it. `index` is its number within the transaction. */
export type GrantEvent = {
  signature: string;
  slot: number;
  index: number;
  kind: VestingEventKind;
  grantAddress: string;
  /**
   * granted, accepted: the new beneficiary; proposed: the proposed one; claimed: the wallet that was paid; otherwise empty.
   */
  wallet: string;
  /** Empty if the instruction does not name it. */
  mint: string;
  amountRaw: bigint;
  ts: bigint;
  /** Only for the making of a grant. */
  terms: RecordedGrantTerms | null;
};

type Happening = Pick<GrantEvent, "kind" | "wallet" | "amountRaw" | "terms">;

type Arguments = {
  grantId: bigint;
  beneficiary: PublicKey;
  newBeneficiary: PublicKey;
  amount: bigint;
  startTs: bigint;
  cliffTs: bigint;
  endTs: bigint;
  stepSeconds: number;
  isRevocable: boolean | number;
  plan: number[];
};

type Logged = { amount: bigint; returned: bigint; decimals: number; ts: bigint };

/**
 * What happened to grants in a transaction, in order. Everything but amounts and seconds comes from the instructions. If the
 * logs were cut, amounts are the coins that were moved, seconds are the block's, and the mint's decimals are left at 0.
 */
export function readGrantEvents(transaction: LandedTransaction): GrantEvent[] {
  const { signature, slot } = transaction;
  const runs = listRuns(transaction, VESTING_PROGRAM_ADDRESS, { decodeInstruction });
  const closers = closersIn(transaction, runs, "grant");
  return runs.flatMap((run) => {
    const { invocation, accounts } = run;
    const grantAddress = accounts.grant ?? "";
    const logged = loggedOf(run);
    const ts = logged?.ts ?? BigInt(transaction.blockTs ?? 0);
    const subject = { signature, slot, grantAddress, mint: accounts.mint ?? "", ts };
    const closed: Happening[] = closers.has(run) ? [{ kind: "closed", wallet: "", amountRaw: 0n, terms: null }] : [];
    const happenings = [...happeningOf(run, logged), ...closed];
    return happenings.map((happening, i) => ({ ...subject, ...happening, index: eventIndexOf(invocation, i) }));
  });
}

function loggedOf({ invocation }: Run): Logged | null {
  const [event] = invocation.logs ? decodeEvents(invocation.logs) : [];
  return event ? (event.data as unknown as Logged) : null;
}

function happeningOf(run: Run, logged: Logged | null): Happening[] {
  const { name, accounts, invocation } = run;
  const args = run.args as Arguments;
  const nothing = { amountRaw: 0n, terms: null };
  const moved = () => movedFrom(invocation, accounts.vault);
  switch (name) {
    case "createGrant": {
      const wallet = args.beneficiary.toBase58();
      return [{ kind: "granted", wallet, amountRaw: args.amount, terms: termsOf(run, logged) }];
    }
    case "claim": {
      // the last payment also contains what others had sent into the vault
      const amountRaw = logged?.amount ?? (args.amount === ALL_VESTED ? moved() : args.amount);
      return [{ ...nothing, kind: "claimed", wallet: accounts.beneficiary ?? "", amountRaw }];
    }
    case "revoke":
      return [{ ...nothing, kind: "revoked", wallet: "", amountRaw: logged?.returned ?? moved() }];
    case "proposeBeneficiary":
      return [{ ...nothing, kind: "proposed", wallet: args.newBeneficiary.toBase58() }];
    case "acceptBeneficiary":
      return [{ ...nothing, kind: "accepted", wallet: accounts.newBeneficiary ?? "" }];
    default:
      return [];
  }
}

function termsOf({ accounts, args }: Run, logged: Logged | null): RecordedGrantTerms {
  const { grantId, amount, startTs, cliffTs, endTs, stepSeconds, isRevocable, plan } = args as Arguments;
  return {
    creatorAddress: accounts.creator ?? "",
    mint: accounts.mint ?? "",
    decimals: logged?.decimals ?? 0,
    plan: planText(plan),
    grantId,
    totalRaw: amount,
    startTs: Number(startTs),
    cliffTs: Number(cliffTs),
    endTs: Number(endTs),
    stepSeconds,
    isRevocable: Boolean(isRevocable),
  };
}
