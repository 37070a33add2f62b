import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import { setting } from "~db/schema";
import { type AuditedDeps, type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { problemsOfSetting, storedText } from "./check";
import { contentVersionRaised } from "./content-version.server";
import { declaredSetting } from "./declared";
import type { SettingKey } from "./rules";
import { isSettingSealed, sealSetting } from "./seal.server";
import { listChangesOfSetting } from "./staff-queries.server";

type Deps = Omit<AuditedDeps, "actor"> & { actor: StaffActor; adminSecret: string };

/** `value`: null takes the stored value away, so that the default applies. `version`: `versionOf` what was seen. */
export type SettingChange = { key: SettingKey; value: string | null; version: string };

/** A stored setting: its text, its seal if it has one, and when it was stored; null if the default applies. */
type Stored = { value: string; seal: string | null; updatedAt: Date } | null;

/** Stands for the stored row that somebody has seen; it is another one after each change. */
export function versionOf(stored: Pick<NonNullable<Stored>, "updatedAt"> | null): string {
  return String(stored?.updatedAt.getTime() ?? 0);
}

/**
 * Stores a setting for staff, or takes its stored value away, with an entry of the audit log. Public pages that show it are
 * rendered again. Throws InvalidInput for a text that the site would not read, Conflict if somebody else has changed it since
 * it was seen, or if nothing changes.
 */
export async function changeSetting(deps: Deps, change: SettingChange): Promise<void> {
  requireRole(deps.actor.staff, "operator");
  await writeSetting(deps, change);
}

/**
 * The same by a command of the operator, over what is stored now. Throws InvalidInput for a text that the site would not read,
 * Conflict if nothing changes.
 */
export async function changeSettingByCommand(
  deps: Omit<Deps, "actor"> & { actor: { command: string } },
  { key, value }: Pick<SettingChange, "key" | "value">,
): Promise<void> {
  await writeSetting(deps, { key, value, version: versionOf(await findStored(deps.db, key)) });
}

type WriteDeps = AuditedDeps & Pick<Deps, "adminSecret">;

async function writeSetting(deps: WriteDeps, { key, value, version }: SettingChange): Promise<void> {
  if (value !== null && problemsOfSetting(key, value).length > 0) throw new AppError("InvalidInput");
  const { db, now, adminSecret } = deps;
  const before = await findStored(db, key);
  const text = value === null ? null : storedText(key, value);
  if (versionOf(before) !== version) throw new AppError("Conflict");
  // a value that somebody has put there without the site can be stored as it is
  const isSealed = before === null || (await isSettingSealed(adminSecret, { ...before, key }));
  if ((before?.value ?? null) === text && isSealed) throw new AppError("Conflict");
  const seal = text === null ? null : await sealSetting(adminSecret, { key, value: text });
  // two changes within a millisecond would have the same version
  const updatedAt = new Date(Math.max(now.getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
  await writeAudited(deps, {
    action: text === null ? "setting.reset" : "setting.change",
    noun: "setting",
    key,
    before: before && { value: before.value },
    after: text === null ? null : { value: text },
    write: settingWritten(db, { key, text, seal, before, updatedAt }),
    also: declaredSetting(key).isCached ? [contentVersionRaised(db, now)] : [],
  });
}

type Written = { key: SettingKey; text: string | null; seal: string | null; before: Stored; updatedAt: Date };

/** The statement that stores a setting, or takes its stored value away, if nobody has changed it since `before` was read. */
export function settingWritten(db: Deps["db"], { key, text, seal, before, updatedAt }: Written) {
  if (!before)
    return db
      .insert(setting)
      .values({ key, value: text ?? "", seal, updatedAt })
      .onConflictDoNothing();
  const isSeen = and(eq(setting.key, key), eq(setting.updatedAt, before.updatedAt));
  return text === null
    ? db.delete(setting).where(isSeen)
    : db.update(setting).set({ value: text, seal, updatedAt }).where(isSeen);
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
