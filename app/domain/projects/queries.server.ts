import { and, desc, eq, isNull } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { project } from "~db/schema";
import type { ProjectAccount } from "../project-accounts/sessions.server";
import { MOST_PROJECTS } from "./commands.server";

export type Project = typeof project.$inferSelect;

/** The projects of an account, the newest first. What staff note of them (names of keys) is not among it. */
export async function listOwnProjects(db: Database, account: ProjectAccount): Promise<OwnProject[]> {
  const rows = await db
    .select()
    .from(project)
    .where(and(eq(project.ownerId, account.id), isNull(project.deletedAt)))
    .orderBy(desc(project.id))
    .limit(MOST_PROJECTS);
  return rows.map(withoutKeys);
}

/** A project of the account by the id in an address. Throws ProjectNotFound, also for another's. */
export async function getOwnProject(db: Database, account: ProjectAccount, id: string): Promise<OwnProject> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new AppError("ProjectNotFound");
  const isOwn = and(eq(project.id, Number(id)), eq(project.ownerId, account.id), isNull(project.deletedAt));
  const [row] = await db.select().from(project).where(isOwn);
  if (!row) throw new AppError("ProjectNotFound");
  return withoutKeys(row);
}

/** Any project, for staff; null if there is none. */
export async function findProject(db: Database, id: string): Promise<Project | null> {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const [row] = await db
    .select()
    .from(project)
    .where(eq(project.id, Number(id)));
  return row ?? null;
}

export type OwnProject = Omit<Project, "adminKeyName" | "listingKeyName" | "feeKeyName">;

function withoutKeys({ adminKeyName: _, listingKeyName: __, feeKeyName: ___, ...shown }: Project): OwnProject {
  return shown;
}
