import type { Site } from "./harness.ts";

/** How many sessions of an account are open, by the database. An EVM account is stored in small letters. */
export async function countOpenSessions({ database }: Site, address: string): Promise<number> {
  const found = await database
    .prepare("SELECT count(*) AS open FROM session WHERE wallet_address = ? AND revoked_at IS NULL")
    .bind(address)
    .first<{ open: number }>();
  return found?.open ?? 0;
}
