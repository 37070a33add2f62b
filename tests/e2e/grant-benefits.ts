import type { Site } from "./harness.ts";
import type { Collection } from "./nft-acts.ts";

/** Enters benefits of a wallet for a collection, as staff would: one per name, the first one being the newest. */
export async function grantBenefits(
  site: Site,
  wallet: string,
  { collection, names }: { collection: Collection; names: readonly string[] },
): Promise<void> {
  const insert = site.database.prepare(
    `INSERT INTO entitlement (id, grant_key, wallet_address, kind, collection, title_ko, title_en, title_id, amount, source,
      is_sample, granted_at) VALUES (?1, ?1, ?2, 'benefit', ?3, ?4, ?4, ?4, '1', 'test', 0, ?5)`,
  );
  const now = Date.now();
  const rows = names.map((name, i) => insert.bind(crypto.randomUUID(), wallet, collection, name, now - i * 1_000));
  await site.database.batch(rows);
}
