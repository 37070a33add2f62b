import { and, eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { newsPiece } from "~db/schema";
import { type AuditActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { draftSchema, languagesOf, type NewsDraft, type NewsDraftInput } from "./draft";
import { findNewsPiece, type NewsPiece } from "./pieces.server";
import { type NewsState, STATES_BEFORE } from "./states";

export type NewsDeps = { db: Database; now: Date; actor: AuditActor };
/** A piece as a form saw it: `version` is the one that it was opened with. */
export type OpenedNews = { seq: number; version: number };

/** The latest moment for which news can be scheduled: within a year. */
const LATEST_SCHEDULE_MS = 366 * 24 * 60 * 60_000;

/** Writes a new piece of news, which nobody but staff sees. Returns its number. Throws RoleTooLow, InvalidInput. */
export async function createNews(deps: NewsDeps, input: NewsDraftInput): Promise<OpenedNews> {
  requireEditor(deps.actor);
  const { db, now } = deps;
  const draft = checked(input);
  // the audit log names the number before the row has it, so it is taken first; a number that is lost is given to nobody
  const [taken] = await db
    .insert(newsPiece)
    .values({ ...columnsOf(draft), state: "deleted", updatedAt: now, version: 0 })
    .returning({ seq: newsPiece.seq });
  const seq = taken?.seq ?? 0;
  await writeAudited(deps, {
    action: "news.create",
    noun: "news",
    key: String(seq),
    before: null,
    after: draft,
    write: db
      .update(newsPiece)
      .set({ state: "draft", version: 1 })
      .where(and(eq(newsPiece.seq, seq), eq(newsPiece.version, 0))),
  });
  return { seq, version: 1 };
}

/**
 * Replaces the draft of a piece. What visitors see stays until it is published again. Throws RoleTooLow, InvalidInput, NotFound,
 * and Conflict if it was changed since it was opened, or deleted.
 */
export async function saveNews(deps: NewsDeps, { seq, version, ...input }: OpenedNews & NewsDraftInput): Promise<void> {
  const draft = checked(input);
  // an uploaded picture takes the place of one of the sample set
  const cover = draft.picture ? { cover: null } : {};
  await changeNews(
    deps,
    { seq, version },
    { deed: "save", set: { ...columnsOf(draft), ...cover, isChanged: true }, after: draft },
  );
}

/** Has a piece published by cron at a moment within a year. Throws as saveNews does; InvalidInput for any other moment. */
export async function scheduleNews(deps: NewsDeps, { at, ...opened }: OpenedNews & { at: Date }): Promise<void> {
  const ms = at.getTime() - deps.now.getTime();
  if (!(ms > 0 && ms <= LATEST_SCHEDULE_MS)) throw new AppError("InvalidInput", { fields: "at" });
  await changeNews(deps, opened, { deed: "schedule", set: { state: "scheduled", scheduledFor: at } });
}

/** Brings back what was deleted, as a draft or as unpublished. Throws as saveNews does. */
export async function restoreNews(deps: NewsDeps, opened: OpenedNews): Promise<void> {
  const state = sql<NewsState>`iif(${newsPiece.publishedAt} IS NULL, 'draft', 'unpublished')`;
  await changeNews(deps, opened, { deed: "restore", set: { state } });
}

type Change = {
  deed: keyof typeof STATES_BEFORE;
  set: Parameters<ReturnType<typeof setOf>["set"]>[0];
  /** What the audit log keeps of the piece afterwards, if it is not its state. */
  after?: object;
  also?: readonly BatchItem<"sqlite">[];
};

const setOf = (db: Database) => db.update(newsPiece);

/** One change of a piece in one of the states that allow it, with its entry in the audit log. */
export async function changeNews(deps: NewsDeps, { seq, version }: OpenedNews, change: Change): Promise<void> {
  requireEditor(deps.actor);
  const { db, now } = deps;
  const { deed, set, after, also } = change;
  const before = await getNewsPiece(db, seq);
  await writeAudited(deps, {
    action: `news.${deed}`,
    noun: "news",
    key: String(seq),
    before: after ? before.draft : { state: before.state, title: before.title },
    after: after ?? { ...plainOf(set), title: before.title },
    write: db
      .update(newsPiece)
      .set({ ...set, updatedAt: now, version: version + 1 })
      .where(
        and(eq(newsPiece.seq, seq), eq(newsPiece.version, version), inArray(newsPiece.state, [...STATES_BEFORE[deed]])),
      ),
    also,
  });
}

/** A piece by its number. Throws NotFound. */
export async function getNewsPiece(db: Database, seq: number): Promise<NewsPiece> {
  const piece = await findNewsPiece(db, seq);
  if (!piece) throw new AppError("NotFound");
  return piece;
}

/** Commands without an account are the operator's own. */
function requireEditor(actor: AuditActor): void {
  if ("staff" in actor) requireRole(actor.staff, "editor");
}

function checked(input: NewsDraftInput): NewsDraft {
  const result = draftSchema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError("InvalidInput", { fields: result.error.issues.map(({ path }) => path.join(".")).join(", ") });
}

function columnsOf(draft: NewsDraft) {
  const languages = languagesOf(draft);
  const { words, picture } = draft;
  return {
    title: languages.map((code) => words[code]?.title).find(Boolean) ?? "",
    languages: languages.join(" "),
    words: JSON.stringify(words),
    picture: picture?.id ?? null,
    pictureAlt: picture && JSON.stringify(picture.alt),
  };
}

function plainOf({ state, scheduledFor }: Change["set"]): object {
  return { ...(typeof state === "string" ? { state } : {}), ...(scheduledFor ? { scheduledFor } : {}) };
}
