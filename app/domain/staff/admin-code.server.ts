import type { StaffRole } from "./roles";
import { isRowSealed, type SealedValues, sealRow } from "./row-seal.server";

/** What an account's admin code vouches for. */
export type VouchedAccount = { id: string; email: string; role: StaffRole; passwordHash: string };

/**
 * The specification's admin code: an account is staff only while its code fits the site's secret `ADMIN_CODE`. Stored is an
 * HMAC under that secret, over who the account is and what it may do: nobody can read the secret from D1, whoever writes into
 * D1 can make no account staff, nor give one another role, address or password, and a new secret ends all of staff at their
 * next request.
 */
export function adminCodeOf(secret: string, account: VouchedAccount): Promise<string> {
  return sealRow(secret, valuesOf(account));
}

/** Whether an account's code fits the site's secret. False without a secret or a code. */
export function isAdminCode(
  secret: string,
  { adminCode, ...account }: VouchedAccount & { adminCode: string | null },
): Promise<boolean> {
  return isRowSealed(secret, adminCode, valuesOf(account));
}

/**
 * What a suspended account keeps in place of its code: it makes nobody staff, and shows later that the row is still the one that
 * was suspended, so that giving the account back does not vouch for a password that somebody wrote into D1 meanwhile.
 */
export function suspendedCodeOf(secret: string, account: VouchedAccount): Promise<string> {
  return sealRow(secret, valuesOfSuspended(account));
}

/** Whether the site wrote an account as it is stored, be it active or suspended. */
export function isVouched(
  secret: string,
  { adminCode, status, ...account }: VouchedAccount & { adminCode: string | null; status: "active" | "suspended" },
): Promise<boolean> {
  if (status === "active") return isAdminCode(secret, { ...account, adminCode });
  return isRowSealed(secret, adminCode, valuesOfSuspended(account));
}

/** The same of an invitation, so that whoever writes into D1 cannot invite themselves. */
export type VouchedInvitation = { tokenHash: string; email: string; role: StaffRole };

export function invitationSealOf(secret: string, invitation: VouchedInvitation): Promise<string> {
  return sealRow(secret, valuesOfInvitation(invitation));
}

export function isInvitationSeal(secret: string, sealed: string, invitation: VouchedInvitation): Promise<boolean> {
  return isRowSealed(secret, sealed, valuesOfInvitation(invitation));
}

/** The same of a passkey: whoever writes into D1 cannot add one of their own to somebody else's account. */
export type VouchedPasskey = { id: string; accountId: string; publicKey: string };

export function passkeySealOf(secret: string, passkey: VouchedPasskey): Promise<string> {
  return sealRow(secret, valuesOfPasskey(passkey));
}

export function isPasskeySeal(secret: string, sealed: string, passkey: VouchedPasskey): Promise<boolean> {
  return isRowSealed(secret, sealed, valuesOfPasskey(passkey));
}

/**
 * The same of a link that sets a new password. It is about the account as it was then, so that the link ends as soon as its
 * password, role or address changes.
 */
export type VouchedReset = { tokenHash: string; expiresAt: Date; account: VouchedAccount };

export function resetSealOf(secret: string, reset: VouchedReset): Promise<string> {
  return sealRow(secret, valuesOfReset(reset));
}

export function isResetSeal(secret: string, sealed: string, reset: VouchedReset): Promise<boolean> {
  return isRowSealed(secret, sealed, valuesOfReset(reset));
}

const valuesOf = ({ id, email, role, passwordHash }: VouchedAccount): SealedValues => [
  "staff account",
  ...[id, email, role, passwordHash],
];
const valuesOfSuspended = (account: VouchedAccount): SealedValues => [
  "suspended staff account",
  JSON.stringify(valuesOf(account)),
];
const valuesOfInvitation = ({ tokenHash, email, role }: VouchedInvitation): SealedValues => [
  "staff invitation",
  ...[tokenHash, email, role],
];
const valuesOfPasskey = ({ id, accountId, publicKey }: VouchedPasskey): SealedValues => [
  "staff passkey",
  ...[id, accountId, publicKey],
];
const valuesOfReset = ({ tokenHash, expiresAt, account }: VouchedReset): SealedValues => [
  "staff password reset",
  ...[tokenHash, expiresAt.getTime(), JSON.stringify(valuesOf(account))],
];
