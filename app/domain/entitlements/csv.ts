import { type ReadRows, readRows, timeOf } from "../csv-rows.ts";
import { type EntitlementGrant, entitlementGrantSchema } from "./input";

/** The columns of a file of grants, as its first line names them. */
const ENTITLEMENT_COLUMNS = [
  "grant_key",
  "wallet",
  "kind",
  "collection",
  "title_ko",
  "title_en",
  "title_id",
  "amount",
  "source",
  "granted_at",
  "expires_at",
] as const;

/** The grants of a CSV file, or every row of it that is wrong. */
export function readEntitlementRows(text: string): ReadRows<EntitlementGrant> {
  return readRows<(typeof ENTITLEMENT_COLUMNS)[number], EntitlementGrant>(text, {
    columns: ENTITLEMENT_COLUMNS,
    schema: entitlementGrantSchema,
    identity: ({ grantKey }) => grantKey,
    rowOf: ({ grant_key, wallet, title_ko, title_en, title_id, granted_at, expires_at, ...cells }) => ({
      ...{ ...cells, grantKey: grant_key, walletAddress: wallet },
      title: { ko: title_ko, en: title_en, id: title_id },
      grantedAt: timeOf(granted_at),
      expiresAt: expires_at === "" ? null : timeOf(expires_at),
    }),
    columnOf: { walletAddress: "wallet" },
  });
}
