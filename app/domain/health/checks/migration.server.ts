import { CONFIRM_ALARM_MS } from "../../migration/rules";
import { readUnconfirmedSince } from "../../migration/unconfirmed.server";
import { type Finding, found } from "../check";
import type { HealthDeps } from "../deps";

const MINUTE_MS = 60_000;

/**
 * Whether every NFT that the migration has minted is confirmed in time. Without the confirmation, its old NFT could be taken
 * back too.
 */
export async function checkMigration({ db, now }: HealthDeps): Promise<Finding[]> {
  const since = await readUnconfirmedSince(db);
  const ms = since ? now.getTime() - since.getTime() : 0;
  return [found("unconfirmedMint", Math.floor(ms / MINUTE_MS), ms > CONFIRM_ALARM_MS)];
}
