import type { PublicKey, TransactionInstruction } from "@solana/web3.js";
import { AppError, type ErrorCode } from "~/errors";
import { type Kind, NO_MOVES, type PlanDeps } from "../transactions/define-kind";
import { z } from "../zod.ts";

/** A value of an effect; amounts are written out with their coin, because coins differ. */
export type DeedValue = string | number | Date | null;

/**
 * A line of a deed's effects: the thing that changes, and its value before and after. `name` is a name of `effects` in texts;
 * `of` names the thing if there are several.
 */
export type DeedEffect = { name: string; of?: string; before?: DeedValue; after: DeedValue };

/** What a deed asks of the chain, as the chain is now. */
export type DeedPlan = {
  /** The only wallet that can sign it, which also pays the fee. */
  authority: PublicKey;
  instructions: TransactionInstruction[];
  /** The most compute units that these instructions may need. */
  computeUnits: number;
  effects: DeedEffect[];
};

/** Strings, as the tables of deeds and transactions store them. */
type ParametersSchema = z.ZodType<Record<string, string>, Record<string, string>>;

/**
 * What the wallet of an authority signs, declared once, as the kinds of holders are (decision 049). `plan` is a method, so that
 * one list can hold all of them although each has its own parameters.
 */
export interface AuthorityDeed<Name extends string = string, Parameters extends ParametersSchema = ParametersSchema> {
  name: Name;
  parameters: Parameters;
  /** Reads the chain. Throws AppError with the reason if it cannot be done. */
  plan(deps: PlanDeps, parameters: z.output<Parameters>): Promise<DeedPlan>;
  /** Meanings of the program's errors for this deed. */
  failures: Readonly<Record<string, ErrorCode>>;
}

/** Declares a deed. Staff can prepare it once it is in the list of the root (`app/domain/authority-deeds.server.ts`). */
export function defineAuthorityDeed<const Name extends string, Parameters extends ParametersSchema>(
  deed: AuthorityDeed<Name, Parameters>,
): AuthorityDeed<Name, Parameters> {
  return deed;
}

/** A deed as a kind of transaction. It refuses every wallet but the authority's: AuthorityNeeded. */
export function kindOf<Name extends string, Parameters extends ParametersSchema>(
  deed: AuthorityDeed<Name, Parameters>,
): Kind<Name, Parameters> {
  return {
    name: deed.name,
    parameters: deed.parameters,
    preview: z.object({}),
    lifetime: "blockhash",
    failures: deed.failures,
    async plan(deps, { wallet, parameters }) {
      const { authority, instructions, computeUnits } = await deed.plan(deps, parameters);
      const address = authority.toBase58();
      if (wallet !== address) throw new AppError("AuthorityNeeded", { address });
      return { instructions, computeUnits, watch: [], facts: null };
    },
    describe: () => NO_MOVES,
  };
}
