import type { accountCode, accountSession } from "~db/schema";
import { isRowSealed, type SealedValues, sealRow } from "./row-seal.server";

/** What a session's seal is over. When it was last used is no part of it. */
export type VouchedSession = Pick<
  typeof accountSession.$inferSelect,
  "idHash" | "accountId" | "expiresAt" | "provenAt" | "provenWith"
>;

/**
 * The seal of a session: whoever can write into D1 cannot make the session of a cookie that they have somebody else's, prolong
 * it, or give it a proof that nobody made.
 */
export function sessionSealOf(adminSecret: string, session: VouchedSession): Promise<string> {
  return sealRow(adminSecret, valuesOfSession(session));
}

export function isSessionSealed(adminSecret: string, sealed: string, session: VouchedSession): Promise<boolean> {
  return isRowSealed(adminSecret, sealed, valuesOfSession(session));
}

/** What a code's seal is over. How many tries are left is no part of it. */
export type VouchedCode = Omit<typeof accountCode.$inferSelect, "triesLeft" | "seal">;

/** The same of a code by mail: it proves only whom it was sent to, and only what was sent. */
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
