import { verdictOf } from "~/domain/migration/receipt-claims";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import type { ShownReceipt } from "./receipt-screen.server";

/**
 * A sentence about the fate of a receipt's old NFT. If it cannot be checked now, the sentence says how it was when last
 * checked.
 */
export function receiptLead(
  t: Translate,
  { leads, newNames }: Pick<Texts["receipt"], "leads" | "newNames">,
  { standing, oldNft, newNft, checks }: Pick<ShownReceipt, "standing" | "oldNft" | "newNft" | "checks">,
): string {
  const lead = standing === "confirmed" && verdictOf(checks) === "unread" ? "confirmedBefore" : standing;
  return t(leads, lead, { old: oldNft.name, new: newNft?.name ?? newNames[standing] });
}
