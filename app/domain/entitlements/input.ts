import { isWrittenNumber } from "~programs/amounts";
import { COLLECTION_IDS } from "../settings/subjects";
import { addressField } from "../solana/address";
import { z } from "../zod.ts";
import { ENTITLEMENT_KINDS } from "./view";

const line = z.string().trim().min(1).max(200);

/** What staff grant a wallet. The same `grantKey` is the same grant. */
export const entitlementGrantSchema = z.strictObject({
  grantKey: z.string().regex(/^[\w:.-]{8,120}$/),
  walletAddress: addressField,
  kind: z.enum(ENTITLEMENT_KINDS),
  collection: z.enum(COLLECTION_IDS),
  title: z.strictObject({ ko: line, en: line, id: line }),
  /** A number, followed by its unit if it has one. Readers see the number as their language writes numbers. */
  amount: line.refine((amount) => isWrittenNumber(amount.split(/\s/, 1)[0] ?? "")),
  source: line,
  grantedAt: z.date(),
  expiresAt: z.date().nullable(),
  isSample: z.boolean().default(false),
});

export type EntitlementGrant = z.input<typeof entitlementGrantSchema>;

/** Where the next page begins, as an earlier page gave it. */
export const entitlementCursorSchema = z.string().regex(/^\d{1,15}\.[\w-]{1,64}$/);

/** What a holder's list is asked for. */
export const entitlementListSchema = z.object({
  tab: z.enum(ENTITLEMENT_KINDS).default("benefit"),
  /** Null means any. */
  collection: z.enum(COLLECTION_IDS).nullable().default(null),
  before: entitlementCursorSchema.nullable().default(null),
});
