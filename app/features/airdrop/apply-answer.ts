/** Names of the form's inputs: the target, the wallet for which the page was made, what it showed, and the answer "yes". */
export const APPLY_NAMES = { target: "target", owner: "owner", version: "version", confirmed: "confirmed" } as const;

/** In the page's address: the form that changes an address is open. */
export const CHANGES = "change";

/**
 * What the site says to an address: it can be used and waits for a yes ("confirm"), it is no wallet's ("wrong"), or it was
 * not stored for another reason ("refused"). "unreachable" is what the browser says if there was no answer. `target` is
 * what was typed; with "confirm" it is the address that was read of it.
 */
export type ApplyAnswer =
  | { kind: "confirm" | "unreachable"; target: string }
  | { kind: "wrong" | "refused"; target: string; message: string };
