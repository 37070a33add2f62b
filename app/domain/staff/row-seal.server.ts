import { isSealOf, seal } from "../seal.server";

/** The content of a seal: the kind of the row, so that it fits no other kind, and values in an order that never changes. */
export type SealedValues = readonly [kind: string, ...values: (string | number | null)[]];

/** An HMAC-SHA256 in base64url. */
const SEAL = /^[\w-]{43}$/;

/**
 * The seal of a row: an HMAC under the site's secret `ADMIN_CODE`, which D1 does not have. Somebody who can only write into D1
 * can neither make up a row of this kind nor change a sealed value. The seal says that the site wrote the row, not when: an
 * earlier row can be put back as it was. Throws without a secret.
 */
export function sealRow(adminSecret: string, values: SealedValues): Promise<string> {
  // a JSON list has one spelling, and no other text that the site seals begins with a bracket
  return seal([adminSecret], JSON.stringify(values));
}

/** Whether the site wrote a row as it is stored. False without a secret, and for a row from before its table had seals. */
export async function isRowSealed(adminSecret: string, sealed: string | null, values: SealedValues): Promise<boolean> {
  if (!adminSecret || !sealed || !SEAL.test(sealed)) return false;
  return isSealOf([adminSecret], sealed, JSON.stringify(values));
}
