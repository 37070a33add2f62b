import { VESTING_COINS } from "../settings/subjects";
import { z } from "../zod.ts";
import { LONGEST_GRANT_SEARCH } from "./rules";

export { addressField as grantAddressField } from "../solana/address";

/** Where the next page begins, as an earlier page gave it: the number of the funder, a key, an address. */
export const grantCursorSchema = z.string().regex(/^\d\.-?[^.]{0,200}\.[1-9A-HJ-NP-Za-km-z]{32,44}$/);

/** What the list of grants is asked for. */
export const grantListSchema = z.object({
  coin: z.enum(VESTING_COINS).default("SCG"),
  /** The address of a beneficiary or of a grant, or the beginning of a plan's name. */
  q: z
    .string()
    .transform((q) => q.trim().slice(0, LONGEST_GRANT_SEARCH))
    .default(""),
  /** "all" includes grants of unknown funders. */
  funders: z.enum(["known", "all"]).default("known"),
  after: grantCursorSchema.nullable().default(null),
});

export type GrantListQuery = z.output<typeof grantListSchema>;
