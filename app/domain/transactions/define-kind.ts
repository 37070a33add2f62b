import type { TransactionInstruction } from "@solana/web3.js";
import type { ErrorCode } from "~/errors";
import type { Database } from "~db/client";
import type { Chain, ChainAccount } from "../solana/chain";
import type { z } from "../zod.ts";

/** What a kind of transaction asks of the chain, before fees and blockhash are known. */
export type Plan<Facts> = {
  instructions: TransactionInstruction[];
  /** Compute units that these instructions may need. */
  computeUnits: number;
  /** Accounts whose change tells what moves. The holder's own SOL account is not among them. */
  watch: string[];
  /** Watched accounts whose deposit goes to another wallet when they close: no refund of the holder's. */
  depositsOfOthers?: readonly string[];
  /** What the plan read and `describe` needs to read the trial run. */
  facts: Facts;
  /** Tried instead when this plan would fail on the chain. */
  fallback?: () => Plan<Facts>;
  /** The fallback gives up what this plan pays: no answer to a lack of SOL, which the holder can mend. */
  isFallbackLossy?: boolean;
};

/** A trial run: the watched accounts before and after, in the order of `watch`, and what the programs logged. */
export type Trial = { before: (ChainAccount | null)[]; after: (ChainAccount | null)[]; logs: string[] };

export type PlanDeps = { db: Database; chain: Chain };

/** Who wishes what. `intentId` names the transaction: a new position's address is made from it. */
type PlanInput<Parameters> = { wallet: string; intentId: string; parameters: Parameters };

/**
 * What leaves and what enters the holder's wallet: base units as decimal strings with the decimals of their coin, or a
 * number of NFTs.
 */
export type Moves = { out: string; in: string; decimals: number };

export const NO_MOVES: Moves = { out: "0", in: "0", decimals: 0 };

/** Decimal strings, as the table of transactions keeps them. */
type ParametersSchema = z.ZodType<Record<string, string>, Record<string, string>>;

/**
 * A kind of transaction, declared once. Methods rather than functions in fields: a list of kinds holds them all, and only
 * the kind itself knows what its plans carry.
 */
export interface Kind<
  Name extends string = string,
  Parameters extends ParametersSchema = ParametersSchema,
  Preview extends z.ZodObject = z.ZodObject,
  Facts = unknown,
> {
  name: Name;
  /** What the holder chooses. */
  parameters: Parameters;
  /** What is shown of this kind beside moves and costs, as D1 and the API have it. */
  preview: Preview;
  /** Reads the chain and says what the transaction does. Throws AppError with the reason why it cannot be. */
  plan(deps: PlanDeps, input: PlanInput<z.output<Parameters>>): Promise<Plan<Facts>>;
  /** Reads a trial run of that plan: what goes out, what comes in, and the facts of this kind. */
  describe(facts: Facts, trial: Trial): Moves & z.output<Preview>;
  /** What it lives by, whatever the holder wishes. */
  lifetime?: "blockhash" | "nonce";
  /** What a program's refusal means for this kind alone: it is about another account there. */
  failures?: Readonly<Record<string, ErrorCode>>;
}

/** Declares a kind. The site offers it once it is in the list of the root (`app/domain/kinds.server.ts`). */
export function defineKind<
  const Name extends string,
  Parameters extends ParametersSchema,
  Preview extends z.ZodObject,
  Facts,
>(kind: Kind<Name, Parameters, Preview, Facts>): Kind<Name, Parameters, Preview, Facts> {
  return kind;
}

export type Kinds = readonly Kind[];

/** The kind of this name, which a request or a row has. */
export function getKind(kinds: Kinds, name: string): Kind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new RangeError(`no kind of transaction is named ${name}`);
  return kind;
}
