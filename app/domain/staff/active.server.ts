import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { account } from "~db/schema";
import { isAdminCode } from "./admin-code.server";

/** The accounts that are staff now: neither suspended nor with another admin code than the site's (`adminSecret`). */
export async function listActiveStaff({ db, adminSecret }: { db: Database; adminSecret: string }) {
  const rows = await db.select().from(account).where(eq(account.status, "active"));
  const fits = await Promise.all(rows.map((row) => isAdminCode(adminSecret, row)));
  return rows.filter((_, at) => fits[at]);
}
