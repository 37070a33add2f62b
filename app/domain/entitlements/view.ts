import type { LocaleCode } from "~/locales/locales";
import type { CollectionId } from "../settings/subjects";

export const ENTITLEMENT_KINDS = ["benefit", "rwa"] as const;
export type EntitlementKind = (typeof ENTITLEMENT_KINDS)[number];

/**
 * What a holder is entitled to besides the coins that streams pay. Staff grant it and D1 keeps it; the chain does not know
 * of it.
 */
export type Entitlement = {
  id: string;
  kind: EntitlementKind;
  /** The collection that it belongs to. */
  collection: CollectionId;
  title: Record<LocaleCode, string>;
  /** As staff wrote it: "1 night", "12.5 PVT". */
  amount: string;
  /** ISO 8601. */
  grantedAt: string;
  /** Null if it does not expire. */
  expiresAt: string | null;
  isExpired: boolean;
  /** Why it was granted: a campaign, a snapshot, a person's decision. */
  source: string;
  /** True if it was invented for development; never in production. */
  isSample: boolean;
};

export type EntitlementPage = { entitlements: Entitlement[]; nextCursor: string | null };

/** `isMore`: there are more than were counted. */
export type EntitlementCount = { count: number; isMore: boolean };
