import { VESTING_COINS } from "../settings/vesting";
import { z } from "../zod.ts";

export { addressField as grantAddressField, isAddress } from "../solana/address";

/** More than the name of any plan: an address has 44 signs at most. */
export const LONGEST_GRANT_SEARCH = 64;

/** What the list of grants is asked for. Anything odd is as if it had not been said. */
export const grantListSchema = z.object({
  coin: z.enum(VESTING_COINS).catch("SCG"),
  /** The address of a beneficiary or of a grant, or the beginning of a plan's name. */
  q: z.string().trim().max(LONGEST_GRANT_SEARCH).catch(""),
  /** "all": of unknown funders, too. */
  funders: z.enum(["known", "all"]).catch("known"),
  after: z.string().nullable().catch(null),
});

export type GrantListQuery = z.output<typeof grantListSchema>;

/** Where the next page begins, as an earlier page gave it: number of the funder, key, address. */
export const grantCursorSchema = z.string().regex(/^\d\.-?[^.]{0,200}\.[1-9A-HJ-NP-Za-km-z]{32,44}$/);
