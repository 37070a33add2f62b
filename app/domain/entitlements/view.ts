import type { LocaleCode } from "~/locales/locales";
import type { CollectionId } from "../settings/subjects";

export const ENTITLEMENT_KINDS = ["benefit", "rwa"] as const;
export type EntitlementKind = (typeof ENTITLEMENT_KINDS)[number];

/** What a holder is entitled to beside the coins that streams pay: granted by staff, kept in D1, no claim on the chain. */
export type Entitlement = {
  id: string;
  kind: EntitlementKind;
  /** The collection that it comes with. */
  collection: CollectionId;
  title: Record<LocaleCode, string>;
  /** As staff wrote it: "1 night", "12.5 PVT". */
  amount: string;
  /** ISO 8601. */
  grantedAt: string;
  /** Null: it does not expire. */
  expiresAt: string | null;
  isExpired: boolean;
  /** Where it was granted: a campaign, a snapshot, a person's decision. */
  source: string;
  /** Made up for development; never in production. */
  isSample: boolean;
};

export type EntitlementPage = { entitlements: Entitlement[]; nextCursor: string | null };

/** `isMore`: there are more than were counted. */
export type EntitlementCount = { count: number; isMore: boolean };
