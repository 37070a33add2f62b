import { desc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { passkey } from "~db/schema";

export type Passkey = {
  id: string;
  name: string;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** The passkeys of an account, the newest first. */
export async function listPasskeys(db: Database, accountId: string): Promise<Passkey[]> {
  const { id, name, transports, createdAt, lastUsedAt } = passkey;
  const rows = await db
    .select({ id, name, transports, createdAt, lastUsedAt })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(desc(passkey.createdAt));
  return rows.map((row) => ({ ...row, transports: JSON.parse(row.transports) as string[] }));
}
