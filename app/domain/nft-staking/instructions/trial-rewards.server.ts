import { count, figure } from "../../transactions/preview";
import { z } from "../../zod.ts";
import type { NftPoolReading } from "../pool/accounts.server";
import { type NftTrialEvent, readNftTrial } from "../projection/events.server";

/**
 * Rewards by stream that a trial run paid or gave up. A claim of all that is due still grows until the transaction lands.
 */
export const rewardsPreview = z.array(
  z.object({
    place: count,
    mint: z.string(),
    decimals: count,
    /** The amount before the fee, and the fee, in base units. */
    grossRaw: figure,
    feeRaw: figure,
  }),
);

/** What a trial run paid out ("claimed") or took away ("given-up"), by stream. */
export function rewardsIn(
  { pool }: NftPoolReading,
  logs: string[],
  kind: Extract<NftTrialEvent["kind"], "claimed" | "given-up">,
): z.output<typeof rewardsPreview> {
  const events = readNftTrial(logs).filter((event) => event.kind === kind);
  return pool.streams.flatMap(({ mint, decimals }, place) => {
    const own = events.filter((event) => event.place === place);
    if (own.length === 0) return [];
    const feeRaw = own.reduce((sum, event) => sum + event.feeRaw, 0n);
    const grossRaw = own.reduce((sum, event) => sum + event.amountRaw, feeRaw);
    return [{ place, mint: mint.toBase58(), decimals, grossRaw: String(grossRaw), feeRaw: String(feeRaw) }];
  });
}
