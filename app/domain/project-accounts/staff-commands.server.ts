import type { R2Bucket } from "@cloudflare/workers-types";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { projectAccount, projectAccountImage } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { mailQueued } from "../mail/queue-mail.server";
import { requireRole } from "../staff/guard";
import { DECIDED_DAYS, daysAfter } from "./rules";

type Deps = { db: Database; now: Date; actor: StaffActor };

/** An application as staff see it. */
export type Application = Omit<typeof projectAccount.$inferSelect, "passwordHash">;

/** An application by the id of its account; null if there is none. */
export async function findApplication(db: Database, id: string): Promise<Application | null> {
  const [row] = await db.select().from(projectAccount).where(eq(projectAccount.id, id));
  if (!row) return null;
  const { passwordHash: _, ...shown } = row;
  return shown;
}

export type Decision = { id: string; version: number } & (
  | { status: "approved" }
  | { status: "refused"; reason: string }
);

/**
 * Approves or refuses an application that waits, with a mail in the applicant's language. Its pictures are deleted 30 days
 * later. The reason is in the mail and on the applicant's page, not in the audit log, which keeps what it has for ever.
 * Throws RoleTooLow, NotFound, Conflict if somebody has decided or the applicant has changed something since.
 */
export async function decideApplication({ db, now, actor }: Deps, decision: Decision): Promise<void> {
  requireRole(actor.staff, "operator");
  const { id, version, status } = decision;
  const before = await findApplication(db, id);
  if (!before) throw new AppError("NotFound");
  const { email: recipient, language } = before;
  const reason = decision.status === "refused" ? decision.reason : null;
  const isWaiting = and(
    eq(projectAccount.id, id),
    eq(projectAccount.version, version),
    eq(projectAccount.status, "pending"),
  );
  await writeAudited(
    { db, now, actor },
    {
      action: status === "approved" ? "application.approve" : "application.refuse",
      noun: "application",
      key: id,
      before: { status: before.status },
      after: { status },
      write: db
        .update(projectAccount)
        .set({ status, reason, decidedAt: now, updatedAt: now, version: version + 1 })
        .where(isWaiting),
      also: [
        db
          .update(projectAccountImage)
          .set({ deleteAt: daysAfter(now, DECIDED_DAYS) })
          .where(and(eq(projectAccountImage.accountId, id), isNotNull(projectAccountImage.deleteAt))),
        reason === null
          ? mailQueued({ db, now }, { kind: "projectApproved", language, recipient, values: {} })
          : mailQueued({ db, now }, { kind: "projectRefused", language, recipient, values: { reason } }),
      ],
    },
  );
}

/**
 * A picture of an application, for a member of staff who looks at it. The look is in the audit log before the picture is
 * read. Throws RoleTooLow, NotFound.
 */
export async function lookAtImage(
  { db, now, actor, images }: Deps & { images: R2Bucket },
  { accountId, imageId }: { accountId: string; imageId: string },
): Promise<{ bytes: ArrayBuffer; type: string }> {
  requireRole(actor.staff, "operator");
  const isImage = and(eq(projectAccountImage.id, imageId), eq(projectAccountImage.accountId, accountId));
  const [image] = await db.select().from(projectAccountImage).where(isImage);
  if (!image) throw new AppError("NotFound");
  await writeAudited(
    { db, now, actor },
    {
      action: "application.look",
      noun: "application",
      key: accountId,
      before: null,
      after: { picture: image.purpose },
      write: db
        .update(projectAccountImage)
        .set({ looks: sql`${projectAccountImage.looks} + 1` })
        .where(isImage),
    },
  );
  const object = await images.get(image.objectKey);
  if (!object) throw new AppError("NotFound");
  return { bytes: await object.arrayBuffer(), type: image.type };
}
