import type { accountCode, accountSession } from "~db/schema";
import { isRowSealed, type SealedValues, sealRow } from "./row-seal.server";

/** The sealed values of a session. The time of its last use is not among them. */
export type VouchedSession = Pick<
  typeof accountSession.$inferSelect,
  "idHash" | "accountId" | "expiresAt" | "provenAt" | "provenWith"
>;

/**
 * The seal of a session. Somebody who can write into D1 cannot turn the session of their own cookie into somebody else's,
 * prolong it, or give it a proof that nobody made.
 */
export function sessionSealOf(adminSecret: string, session: VouchedSession): Promise<string> {
  return sealRow(adminSecret, valuesOfSession(session));
}

export function isSessionSealed(adminSecret: string, sealed: string, session: VouchedSession): Promise<boolean> {
  return isRowSealed(adminSecret, sealed, valuesOfSession(session));
}

/** The sealed values of a code. The number of tries that are left is not among them. */
export type VouchedCode = Omit<typeof accountCode.$inferSelect, "triesLeft" | "seal">;

/** The same for a code by mail: only the code that was sent proves anything, and only for the account that it was sent to. */
export function codeSealOf(adminSecret: string, code: VouchedCode): Promise<string> {
  return sealRow(adminSecret, valuesOfCode(code));
}

export function isCodeSealed(adminSecret: string, sealed: string, code: VouchedCode): Promise<boolean> {
  return isRowSealed(adminSecret, sealed, valuesOfCode(code));
}

const valuesOfSession = ({ idHash, accountId, expiresAt, provenAt, provenWith }: VouchedSession): SealedValues => [
  "staff session",
  ...[idHash, accountId, expiresAt.getTime(), provenAt.getTime(), provenWith],
];
const valuesOfCode = ({ attemptHash, accountId, purpose, codeHash, expiresAt }: VouchedCode): SealedValues => [
  "staff code",
  ...[attemptHash, accountId, purpose, codeHash, expiresAt.getTime()],
];
