import { z } from "zod";
import { addressField } from "../solana/address";
import { DROP_TABS } from "./view";

/** Where the next page of a drop list begins, as an earlier page gave it: milliseconds and id. */
export const dropCursorSchema = z.string().regex(/^\d{1,15}\.[\w-]{1,100}$/);

/** What a holder's drop list is asked for. Anything odd is as if it had not been said. */
export const dropListSchema = z.object({
  tab: z.enum(DROP_TABS).catch("nft"),
  before: dropCursorSchema.nullable().catch(null),
});

export type DropListQuery = z.output<typeof dropListSchema>;

/** The parameters of a `takeDrop` transaction. */
export const dropParameters = z.strictObject({ campaignAddress: addressField, place: z.string().regex(/^\d{1,7}$/) });
