import type { R2Bucket } from "@cloudflare/workers-types";
import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { projectAccount, projectAccountImage } from "~db/schema";
import { cleanPicture, MOST_PICTURE_BYTES } from "../pictures/clean-picture";
import { deletionOf, IMAGES, isEditable, type ProjectImagePurpose } from "./rules";
import type { ProjectAccount } from "./sessions.server";

type Deps = { db: Database; now: Date; images: R2Bucket };

/** A picture of an application as lists show it: never its place in the bucket. */
export type ProjectImage = Omit<typeof projectAccountImage.$inferSelect, "objectKey">;

/** What an applicant and staff are told of the pictures of an account. */
export async function listProjectImages(db: Database, accountId: string): Promise<ProjectImage[]> {
  const rows = await db.select().from(projectAccountImage).where(eq(projectAccountImage.accountId, accountId));
  return rows.map(({ objectKey: _, ...shown }) => shown);
}

/**
 * Stores a picture of the account that is signed in, in place of its former one for the same purpose. The bytes go to a
 * private bucket under a name that nobody can guess; cron deletes what no row names. Throws NotEditable while staff look at
 * the application and once they have approved it, NotFound for a picture that this kind of account does not have,
 * PictureTooLarge, PictureUnreadable.
 */
export async function storeProjectImage(
  { db, now, images, account }: Deps & { account: ProjectAccount },
  { purpose, bytes }: { purpose: ProjectImagePurpose; bytes: Uint8Array },
): Promise<void> {
  if (!isEditable(account)) throw new AppError("NotEditable");
  if (!IMAGES[account.kind].includes(purpose)) throw new AppError("NotFound");
  if (bytes.length > MOST_PICTURE_BYTES) throw new AppError("PictureTooLarge");
  const picture = cleanPicture(bytes);
  if (!picture) throw new AppError("PictureUnreadable");
  const former = await objectKeyOf(db, { accountId: account.id, purpose });
  const id = crypto.randomUUID();
  const objectKey = `${account.id}/${id}`;
  const { type, width, height } = picture;
  await images.put(objectKey, picture.bytes, { httpMetadata: { contentType: type } });
  const row = {
    ...{ id, purpose, objectKey, type, width, height, byteCount: picture.bytes.length },
    ...{ uploadedAt: now, deleteAt: deletionOf(purpose, now), looks: 0 },
  };
  try {
    await db.batch([
      db
        .insert(projectAccountImage)
        .values({ ...row, accountId: openAccount(account.id) })
        .onConflictDoUpdate({ target: [projectAccountImage.accountId, projectAccountImage.purpose], set: row }),
      db.update(projectAccount).set({ updatedAt: now }).where(eq(projectAccount.id, account.id)),
    ]);
  } catch (error) {
    await images.delete(objectKey);
    throw isNotOpen(error) ? new AppError("NotEditable") : error;
  }
  if (former) await images.delete(former);
}

async function objectKeyOf(db: Database, image: { accountId: string; purpose: ProjectImagePurpose }) {
  const isImage = and(
    eq(projectAccountImage.accountId, image.accountId),
    eq(projectAccountImage.purpose, image.purpose),
  );
  const [row] = await db.select({ objectKey: projectAccountImage.objectKey }).from(projectAccountImage).where(isImage);
  return row?.objectKey ?? null;
}

/** Null, which the table refuses, if the application was sent in another window in the meantime. */
const openAccount = (id: string) =>
  sql<string>`(SELECT id FROM project_account WHERE id = ${id} AND status IN ('draft', 'refused'))`;

const isNotOpen = (error: unknown) =>
  `${error instanceof Error ? `${error.message} ${error.cause}` : error}`.includes("project_account_image.account_id");
