import { and, asc, eq, gt } from "drizzle-orm";
import { airdropRecipient, jobItem } from "~db/schema";
import { claimsReleased } from "../airdrop/claims.server";
import type { JobDeps } from "./deps";
import { type JobRow, takeTurn } from "./job-rows.server";
import { ITEM_STATUS } from "./statuses";

/** Items that are read and written together. */
const ITEMS_A_BATCH = 50;

/**
 * Writes what was sent into the airdrop list that a job belongs to, from which the public search reads it, and gives back
 * the job's claims on those who were not paid. Only recipients who still wait there are changed, so that doing it twice is
 * doing it once. Null if somebody else has changed the job.
 */
export async function recordAirdrop({ db, now }: Pick<JobDeps, "db" | "now">, row: JobRow): Promise<JobRow | null> {
  const { airdropList } = row;
  for (let after = 0; airdropList; ) {
    const items = await db
      .select()
      .from(jobItem)
      .where(and(eq(jobItem.jobId, row.id), eq(jobItem.status, ITEM_STATUS.completed), gt(jobItem.seq, after)))
      .orderBy(asc(jobItem.seq))
      .limit(ITEMS_A_BATCH);
    const [first, ...others] = items.map(({ address, listedAddress, signature }) =>
      db
        .update(airdropRecipient)
        .set({ status: "completed", sentAt: now(), sentTo: address, transaction: signature })
        .where(
          and(
            eq(airdropRecipient.listKey, airdropList),
            eq(airdropRecipient.address, listedAddress ?? address),
            eq(airdropRecipient.status, "waiting"),
          ),
        ),
    );
    if (!first) break;
    await db.batch([first, ...others]);
    after = items.at(-1)?.seq ?? after;
  }
  if (airdropList) {
    const statuses = [ITEM_STATUS.failed, ITEM_STATUS.cancelled];
    await claimsReleased(db, { list: airdropList, jobId: row.id, statuses });
  }
  return takeTurn(db, row, { recordedAt: now(), updatedAt: now() });
}
