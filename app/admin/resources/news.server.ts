import { rowNumberField, versionSchema } from "~/domain/fields";
import { createNews, type OpenedNews, restoreNews, saveNews, scheduleNews } from "~/domain/news/editor-commands.server";
import { type NewsForm, newsFormSchema, newsScheduleSchema } from "~/domain/news/form";
import { textOfBlocks } from "~/domain/news/news-text";
import { findNewsPiece, type NewsPiece, writtenRows } from "~/domain/news/pieces.server";
import { deleteNews, publishNews, unpublishNews } from "~/domain/news/publish.server";
import { newsDeedsIn } from "~/domain/news/states";
import { LOCALES } from "~/locales/locales";
import { newsPiece, newsStates, newsTitleIn } from "~db/schema";
import { type AdminDeps, defineForm, defineResource, type FormValues, type ResourceField } from "../define-resource";
import { inEach } from "../in-languages.server";
import { KEPT_PICTURE_FIELDS, PICTURE_FIELDS, pictureOfForm } from "../picture-field.server";
import { VERSION } from "../version-field";

const WORDS: readonly ResourceField[] = [
  { name: "title", kind: "localized" },
  { name: "summary", kind: "localized" },
  { name: "text", kind: "localizedArea" },
  ...PICTURE_FIELDS,
];

const TITLES = inEach((code) => newsTitleIn(newsPiece.words, code));

/** News in three languages: its draft, and what is done with it. */
export const newsResource = defineResource({
  noun: "news",
  group: "content",
  role: "editor",
  list: {
    table: newsPiece,
    sort: newsPiece.updatedAt,
    key: newsPiece.seq,
    where: writtenRows,
    columns: [
      { name: "title", from: newsPiece.title, kind: "text", inLanguages: TITLES },
      { name: "state", from: newsPiece.state, kind: "choice", words: "states" },
      { name: "languages", from: newsPiece.languages, kind: "text" },
      { name: "publishedAt", from: newsPiece.publishedAt, kind: "time" },
      { name: "scheduledFor", from: newsPiece.scheduledFor, kind: "time" },
      { name: "updatedAt", from: newsPiece.updatedAt, kind: "time" },
    ],
    filters: [
      { name: "state", from: newsPiece.state, kind: "choice", options: newsStates, words: "states" },
      { name: "title", from: newsPiece.title, kind: "prefix", inLanguages: TITLES },
      { name: "updatedAt", from: newsPiece.updatedAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "state", kind: "choice", words: "states" },
      { name: "isChanged", kind: "choice", words: "changed" },
      { name: "publishedAt", kind: "time" },
      { name: "scheduledFor", kind: "time" },
      { name: "updatedAt", kind: "time" },
      { name: "previewKo", kind: "text" },
      { name: "previewEn", kind: "text" },
      { name: "previewId", kind: "text" },
      { name: "page", kind: "text" },
    ],
    load: async ({ db }, key) => {
      const piece = await pieceAt(db, key);
      return (
        piece && {
          title: piece.title,
          facts: factsOf(piece),
          deeds: newsDeedsIn(piece.state, piece.isChanged),
          next: piece.state === "draft" || piece.isChanged ? "publish" : undefined,
          isClosed: piece.state === "deleted",
        }
      );
    },
  },
  create: defineForm({
    role: "editor",
    schema: newsFormSchema,
    fields: [...WORDS, { name: "publish", kind: "check" }],
    save: async (deps, form) => {
      const opened = await createNews(deps, await draftOf(deps, form));
      if (form.isPublished) await publishNews(deps, opened);
      return { key: String(opened.seq) };
    },
  }),
  edit: defineForm({
    role: "editor",
    schema: newsFormSchema,
    fields: [...WORDS, ...KEPT_PICTURE_FIELDS, VERSION],
    load: async ({ db }, key) => {
      const piece = await pieceAt(db, key);
      return piece && valuesOf(piece);
    },
    save: async (deps, form, key) => saveNews(deps, { ...opened(form, key), ...(await draftOf(deps, form)) }),
  }),
  deeds: {
    publish: deed(publishNews),
    schedule: defineForm({
      role: "editor",
      schema: newsScheduleSchema,
      fields: [{ name: "at", kind: "time" }, VERSION],
      load: loadVersion,
      save: (deps, { at, ...form }, key) => scheduleNews(deps, { ...opened(form, key), at }),
    }),
    unpublish: deed(unpublishNews),
    delete: { ...deed(deleteNews), undo: "restore" },
    restore: deed(restoreNews),
  },
});

const opened = ({ version }: { version: number }, key: string): OpenedNews => ({ seq: Number(key), version });

function deed(command: (deps: AdminDeps, opened: OpenedNews) => Promise<void>) {
  return defineForm({
    role: "editor",
    schema: versionSchema,
    fields: [VERSION],
    load: loadVersion,
    save: (deps, form, key) => command(deps, opened(form, key)),
  });
}

async function loadVersion({ db }: AdminDeps, key: string): Promise<FormValues | null> {
  const piece = await pieceAt(db, key);
  return piece && { version: String(piece.version) };
}

async function pieceAt(db: AdminDeps["db"], key: string): Promise<NewsPiece | null> {
  const seq = rowNumberField.safeParse(key).data;
  return seq === undefined ? null : findNewsPiece(db, seq);
}

/** The draft that a form asks for, after its picture, if it has one, was stored. */
async function draftOf(deps: AdminDeps, { words, ...form }: NewsForm) {
  return { words, picture: await pictureOfForm(deps, form) };
}

function valuesOf({ version, draft }: NewsPiece): FormValues {
  const values: FormValues = { version: String(version), kept: draft.picture?.id ?? "" };
  for (const { code } of LOCALES) {
    const { title = "", summary = "", body = [] } = draft.words[code] ?? {};
    Object.assign(values, { [`title.${code}`]: title, [`summary.${code}`]: summary });
    Object.assign(values, { [`text.${code}`]: textOfBlocks(body), [`alt.${code}`]: draft.picture?.alt[code] ?? "" });
  }
  return values;
}

function factsOf({ seq, state, isChanged, publishedAt, scheduledFor, updatedAt, draft }: NewsPiece) {
  const previews = LOCALES.map(({ code, path }) => {
    const to = `/${path}/companyNewsView/${seq}/preview`;
    const title = draft.words[code]?.title;
    return [`preview${code.charAt(0).toUpperCase()}${code.slice(1)}`, title ? { text: title, to } : null] as const;
  });
  const address = `/${LOCALES[0].path}/companyNewsView/${seq}`;
  return {
    state,
    isChanged: String(isChanged),
    publishedAt,
    scheduledFor,
    updatedAt,
    ...Object.fromEntries(previews),
    page: state === "published" ? { text: address, to: address } : null,
  };
}
