import type { D1Database } from "@cloudflare/workers-types";
import { importSource } from "../indexer/wrangler-d1.ts";
import { adminSecretOf } from "../staff/admin-secret.ts";

/** Who signs in to the staff area of the local machine. Production has no such account, and another admin code. */
export const SAMPLE_OWNER = { email: "owner@punkvism.example", password: "the owner of the sample site" };

/** Makes the sample owner, once. */
export async function seedStaff(db: D1Database): Promise<void> {
  const there = await db.prepare("SELECT id FROM account WHERE email = ?").bind(SAMPLE_OWNER.email).first();
  if (there) return;
  const { hashPassword } = await importSource<typeof import("../../app/domain/credentials/password.server.ts")>(
    "app/domain/credentials/password.server.ts",
  );
  const { adminCodeOf } = await importSource<typeof import("../../app/domain/staff/admin-code.server.ts")>(
    "app/domain/staff/admin-code.server.ts",
  );
  const id = crypto.randomUUID();
  const passwordHash = await hashPassword(SAMPLE_OWNER.password);
  const account = { id, email: SAMPLE_OWNER.email, role: "owner", passwordHash } as const;
  const adminCode = await adminCodeOf(adminSecretOf(undefined), account);
  const now = Date.now();
  await db
    .prepare(
      `INSERT INTO account (id, email, nickname, password_hash, role, status, admin_code, created_at, updated_at)
      VALUES (?, ?, 'Sample owner', ?, 'owner', 'active', ?, ?, ?)`,
    )
    .bind(id, SAMPLE_OWNER.email, passwordHash, adminCode, now, now)
    .run();
}
