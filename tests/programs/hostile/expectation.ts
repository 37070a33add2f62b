import type { Damage, Flag } from "./attacks.ts";

/** What an attack must result in: an error by its name, or why it passes, or why there is no such attack. */
export type Expectation = string | { passes: string } | { impossible: string };

/** For "same account twice": what to expect by the other account's name, `others` for the rest. */
export type Twice = { others: Expectation } & Record<string, Expectation>;

/** Every attack on one account of one instruction. `S`: what a part puts in place of an account. */
export type Row<S extends string> = Record<Damage | Flag | S, Expectation> & { "same account twice": Twice };

/** Rows by account, by instruction. */
export type ExpectedTable<S extends string> = Record<string, Record<string, Row<S>>>;

export const no = (impossible: string): Expectation => ({ impossible });
export const passes = (reason: string): Expectation => ({ passes: reason });

export const BY_SIGNATURE = no("a signer is known by its signature, not by its bytes");
export const BY_ADDRESS = no("known by its address, where only the token program writes");
export const A_PROGRAM = no("a program is known by its address");
export const NO_HEADER = no("token accounts and mints have neither discriminator nor version");
export const NEED_NOT_SIGN = no("need not sign");
export const READ_ONLY = no("read only");
export const NOT_THERE_YET = no("does not exist before: whatever stands there already is refused as wrong owner is");

export const duplicate: { "same account twice": Twice } = { "same account twice": { others: "DuplicateAccount" } };

/** One result for every change of an account's bytes. */
export const bytesUnread = (reason: Expectation): Record<Damage, Expectation> => ({
  "wrong owner": reason,
  "wrong discriminator": reason,
  "wrong version": reason,
  "one byte short": reason,
  "one byte long": reason,
  closed: reason,
  "closed and re-created": reason,
});

/** An existing account of ours. */
export const stateBytes = bytesUnread("WrongAccountType");

/** A token account or mint whose bytes are read. */
export const tokenBytes = (error: string): Record<Damage, Expectation> => ({
  ...bytesUnread(error),
  "wrong discriminator": NO_HEADER,
  "wrong version": NO_HEADER,
});

/** An account that the instruction creates. */
export const newBytes: Record<Damage, Expectation> = {
  ...bytesUnread(NOT_THERE_YET),
  "wrong owner": "AccountAlreadyExists",
  "closed and re-created": "AccountAlreadyExists",
};
