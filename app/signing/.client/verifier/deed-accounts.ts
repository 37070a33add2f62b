import type { Expected } from "./kind-rules";
import { tokensOf } from "./tokens-of";

/** The opening of the account that a deed pays into. */
export function opening(owner: string, mint: string): Expected {
  return {
    does: ["associatedToken.createIdempotent"],
    accounts: { owner, mint, account: tokensOf(owner, mint) },
    isOptional: true,
  };
}

/** A yes or no as an instruction encodes it. Any other word matches no instruction. */
export function bit(value: string | undefined): string {
  return value === "yes" ? "1" : value === "no" ? "0" : "";
}
