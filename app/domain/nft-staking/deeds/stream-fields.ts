import { NO_END_TS, type StreamTerms } from "~programs/nft-staking";
import { rawField } from "../../authority/fields";
import { bpsField } from "../../fields";
import { z } from "../../zod.ts";

/** The place of a stream in its pool, as a decimal string. */
export const placeField = z.enum(["0", "1", "2", "3"]);

/** Chain seconds as a decimal string; "none" for a stream without an end. */
const endField = z.union([z.literal("none"), z.string().regex(/^[1-9]\d{8,10}$/)]);

/** What a stream pays and until when, as its deeds are stored. */
export const streamTermFields = {
  rateRaw: rawField,
  endTs: endField,
  /** How a check-in counts from the 7th and from the 30th day on; "0" of a stream that is no bonus. */
  weekBps: bpsField,
  monthBps: bpsField,
};

/** The same as the program takes it. */
export function streamTermsOf({
  rateRaw,
  endTs,
  weekBps,
  monthBps,
}: Record<keyof typeof streamTermFields, string>): StreamTerms {
  return {
    rateRaw: BigInt(rateRaw),
    endTs: endTs === "none" ? NO_END_TS : BigInt(endTs),
    streakBps: [Number(weekBps), Number(monthBps)],
  };
}

/** The end of a stream as its deeds are stored; `end` is a whole second. */
export function endTsOf(end: Date | undefined): string {
  return end ? String(end.getTime() / 1000) : "none";
}
