import type { LogKey } from "~/domain/logs/catalogue";

export type { LogKey };

/** Marks a control whose use is logged: `<button {...logged("coinStaking.stake90")}>`. One listener sends them all. */
export function logged(key: LogKey): { "data-log": LogKey } {
  return { "data-log": key };
}

/** The `handle` of a route whose opening is logged. */
export function landing(key: LogKey): { landing: LogKey } {
  return { landing: key };
}
