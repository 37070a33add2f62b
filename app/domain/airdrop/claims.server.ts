import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { airdropClaim } from "~db/schema";

/** A list, and those items of a job that have one of these statuses. */
type Claimed = { list: string; jobId: string; statuses: readonly number[] };

/** The listed addresses of a job's items that have one of these statuses. */
function addressesOf(jobId: string, statuses: readonly number[]): SQL {
  return sql`(select coalesce(listed_address, address) from job_item where job_id = ${jobId}
    and status in (select value from json_each(${JSON.stringify(statuses)})))`;
}

/**
 * Claims the rows of a list for the items of a job. A row that is claimed already makes the whole batch fail (AlreadyExists of
 * writeAudited), so that of two jobs one is started.
 */
export function claimsAdded(db: Database, { list, jobId, statuses }: Claimed) {
  const rows = sql`select ${list}, coalesce(listed_address, address), ${jobId} from job_item
    where job_id = ${jobId} and status in (select value from json_each(${JSON.stringify(statuses)}))`;
  return db.insert(airdropClaim).select(rows);
}

/** Gives back the claims of a job's items that have one of these statuses: another job may pay them. */
export function claimsReleased(db: Database, { list, jobId, statuses }: Claimed) {
  const { listKey, address } = airdropClaim;
  return db
    .delete(airdropClaim)
    .where(and(eq(listKey, list), eq(airdropClaim.jobId, jobId), sql`${address} in ${addressesOf(jobId, statuses)}`));
}

/** Gives back the claims of rows that were paid, so that a job can pay them again. Those of a job that is open stay. */
export function paidClaimsReleased(db: Database, { list, jobId, statuses }: Claimed) {
  const { listKey, address } = airdropClaim;
  return db
    .delete(airdropClaim)
    .where(and(eq(listKey, list), sql`${address} in ${addressesOf(jobId, statuses)}`, isOfNoOpenJob()));
}

/** Claims the rows of a list that staff record as sent without a job. Those that are recorded once more have a claim already. */
export function sentClaimed(db: Database, { list, addresses }: { list: string; addresses: string[] }) {
  const rows = sql`select ${list}, address, '' from airdrop_recipient where list_key = ${list}
    and status = 'waiting' and address in (select value from json_each(${JSON.stringify(addresses)}))`;
  return db.insert(airdropClaim).select(rows);
}

/** Gives back the claims of rows that wait again, because staff have withdrawn the record that their airdrop was sent. */
export function sentReleased(db: Database, { list, addresses }: { list: string; addresses: string[] }) {
  const isWaiting = sql`exists (select 1 from airdrop_recipient r where r.list_key = ${airdropClaim.listKey}
    and r.address = ${airdropClaim.address} and r.status = 'waiting')`;
  return db
    .delete(airdropClaim)
    .where(and(eq(airdropClaim.listKey, list), inArray(airdropClaim.address, addresses), isWaiting, isOfNoOpenJob()));
}

function isOfNoOpenJob(): SQL {
  return sql`not exists (select 1 from job where job.id = ${airdropClaim.jobId} and job.closed_at is null)`;
}
