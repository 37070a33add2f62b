import { isSealOf, seal } from "../seal.server";
import type { StaffRole } from "./roles";

/** What an account's admin code vouches for. */
export type VouchedAccount = { id: string; email: string; role: StaffRole; passwordHash: string };

/**
 * The specification's admin code: an account is staff only while its code fits the site's secret `ADMIN_CODE`. Stored is an
 * HMAC under that secret, over who the account is and what it may do: nobody can read the secret from D1, whoever writes into
 * D1 can make no account staff, nor give one another role, address or password, and a new secret ends all of staff at their
 * next request.
 */
export function adminCodeOf(secret: string, account: VouchedAccount): Promise<string> {
  return seal([secret], textOf(account));
}

/** Whether an account's code fits the site's secret. False without a secret or a code. */
export async function isAdminCode(
  secret: string,
  { adminCode, ...account }: VouchedAccount & { adminCode: string | null },
): Promise<boolean> {
  if (!secret || !adminCode) return false;
  return isSealOf([secret], adminCode, textOf(account));
}

/**
 * What a suspended account keeps in place of its code: it makes nobody staff, and shows later that the row is still the one that
 * was suspended, so that giving the account back does not vouch for a password that somebody wrote into D1 meanwhile.
 */
export function suspendedCodeOf(secret: string, account: VouchedAccount): Promise<string> {
  return seal([secret], textOfSuspended(account));
}

/** Whether the site wrote an account as it is stored, be it active or suspended. */
export async function isVouched(
  secret: string,
  { adminCode, status, ...account }: VouchedAccount & { adminCode: string | null; status: "active" | "suspended" },
): Promise<boolean> {
  if (status === "active") return isAdminCode(secret, { ...account, adminCode });
  return secret !== "" && adminCode !== null && (await isSealOf([secret], adminCode, textOfSuspended(account)));
}

/** The same of an invitation, so that whoever writes into D1 cannot invite themselves. */
export type VouchedInvitation = { tokenHash: string; email: string; role: StaffRole };

export function invitationSealOf(secret: string, invitation: VouchedInvitation): Promise<string> {
  return seal([secret], textOfInvitation(invitation));
}

export async function isInvitationSeal(
  secret: string,
  sealed: string,
  invitation: VouchedInvitation,
): Promise<boolean> {
  return secret !== "" && (await isSealOf([secret], sealed, textOfInvitation(invitation)));
}

/** The same of a passkey: whoever writes into D1 cannot add one of their own to somebody else's account. */
export type VouchedPasskey = { id: string; accountId: string; publicKey: string };

export function passkeySealOf(secret: string, passkey: VouchedPasskey): Promise<string> {
  return seal([secret], textOfPasskey(passkey));
}

export async function isPasskeySeal(secret: string, sealed: string, passkey: VouchedPasskey): Promise<boolean> {
  return secret !== "" && (await isSealOf([secret], sealed, textOfPasskey(passkey)));
}

/**
 * The same of a link that sets a new password. It is about the account as it was then, so that the link ends as soon as its
 * password, role or address changes.
 */
export type VouchedReset = { tokenHash: string; expiresAt: Date; account: VouchedAccount };

export function resetSealOf(secret: string, reset: VouchedReset): Promise<string> {
  return seal([secret], textOfReset(reset));
}

export async function isResetSeal(secret: string, sealed: string, reset: VouchedReset): Promise<boolean> {
  return secret !== "" && (await isSealOf([secret], sealed, textOfReset(reset)));
}

// lists have one spelling, and no other text that the site seals begins in this way
const textOf = ({ id, email, role, passwordHash }: VouchedAccount) =>
  JSON.stringify(["staff account", id, email, role, passwordHash]);
const textOfSuspended = (account: VouchedAccount) => JSON.stringify(["suspended staff account", textOf(account)]);
const textOfInvitation = ({ tokenHash, email, role }: VouchedInvitation) =>
  JSON.stringify(["staff invitation", tokenHash, email, role]);
const textOfPasskey = ({ id, accountId, publicKey }: VouchedPasskey) =>
  JSON.stringify(["staff passkey", id, accountId, publicKey]);
const textOfReset = ({ tokenHash, expiresAt, account }: VouchedReset) =>
  JSON.stringify(["staff password reset", tokenHash, expiresAt.getTime(), textOf(account)]);
