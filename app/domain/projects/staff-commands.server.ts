import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { project } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import type { StaffProjectFacts } from "./input";
import { findProject } from "./queries.server";

type Deps = { db: Database; now: Date; actor: StaffActor };

/** Registers a project of the site's own. Returns its id. Throws RoleTooLow, ContractExists. */
export async function createProjectByStaff({ db, now, actor }: Deps, facts: StaffProjectFacts): Promise<number> {
  requireRole(actor.staff, "operator");
  // the id is in the audit log, so it is chosen before the row is written
  const id = await nextId(db);
  await audited(
    { db, now, actor },
    {
      ...{ action: "project.create", key: String(id), before: null, after: facts },
      write: db.insert(project).values({ ...facts, id, createdBy: actor.staff.email, createdAt: now, updatedAt: now }),
    },
  );
  return id;
}

/** Changes any project. Throws RoleTooLow, ProjectNotFound, Conflict, ContractExists. */
export async function changeProjectByStaff(
  { db, now, actor }: Deps,
  { key, version, facts }: { key: string; version: number; facts: StaffProjectFacts },
): Promise<void> {
  requireRole(actor.staff, "operator");
  const before = await getProject(db, key);
  await audited(
    { db, now, actor },
    {
      ...{ action: "project.change", key, before, after: facts },
      write: db
        .update(project)
        .set({ ...facts, modifiedBy: actor.staff.email, updatedAt: now, version: version + 1 })
        .where(and(eq(project.id, before.id), eq(project.version, version), isNull(project.deletedAt))),
    },
  );
}

/** Takes a project out of its owner's list and of every choice; `restoreProject` undoes it. Throws as the ones above. */
export async function deleteProject({ db, now, actor }: Deps, key: string): Promise<void> {
  requireRole(actor.staff, "operator");
  const { id, version } = await getProject(db, key);
  await audited(
    { db, now, actor },
    {
      ...{ action: "project.delete", key, before: null, after: { deletedAt: now.toISOString() } },
      write: db
        .update(project)
        .set({ deletedBy: actor.staff.email, deletedAt: now, updatedAt: now, version: version + 1 })
        .where(and(eq(project.id, id), eq(project.version, version), isNull(project.deletedAt))),
    },
  );
}

/** Undoes `deleteProject`. Throws ContractExists if another project has its contract by now. */
export async function restoreProject({ db, now, actor }: Deps, key: string): Promise<void> {
  requireRole(actor.staff, "operator");
  const { id, version } = await getProject(db, key);
  await audited(
    { db, now, actor },
    {
      ...{ action: "project.restore", key, before: null, after: { deletedAt: null } },
      write: db
        .update(project)
        .set({ deletedBy: null, deletedAt: null, updatedAt: now, version: version + 1 })
        .where(and(eq(project.id, id), eq(project.version, version), isNotNull(project.deletedAt))),
    },
  );
}

async function getProject(db: Database, key: string) {
  const found = await findProject(db, key);
  if (!found) throw new AppError("ProjectNotFound");
  return found;
}

async function audited(deps: Deps, input: Omit<Parameters<typeof writeAudited>[1], "noun">): Promise<void> {
  try {
    await writeAudited(deps, { ...input, noun: "project" });
  } catch (error) {
    throw error instanceof AppError && error.code === "AlreadyExists" ? new AppError("ContractExists") : error;
  }
}

async function nextId(db: Database): Promise<number> {
  const [row] = await db.select({ id: project.id }).from(project).orderBy(desc(project.id)).limit(1);
  return (row?.id ?? 0) + 1;
}
