import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { projectAccount, projectAccountImage } from "~db/schema";
import type { AccountDetails } from "./input";
import { daysAfter, IMAGES, isRequired, UNDECIDED_DAYS } from "./rules";
import type { ProjectAccount } from "./sessions.server";

type Deps = { db: Database; now: Date; account: ProjectAccount };

const OPEN = ["draft", "refused"] as const;

/** Changes what an applicant says of themselves. Throws NotEditable while staff look at it and once it is approved. */
export async function changeProjectDetails({ db, now, account }: Deps, details: AccountDetails): Promise<void> {
  const changed = await db
    .update(projectAccount)
    .set({ ...details, updatedAt: now, version: sql`${projectAccount.version} + 1` })
    .where(and(eq(projectAccount.id, account.id), inArray(projectAccount.status, OPEN)))
    .returning({ id: projectAccount.id });
  if (changed.length === 0) throw new AppError("NotEditable");
}

/**
 * Sends an application to staff, once every picture that it needs is there. From now on its pictures are kept for 90 days, if
 * nobody decides before. Throws NotEditable if it was sent already, ImagesMissing.
 */
export async function submitApplication({ db, now, account }: Deps): Promise<void> {
  const required = IMAGES[account.kind].filter(isRequired);
  const there = db
    .select({ count: sql<number>`count(*)` })
    .from(projectAccountImage)
    .where(and(eq(projectAccountImage.accountId, account.id), inArray(projectAccountImage.purpose, required)));
  const [sent] = await db.batch([
    db
      .update(projectAccount)
      .set({
        ...{ status: "pending", submittedAt: now, updatedAt: now, decidedAt: null, reason: null },
        version: sql`${projectAccount.version} + 1`,
      })
      .where(
        and(
          eq(projectAccount.id, account.id),
          inArray(projectAccount.status, OPEN),
          sql`(${there}) = ${required.length}`,
        ),
      )
      .returning({ id: projectAccount.id }),
    db
      .update(projectAccountImage)
      .set({ deleteAt: daysAfter(now, UNDECIDED_DAYS) })
      .where(
        and(
          eq(projectAccountImage.accountId, account.id),
          isNotNull(projectAccountImage.deleteAt),
          // the statement before has just sent it
          sql`EXISTS (SELECT 1 FROM project_account WHERE id = ${account.id} AND submitted_at = ${now.getTime()})`,
        ),
      ),
  ]);
  if (sent.length > 0) return;
  throw new AppError(OPEN.some((status) => status === account.status) ? "ImagesMissing" : "NotEditable");
}
