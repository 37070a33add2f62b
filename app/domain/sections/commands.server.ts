import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { sectionDraft } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { findStored, settingWritten } from "../settings/change-setting.server";
import { contentVersionRaised } from "../settings/content-version.server";
import { requireRole } from "../staff/guard";

type Deps = { db: Database; now: Date; actor: StaffActor };

/** A section in each language, checked by the schema of its kind. */
export type SectionWords = Readonly<Record<LocaleCode, object>>;

export type SectionDraft = { words: SectionWords; version: number };

/** The draft of a section; null if there is none. */
export async function findSectionDraft(db: Database, id: string): Promise<SectionDraft | null> {
  const [row] = await db.select().from(sectionDraft).where(eq(sectionDraft.id, id));
  return row ? { words: JSON.parse(row.words), version: row.version } : null;
}

/** The ids of the sections that have a draft. */
export async function listSectionDrafts(db: Database): Promise<string[]> {
  return (await db.select({ id: sectionDraft.id }).from(sectionDraft)).map(({ id }) => id);
}

type Opened = { id: string; version: number };

/**
 * Keeps what was written in place of a section, for staff alone. `version` is the draft's, 0 if there was none. Throws
 * RoleTooLow, and Conflict if somebody else has written since.
 */
export async function saveSectionDraft(deps: Deps, { id, version, words }: Opened & { words: SectionWords }) {
  requireRole(deps.actor.staff, "editor");
  const { db, now } = deps;
  const before = await findSectionDraft(db, id);
  const row = { words: JSON.stringify(words), updatedAt: now, version: version + 1 };
  await writeAudited(deps, {
    action: "section.save",
    noun: "section",
    key: id,
    before: before?.words ?? null,
    after: words,
    write:
      version === 0
        ? db
            .insert(sectionDraft)
            .values({ id, ...row })
            .onConflictDoNothing()
        : db
            .update(sectionDraft)
            .set(row)
            .where(and(eq(sectionDraft.id, id), eq(sectionDraft.version, version))),
  });
}

/** Throws the draft of a section away. Throws RoleTooLow, Conflict. */
export async function discardSectionDraft(deps: Deps, { id, version }: Opened) {
  requireRole(deps.actor.staff, "editor");
  const { db } = deps;
  await writeAudited(deps, {
    action: "section.discard",
    noun: "section",
    key: id,
    before: (await findSectionDraft(db, id))?.words ?? null,
    after: null,
    write: db.delete(sectionDraft).where(and(eq(sectionDraft.id, id), eq(sectionDraft.version, version))),
  });
}

/** Shows the draft of a section on its page. Throws RoleTooLow, Conflict, BodyTooLarge if all sections together are too long. */
export async function publishSection(deps: Deps, { id, version }: Opened) {
  const draft = await findSectionDraft(deps.db, id);
  if (draft?.version !== version) throw new AppError("Conflict");
  await storeSection(deps, { id, deed: "publish", words: draft.words });
}

/** A statement of D1 has at most 100,000 bytes, and the command line writes the setting by a single one. */
const MOST_BYTES = 90_000;

type Stored = { id: string; deed: "publish" | "asIs" | "leaveOut"; words: SectionWords | null };

/**
 * Stores a section in the setting `own_sections`, or null to leave it out, and takes its draft away. Public pages show it within
 * seconds. Throws as publishSection does.
 */
export async function storeSection(deps: Deps, { id, deed, words }: Stored) {
  requireRole(deps.actor.staff, "editor");
  const { db, now } = deps;
  const before = await findStored(db, "own_sections");
  const sections = sectionsIn(before?.value ?? "");
  const text = JSON.stringify({ ...sections, [id]: words });
  if (new TextEncoder().encode(text).length > MOST_BYTES) throw new AppError("BodyTooLarge");
  const updatedAt = new Date(Math.max(now.getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
  await writeAudited(deps, {
    action: `section.${deed}`,
    noun: "section",
    key: id,
    before: (sections[id] as object | undefined) ?? null,
    after: words,
    write: settingWritten(db, { key: "own_sections", text, seal: null, before, updatedAt }),
    also: [db.delete(sectionDraft).where(eq(sectionDraft.id, id)), contentVersionRaised(db, now)],
  });
}

/** The stored sections by their ids. What is no JSON is mended in the settings first, so that nothing of it is lost. */
function sectionsIn(text: string): Record<string, unknown> {
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("Conflict");
  }
}
