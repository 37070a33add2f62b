import { isSealOf, seal } from "../seal.server";

/**
 * The specification's admin code: an account is staff only while its code fits the site's secret `ADMIN_CODE`. Stored is the
 * HMAC of the account's id under that secret: nobody can read the secret from D1, the code of one account fits no other, and a
 * new secret ends all of staff at their next request.
 */
export async function adminCodeOf(secret: string, accountId: string): Promise<string> {
  return seal([secret], `staff account ${accountId}`);
}

/** Whether an account's code fits the site's secret. False without a secret or a code. */
export async function isAdminCode(secret: string, account: { id: string; adminCode: string | null }): Promise<boolean> {
  if (!secret || !account.adminCode) return false;
  return isSealOf([secret], account.adminCode, `staff account ${account.id}`);
}
