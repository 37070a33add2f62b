import { and, desc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { auditEntry, setting } from "~db/schema";
import { SETTING_DEFAULTS, type SettingKey } from "./rules";

/** A setting as staff see it. `changedBy` is null if it was stored by a command or never. */
export type SettingForStaff = {
  key: SettingKey;
  value: string;
  default: string;
  changedBy: string | null;
  /** When it was stored; null if the default applies. */
  changedAt: Date | null;
};

/** Every setting with its value, its default, and who changed it last. */
export async function listSettingsForStaff(db: Database): Promise<SettingForStaff[]> {
  const keys = Object.keys(SETTING_DEFAULTS) as [SettingKey, ...SettingKey[]];
  const [first, ...rest] = keys;
  const [stored, ...entries] = await db.batch([
    db.select().from(setting),
    lastChange(db, first),
    ...rest.map((key) => lastChange(db, key)),
  ]);
  const rows = new Map(stored.map((row) => [row.key, row]));
  return keys.map((key, at) => {
    const row = rows.get(key);
    const entry = entries[at]?.[0];
    // an entry that is older than the row was followed by a command, which no member of staff ran
    const isByStaff = entry && (!row || Math.abs(entry.at.getTime() - row.updatedAt.getTime()) < 1_000);
    return {
      key,
      value: row?.value ?? SETTING_DEFAULTS[key],
      default: SETTING_DEFAULTS[key],
      changedBy: isByStaff ? entry.actor : null,
      changedAt: row?.updatedAt ?? (isByStaff ? entry.at : null),
    };
  });
}

/** The last changes of a setting by staff, newest first. */
export function listChangesOfSetting(db: Database, key: SettingKey) {
  return changesOf(db, key).limit(30);
}

const lastChange = (db: Database, key: SettingKey) => changesOf(db, key).limit(1);

function changesOf(db: Database, key: SettingKey) {
  const { seq, at, actor, before, after } = auditEntry;
  return db
    .select({ seq, at, actor, before, after })
    .from(auditEntry)
    .where(and(eq(auditEntry.key, key), eq(auditEntry.noun, "setting")))
    .orderBy(desc(at), desc(seq));
}
