import type { LogKey } from "~/domain/logs/catalogue";
import type { PublicLogKey } from "~/domain/logs/public-controls";

export type { LogKey };

/** The key of any control. */
export type ControlKey = LogKey | PublicLogKey;

/**
 * Marks a control whose use is logged: `<button {...logged("coinStaking.stake90")}>`, or, on pages drawn from data, the kind
 * of control: `logged("page.button")`. One listener sends all of them.
 */
export function logged<Key extends LogKey | PublicLogKey>(key: Key): { "data-log": Key } {
  return { "data-log": key };
}

/** The `handle` of a route whose opening is logged. */
export function landing<Key extends LogKey | PublicLogKey>(key: Key): { landing: Key } {
  return { landing: key };
}
