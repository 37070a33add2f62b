import { and, eq, inArray, isNull } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { picture, weeklyMenu } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { contentVersionRaised } from "../settings/content-version.server";
import { requireRole } from "../staff/guard";
import { type WeeklyMenu, weeklyMenuSchema } from "./menu";
import { findWeekly } from "./queries.server";

type Deps = { db: Database; now: Date; actor: StaffActor };
type Opened = { seq: number; version: number };
type Write = Pick<Parameters<typeof writeAudited>[1], "write" | "also">;

/**
 * Writes the menu of a week, which nobody but staff sees. Throws RoleTooLow, InvalidInput, AlreadyExists if the week has one.
 */
export async function createWeekly(deps: Deps, { beginsOn, ...input }: WeeklyMenu & { beginsOn: string }) {
  requireRole(deps.actor.staff, "editor");
  const menu = checked(input);
  const row = { ...columnsOf(menu), beginsOn, state: "draft" as const, updatedAt: deps.now };
  await writeAudited(deps, {
    action: "weekly.create",
    noun: "weekly",
    key: beginsOn,
    before: null,
    after: menu,
    write: deps.db.insert(weeklyMenu).values(row),
  });
}

/** Replaces the draft of a week. What visitors see stays until it is published again. Throws RoleTooLow, NotFound, Conflict. */
export async function saveWeekly(deps: Deps, { seq, version, ...input }: Opened & WeeklyMenu) {
  const menu = checked(input);
  await change(deps, { seq, version }, "save", { set: columnsOf(menu), after: menu });
}

/** Shows the draft of a week on the page of Punky Weekly, from the week's Monday on. Throws as saveWeekly does. */
export async function publishWeekly(deps: Deps, opened: Opened) {
  const { db, now } = deps;
  const menu = await getWeekly(db, opened.seq);
  const id = menu.draft.picture?.id;
  const shown = id
    ? [
        db
          .update(picture)
          .set({ publishedAt: now })
          .where(and(eq(picture.id, id), isNull(picture.publishedAt))),
      ]
    : [];
  await change(deps, opened, "publish", {
    set: { shown: JSON.stringify(menu.draft), state: "published", publishedAt: menu.publishedAt ?? now },
    also: [...shown, contentVersionRaised(db, now)],
  });
}

/** Takes a week off the page; the draft stays. Throws as saveWeekly does. */
export async function unpublishWeekly(deps: Deps, opened: Opened) {
  await change(deps, opened, "unpublish", {
    set: { shown: null, state: "unpublished" },
    from: ["published"],
    also: [contentVersionRaised(deps.db, deps.now)],
  });
}

type Change = {
  set: Partial<Omit<typeof weeklyMenu.$inferInsert, "seq" | "version">>;
  from?: ("draft" | "published" | "unpublished")[];
  after?: object;
  also?: Write["also"];
};

async function change(deps: Deps, { seq, version }: Opened, deed: string, { set, from, after, also }: Change) {
  requireRole(deps.actor.staff, "editor");
  const { db, now } = deps;
  const before = await getWeekly(db, seq);
  const isOpened = and(eq(weeklyMenu.seq, seq), eq(weeklyMenu.version, version));
  await writeAudited(deps, {
    action: `weekly.${deed}`,
    noun: "weekly",
    key: before.beginsOn,
    before: after ? before.draft : { state: before.state },
    after: after ?? { state: set.state },
    write: db
      .update(weeklyMenu)
      .set({ ...set, updatedAt: now, version: version + 1 })
      .where(and(isOpened, from && inArray(weeklyMenu.state, from))),
    ...(also ? { also } : {}),
  });
}

async function getWeekly(db: Database, seq: number) {
  const found = await findWeekly(db, seq);
  if (!found) throw new AppError("NotFound");
  return found;
}

function checked(input: WeeklyMenu): WeeklyMenu {
  const result = weeklyMenuSchema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError("InvalidInput", { fields: result.error.issues.map(({ path }) => path.join(".")).join(", ") });
}

function columnsOf(menu: WeeklyMenu) {
  return { title: menu.words.ko.title, draft: JSON.stringify(menu) };
}
