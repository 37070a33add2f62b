import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { csvOf, MAX_FILE_ROWS } from "../csv-file";
import { COLLECTION_NAMES, type CollectionId } from "../settings/subjects";
import { listEntitlements } from "./queries.server";
import type { EntitlementKind } from "./view";

const COLUMNS = ["entry", "collection", "amount", "granted", "until", "source"] as const;
type Column = (typeof COLUMNS)[number];

/** What a wallet was granted of a kind, or of one collection of it, as CSV, with times in UTC. */
export async function exportEntitlements(
  deps: { db: Database; now: Date },
  input: {
    wallet: string;
    kind: EntitlementKind;
    collection: CollectionId | null;
    localeCode: LocaleCode;
    columns: Record<Column, string>;
  },
): Promise<string> {
  const { localeCode, columns, ...search } = input;
  const { entitlements } = await listEntitlements(deps, { ...search, limit: MAX_FILE_ROWS });
  const rows = entitlements.map((entry) => ({
    entry: entry.title[localeCode],
    collection: COLLECTION_NAMES[entry.collection],
    amount: entry.amount,
    granted: entry.grantedAt,
    until: entry.expiresAt ?? "",
    source: entry.source,
  }));
  return csvOf({ order: COLUMNS, columns, rows });
}
