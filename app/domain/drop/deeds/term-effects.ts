import type { Campaign } from "~programs/drop";
import type { DeedEffect } from "../../authority/define-authority-deed";

/** The terms that a campaign promises besides its coins. */
export function termEffects({
  recipients,
  supply,
  beginTs,
  endTs,
}: Pick<Campaign, "recipients" | "supply" | "beginTs" | "endTs">): DeedEffect[] {
  return [
    { name: "recipients", after: recipients },
    { name: "supply", after: supply },
    { name: "begin", after: new Date(Number(beginTs) * 1000) },
    { name: "end", after: new Date(Number(endTs) * 1000) },
  ];
}
