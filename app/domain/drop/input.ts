import { count, figure } from "../transactions/preview";
import { z } from "../zod.ts";
import { DROP_TABS, SEARCHED_STATUSES } from "./view";

/** Where the next page of a drop list begins, as an earlier page gave it: milliseconds and id. */
export const dropCursorSchema = z.string().regex(/^\d{1,15}\.[\w-]{1,100}$/);

/** What a holder's drop list is asked for. */
export const dropListSchema = z.object({
  tab: z.enum(DROP_TABS).default("nft"),
  /** The number of one drop; null means all. */
  drop: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .nullable()
    .default(null),
  /** Null means any outcome. */
  status: z.enum(SEARCHED_STATUSES).nullable().default(null),
  before: dropCursorSchema.nullable().default(null),
});

type DropListQuery = z.output<typeof dropListSchema>;
export type DropSearch = Pick<DropListQuery, "tab"> & Partial<Pick<DropListQuery, "drop" | "status">>;

/**
 * What the preview of a gift says besides moves and costs. A holder's list of attempts reads it from rows of any age, so a
 * changed schema must still read old rows.
 */
export const giftPreview = z.object({
  campaignAddress: z.string(),
  giftKind: z.enum(["coins", "nfts"]),
  /** The coin's or the collection's name. */
  gift: z.string(),
  /** Base units, or 1. */
  giftRaw: figure,
  /** "" if it is not known. */
  mint: z.string(),
  /** The tab of the holder's list that shows it. */
  tab: z.enum(DROP_TABS),
});

/** What the list of attempts reads from it, with the coin's decimals. */
export const keptGiftSchema = giftPreview
  .pick({ giftKind: true, gift: true, giftRaw: true })
  .extend({ decimals: count, mint: giftPreview.shape.mint.default("") });
