import { count, figure } from "../transactions/preview";
import { z } from "../zod.ts";
import { DROP_TABS, SEARCHED_STATUSES } from "./view";

/** Where the next page of a drop list begins, as an earlier page gave it: milliseconds and id. */
export const dropCursorSchema = z.string().regex(/^\d{1,15}\.[\w-]{1,100}$/);

/** What a holder's drop list is asked for. */
export const dropListSchema = z.object({
  tab: z.enum(DROP_TABS).default("nft"),
  /** The number of one drop; null: all. */
  drop: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .nullable()
    .default(null),
  /** Null: whatever became of it. */
  status: z.enum(SEARCHED_STATUSES).nullable().default(null),
  before: dropCursorSchema.nullable().default(null),
});

type DropListQuery = z.output<typeof dropListSchema>;
export type DropSearch = Pick<DropListQuery, "tab"> & Partial<Pick<DropListQuery, "drop" | "status">>;

/**
 * What the preview of a gift says beside moves and costs. The list of a holder's attempts is read from the rows that have
 * it, however old they are: a changed schema must still read them.
 */
export const giftPreview = z.object({
  campaignAddress: z.string(),
  giftKind: z.enum(["coins", "nfts"]),
  /** The coin's or the collection's name. */
  gift: z.string(),
  /** Base units, or 1. */
  giftRaw: figure,
  /** "" where it is not known. */
  mint: z.string(),
  /** The tab of the holder's list that has it. */
  tab: z.enum(DROP_TABS),
});

/** What the list of attempts reads of it, with the coin's decimals. */
export const keptGiftSchema = giftPreview
  .pick({ giftKind: true, gift: true, giftRaw: true })
  .extend({ decimals: count, mint: giftPreview.shape.mint.default("") });
