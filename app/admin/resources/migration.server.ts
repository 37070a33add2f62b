import { eq } from "drizzle-orm";
import { rowNumberField } from "~/domain/fields";
import { lookAtMigrationNow } from "~/domain/migration/look-now.server";
import { REASONS } from "~/domain/migration/rules";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { localeContext } from "~/server/context";
import { migrationStatuses, migrationRecord as record } from "~db/schema";
import { type AdminDeps, defineForm, defineResource } from "../define-resource";
import { explorerUrlOf } from "../explorer-url";

/** Old NFTs on their way to Solana, with what each one waits for. Records go on by themselves once that has changed. */
export const migrationResource = defineResource({
  noun: "migration",
  group: "power",
  role: "viewer",
  list: {
    table: record,
    sort: record.regTime,
    key: record.seq,
    columns: [
      { name: "seq", from: record.seq, kind: "count" },
      { name: "regTime", from: record.regTime, kind: "time" },
      { name: "status", from: record.status, kind: "choice", words: "statuses" },
      { name: "reason", from: record.reason, kind: "choice", words: "reasons" },
      { name: "oldNftName", from: record.oldNftName, kind: "text" },
      { name: "oldWalletAddress", from: record.oldWalletAddress, kind: "address" },
      { name: "newWalletAddress", from: record.newWalletAddress, kind: "address" },
      { name: "closedAt", from: record.closedAt, kind: "time" },
    ],
    filters: [
      { name: "status", from: record.status, kind: "choice", options: migrationStatuses, words: "statuses" },
      { name: "reason", from: record.reason, kind: "choice", options: REASONS, words: "reasons" },
      { name: "oldWalletAddress", from: record.oldWalletAddress, kind: "address" },
      { name: "newWalletAddress", from: record.newWalletAddress, kind: "address" },
    ],
  },
  detail: {
    facts: [
      { name: "status", kind: "choice", words: "statuses" },
      { name: "reason", kind: "choice", words: "reasons" },
      { name: "todo", kind: "choice", words: "todos" },
      { name: "description", kind: "text" },
      { name: "oldProjectId", kind: "text" },
      { name: "oldNftName", kind: "text" },
      { name: "oldNftContract", kind: "address" },
      { name: "oldNftNumber", kind: "text" },
      { name: "oldWalletAddress", kind: "address" },
      { name: "newWalletAddress", kind: "address" },
      { name: "gateId", kind: "count" },
      { name: "handedOverAt", kind: "time" },
      { name: "handOverHash", kind: "address" },
      { name: "mintSignature", kind: "transaction" },
      { name: "mintedAt", kind: "time" },
      { name: "confirmHash", kind: "address" },
      { name: "regTime", kind: "time" },
      { name: "lookAt", kind: "time" },
      { name: "closedAt", kind: "time" },
      { name: "receipt", kind: "text" },
    ],
    load: async ({ db, context }, key) => {
      const row = await findRow(db, key);
      if (!row) return null;
      const { path } = context.get(localeContext);
      return {
        title: `${row.oldNftName || row.oldProjectId} (${row.seq})`,
        facts: {
          ...row,
          todo: row.reason,
          oldNftNumber: String(row.oldNftId),
          handedOverAt: row.handedOverTs === null ? null : new Date(row.handedOverTs * 1000),
          mintSignature: row.mintSignature && { text: row.mintSignature, to: explorerUrlOf("tx", row.mintSignature) },
          receipt: row.gateId === null ? null : { text: String(row.gateId), to: `/${path}/migration/${row.gateId}` },
        },
        deeds: isOpen(row) ? ["lookNow"] : [],
      };
    },
  },
  deeds: {
    lookNow: defineForm({
      role: "operator",
      schema: z.object({}),
      fields: [],
      load: async ({ db }, key) => {
        const row = await findRow(db, key);
        return row && isOpen(row) ? {} : null;
      },
      save: async (deps, _values, key) => {
        const seq = rowNumberField.safeParse(key).data;
        if (seq === undefined) throw new AppError("NotFound");
        await lookAtMigrationNow(deps, seq);
      },
    }),
  },
});

/** Records that were handed over and have not come to their end. */
const isOpen = ({ gateId, closedAt }: typeof record.$inferSelect) => gateId !== null && closedAt === null;

async function findRow(db: AdminDeps["db"], key: string) {
  const seq = rowNumberField.safeParse(key).data;
  if (seq === undefined) return null;
  const [row] = await db.select().from(record).where(eq(record.seq, seq));
  return row ?? null;
}
