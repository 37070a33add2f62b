import { addressField } from "../solana/address";
import { z } from "../zod.ts";
import { DROP_LOG, DROP_TABS } from "./view";

/** Where the next page of a drop list begins, as an earlier page gave it: milliseconds and id. */
export const dropCursorSchema = z.string().regex(/^\d{1,15}\.[\w-]{1,100}$/);

/** What a line of a drop list can be at: it was tried. */
export const SEARCHED_STATUSES = [DROP_LOG.processing, DROP_LOG.completed, DROP_LOG.failed] as const;

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

/** The parameters of a `takeDrop` transaction. */
export const dropParameters = z.strictObject({ campaignAddress: addressField, place: z.string().regex(/^\d{1,7}$/) });
