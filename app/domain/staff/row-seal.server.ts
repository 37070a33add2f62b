import { isSealOf, seal } from "../seal.server";

/** What a seal is over: the kind of the row, which no other kind of row has, and values in an order that never changes. */
export type SealedValues = readonly [kind: string, ...values: (string | number | null)[]];

/** An HMAC-SHA256 in base64url. */
const SEAL = /^[\w-]{43}$/;

/**
 * The seal of a row: an HMAC under the site's secret `ADMIN_CODE`, which D1 does not have. Whoever can only write into D1 can
 * neither make up a row of this kind nor change what its seal is over. It says that the site wrote the row, not when: a row of
 * before can be put back as it was. Throws without a secret.
 */
export function sealRow(adminSecret: string, values: SealedValues): Promise<string> {
  // a list has one spelling, and no other text that the site seals begins in this way
  return seal([adminSecret], JSON.stringify(values));
}

/** Whether the site wrote a row as it is stored. False without a secret, and for a row from before its table had seals. */
export async function isRowSealed(adminSecret: string, sealed: string | null, values: SealedValues): Promise<boolean> {
  if (!adminSecret || !sealed || !SEAL.test(sealed)) return false;
  return isSealOf([adminSecret], sealed, JSON.stringify(values));
}
