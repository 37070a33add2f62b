import { and, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { project, projectAccount } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import type { ProjectAccount } from "../project-accounts/sessions.server";
import type { ProjectFacts } from "./input";

type Deps = { db: Database; now: Date; account: ProjectAccount };

/** How many projects one account may have; more are a mistake or abuse. */
export const MOST_PROJECTS = 20;

/**
 * Registers a project for an account that staff have approved. Returns its id. Throws NotApproved, TooManyProjects,
 * ContractExists.
 */
export async function createProject({ db, now, account }: Deps, facts: ProjectFacts): Promise<number> {
  if (account.status !== "approved") throw new AppError("NotApproved");
  const own = db.select({ count: sql`count(*)` }).from(project).where(eq(project.ownerId, account.id));
  // null, which the table refuses, once there are too many: forms that are sent at the same time are counted too
  const createdBy = sql<string>`CASE WHEN (${own}) < ${MOST_PROJECTS} THEN ${account.email} END`;
  try {
    const [row] = await db
      .insert(project)
      .values({ ...facts, ownerId: account.id, createdBy, createdAt: now, updatedAt: now })
      .returning({ id: project.id });
    if (!row) throw new Error("a project was not stored");
    return row.id;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("ContractExists");
    const isTooMany = `${error instanceof Error ? `${error.message} ${error.cause}` : error}`.includes("created_by");
    throw isTooMany ? new AppError("TooManyProjects") : error;
  }
}

/** Changes a project of the account. Throws ProjectNotFound for another's, Conflict, ContractExists. */
export async function changeProject(
  { db, now, account }: Deps,
  { id, version, facts }: { id: number; version: number; facts: ProjectFacts },
): Promise<void> {
  const isOwn = and(eq(project.id, id), eq(project.ownerId, account.id), isNull(project.deletedAt));
  const isApproved = sql`EXISTS (SELECT 1 FROM ${projectAccount} WHERE id = ${account.id} AND status = 'approved')`;
  try {
    const changed = await db
      .update(project)
      .set({ ...facts, modifiedBy: account.email, updatedAt: now, version: version + 1 })
      .where(and(isOwn, eq(project.version, version), isApproved))
      .returning({ id: project.id });
    if (changed.length > 0) return;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("ContractExists") : error;
  }
  const there = await db.select({ id: project.id }).from(project).where(isOwn);
  throw new AppError(there.length > 0 ? "Conflict" : "ProjectNotFound");
}
