import type { TransactionInstruction } from "@solana/web3.js";
import type { ErrorCode } from "~/errors";
import type { Database } from "~db/client";
import type { CatalogueCode } from "../catalogue-codes";
import type { Chain, ChainAccount } from "../solana/chain";
import type { z } from "../zod.ts";

/** What a kind of transaction asks of the chain, before fees and blockhash are known. */
export type Plan<Facts> = {
  instructions: TransactionInstruction[];
  /** The most compute units that these instructions may need. */
  computeUnits: number;
  /** Accounts whose change shows what moves. The holder's own SOL account is not one of them. */
  watch: string[];
  /** Watched accounts whose deposit goes to another wallet when they close, so that it is no refund for the holder. */
  depositsOfOthers?: readonly string[];
  /** Facts that the plan has read and `describe` needs to interpret the trial run. */
  facts: Facts;
  /** The plan that is tried if this one would fail on the chain. */
  fallback?: () => Plan<Facts>;
  /**
   * The fallback gives up something that this plan pays. It is then not used for a lack of SOL, which the holder can put
   * right.
   */
  isFallbackLossy?: boolean;
};

/** A trial run: the watched accounts before and after, in the order of `watch`, and what the programs logged. */
export type Trial = { before: (ChainAccount | null)[]; after: (ChainAccount | null)[]; logs: string[] };

export type PlanDeps = { db: Database; chain: Chain };

/**
 * What is wished, and by which wallet. `intentId` is the id of the transaction; the address of a new position is made from
 * it.
 */
type PlanInput<Parameters> = { wallet: string; intentId: string; parameters: Parameters };

/**
 * What leaves and what enters the holder's wallet: base units as decimal strings with the decimals of their coin, or a
 * number of NFTs.
 */
export type Moves = { out: string; in: string; decimals: number };

export const NO_MOVES: Moves = { out: "0", in: "0", decimals: 0 };

/** Strings, as the table of transactions stores them. */
type ParametersSchema = z.ZodType<Record<string, string>, Record<string, string>>;

/**
 * A kind of transaction, declared once. `plan` and `describe` are methods, not fields, because TypeScript compares the
 * parameters of methods less strictly: so one list can hold all kinds, although each has its own type of facts.
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
  /** What this kind shows besides moves and costs, in the form of D1 and the API. */
  preview: Preview;
  /** Reads the chain and decides what the transaction does. Throws AppError with the reason if it cannot be done. */
  plan(deps: PlanDeps, input: PlanInput<z.output<Parameters>>): Promise<Plan<Facts>>;
  /** Interprets a trial run of that plan: what goes out, what comes in, and what this kind shows. */
  describe(facts: Facts, trial: Trial): Moves & z.output<Preview>;
  /** A fixed lifetime, which overrides the holder's choice. */
  lifetime?: "blockhash" | "nonce";
  /** Meanings of program errors that differ for this kind alone, because the error is about another account there. */
  failures?: Readonly<Record<string, ErrorCode>>;
  /** The numeric code of what this kind does, such as minting, for a refusal that tells no other. −1 if absent. */
  failsAs?: CatalogueCode;
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

/** The kind with this name, which comes from a request or a row. */
export function getKind(kinds: Kinds, name: string): Kind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new RangeError(`no kind of transaction is named ${name}`);
  return kind;
}
