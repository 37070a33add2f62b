import { eventCursorSchema } from "../event-cursor";
import { COLLECTION_IDS } from "../settings/subjects";
import { z } from "../zod.ts";

const KINDS = ["boost", "nova"] as const;
const POOLS = KINDS.flatMap((kind) => COLLECTION_IDS.map((collection) => `${kind}.${collection}` as const));

/** Where Twig may come from: all drops, or the pool of a kind and collection. */
const TWIG_SOURCES = ["drops", ...POOLS] as const;
export type TwigSource = (typeof TWIG_SOURCES)[number];

/** What a holder's Twig list is asked for. */
export const twigListSchema = z.object({
  /** Null means any source. */
  from: z.enum(TWIG_SOURCES).nullable().default(null),
  before: eventCursorSchema.nullable().default(null),
});
