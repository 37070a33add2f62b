import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import { setting } from "~db/schema";
import { type AuditedDeps, type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { problemsOfSetting, storedText } from "./check";
import { contentVersionRaised } from "./content-version.server";
import { declaredSetting } from "./declared";
import type { SettingKey } from "./rules";
import { listChangesOfSetting } from "./staff-queries.server";

type Deps = Omit<AuditedDeps, "actor"> & { actor: StaffActor };

/** `value`: null takes the stored value away, so that the default applies. `version`: `versionOf` what was seen. */
export type SettingChange = { key: SettingKey; value: string | null; version: string };

/** A stored setting: its text and when it was stored; null if the default applies. */
type Stored = { value: string; updatedAt: Date } | null;

/** Stands for the stored row that somebody has seen; it is another one after each change. */
export function versionOf(stored: Stored): string {
  return String(stored?.updatedAt.getTime() ?? 0);
}

/**
 * Stores a setting for staff, or takes its stored value away, with an entry of the audit log. Public pages that show it are
 * rendered again. Throws InvalidInput for a text that the site would not read, Conflict if somebody else has changed it since
 * it was seen, or if nothing changes.
 */
export async function changeSetting(deps: Deps, { key, value, version }: SettingChange): Promise<void> {
  requireRole(deps.actor.staff, "operator");
  if (value !== null && problemsOfSetting(key, value).length > 0) throw new AppError("InvalidInput");
  const { db, now } = deps;
  const before = await findStored(db, key);
  const text = value === null ? null : storedText(key, value);
  if (versionOf(before) !== version || (before?.value ?? null) === text) throw new AppError("Conflict");
  // two changes within a millisecond would have the same version
  const updatedAt = new Date(Math.max(now.getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
  await writeAudited(deps, {
    action: text === null ? "setting.reset" : "setting.change",
    noun: "setting",
    key,
    before: before && { value: before.value },
    after: text === null ? null : { value: text },
    write: settingWritten(db, { key, text, before, updatedAt }),
    also: declaredSetting(key).isCached ? [contentVersionRaised(db, now)] : [],
  });
}

/** The statement that stores a setting, or takes its stored value away, if nobody has changed it since `before` was read. */
export function settingWritten(
  db: Deps["db"],
  { key, text, before, updatedAt }: { key: SettingKey; text: string | null; before: Stored; updatedAt: Date },
) {
  if (!before)
    return db
      .insert(setting)
      .values({ key, value: text ?? "", updatedAt })
      .onConflictDoNothing();
  const isSeen = and(eq(setting.key, key), eq(setting.updatedAt, before.updatedAt));
  return text === null
    ? db.delete(setting).where(isSeen)
    : db.update(setting).set({ value: text, updatedAt }).where(isSeen);
}

/** The stored row of a setting; null if its default applies. */
export async function findStored(db: Deps["db"], key: SettingKey): Promise<Stored> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  return row ?? null;
}

/** What a setting had before its last change, as text; undefined if staff never changed it, null for its default. */
export async function findFormerValue(db: Deps["db"], key: SettingKey): Promise<string | null | undefined> {
  const [entry] = await listChangesOfSetting(db, key);
  if (!entry) return undefined;
  return entry.before === null ? null : (JSON.parse(entry.before) as { value: string }).value;
}
