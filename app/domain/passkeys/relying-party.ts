/** The site as passkeys know it: they sign for its origin, and belong to its host. */
export type RelyingParty = { origin: string; rpId: string };

/** The relying party of an origin such as "https://punkvism.org". */
export function relyingPartyOf(origin: string): RelyingParty {
  return { origin, rpId: new URL(origin).hostname };
}

/** The kinds of keys that devices make: EdDSA, ES256, RS256 (COSE numbers). */
export const ALGORITHMS = [-8, -7, -257];
