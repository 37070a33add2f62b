import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "~/domain/audit/commands.server";
import type { NewsDraftInput } from "~/domain/news/draft";
import { createNews, getNewsPiece, restoreNews, saveNews, scheduleNews } from "~/domain/news/editor-commands.server";
import { deleteNews, publishDueNews, publishNews, unpublishNews } from "~/domain/news/publish.server";
import { findNews, listNewsAddresses, searchNews } from "~/domain/news/queries.server";
import { newsDeedsIn } from "~/domain/news/states";
import { getSetting } from "~/domain/settings/queries.server";
import { auditEntry, news, newsPiece, picture } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const NOW = new Date("2026-12-01T09:00:00Z");
const MINUTE = 60_000;
const words = (title: string) => ({ title, summary: `${title} in short.`, body: [`${title} at length.`] });
const DRAFT: NewsDraftInput = { words: { ko: words("등대"), en: words("Lighthouse"), id: words("Mercusuar") } };
const PICTURE = "ab".repeat(32);
const ALT = { ko: "등대 그림", en: "A lighthouse", id: "Gambar mercusuar" };

let editor: StaffActor;
const at = (minutes = 0, actor = editor) => ({ db, now: new Date(NOW.getTime() + minutes * MINUTE), actor });
const seen = async (seq: number) =>
  Promise.all((["ko", "en", "id"] as const).map((language) => findNews({ db }, { language, groupId: seq })));
const titles = async (seq: number) => (await seen(seq)).map((article) => article?.title ?? null);

beforeEach(async () => {
  await emptyStaffTables();
  for (const table of [news, newsPiece, picture]) await db.delete(table);
  editor = await actingAs("editor", NOW);
});

describe("a draft", () => {
  it("is seen by no visitor until it is published, in all its languages at once", async () => {
    const opened = await createNews(at(), DRAFT);
    expect(await titles(opened.seq)).toEqual([null, null, null]);
    expect(await listNewsAddresses({ db })).toEqual([]);
    await publishNews(at(1), opened);
    expect(await titles(opened.seq)).toEqual(["등대", "Lighthouse", "Mercusuar"]);
  });

  it("of a published piece is kept apart from what visitors see, and takes its place when published again", async () => {
    const opened = await createNews(at(), DRAFT);
    await publishNews(at(), opened);
    await saveNews(at(5), { seq: opened.seq, version: 2, words: { en: words("Beacon") } });
    expect(await titles(opened.seq)).toEqual(["등대", "Lighthouse", "Mercusuar"]);
    expect(await searchNews({ db }, { language: "en", text: "beacon" })).toMatchObject({ entries: [] });
    await publishNews(at(9), { seq: opened.seq, version: 3 });
    expect(await titles(opened.seq)).toEqual([null, "Beacon", null]);
    const [, article] = await seen(opened.seq);
    expect(article).toMatchObject({ publishedAt: NOW.toISOString(), updatedAt: at(9).now.toISOString() });
  });

  it("is refused from a form that was opened before somebody else's change", async () => {
    const opened = await createNews(at(), DRAFT);
    await saveNews(at(), { ...opened, words: { en: words("First") } });
    const late = { ...opened, words: { en: words("Second") } };
    await expect(saveNews(at(), late)).rejects.toMatchObject({ code: "Conflict" });
    await expect(publishNews(at(), opened)).rejects.toMatchObject({ code: "Conflict" });
    expect((await getNewsPiece(db, opened.seq)).title).toBe("First");
    expect(await titles(opened.seq)).toEqual([null, null, null]);
  });

  it.each([
    ["without a language", { words: {} }],
    ["with a language that lacks its text", { words: { en: { title: "A", summary: "B" } as never } }],
    ["with a picture that is told in one language", { ...DRAFT, picture: { id: PICTURE, alt: { en: "A" } as never } }],
    ["with a picture at another address", { ...DRAFT, picture: { id: "https://evil.example/a.png", alt: ALT } }],
  ])("is refused %s", async (_, draft) => {
    await expect(createNews(at(), draft)).rejects.toMatchObject({ code: "InvalidInput" });
    expect(await db.select().from(newsPiece)).toEqual([]);
  });

  it("is no viewer's to write, publish, schedule or delete", async () => {
    const opened = await createNews(at(), DRAFT);
    const viewer = await actingAs("viewer", NOW);
    const deeds = [
      () => createNews(at(0, viewer), DRAFT),
      () => saveNews(at(0, viewer), { ...opened, ...DRAFT }),
      () => publishNews(at(0, viewer), opened),
      () => scheduleNews(at(0, viewer), { ...opened, at: at(5).now }),
      () => deleteNews(at(0, viewer), opened),
    ];
    for (const deed of deeds) await expect(deed()).rejects.toMatchObject({ code: "RoleTooLow" });
  });
});

describe("a schedule", () => {
  it("publishes at its moment and not before, once, and says so in the audit log", async () => {
    const opened = await createNews(at(), DRAFT);
    await scheduleNews(at(), { ...opened, at: at(10).now });
    await publishDueNews({ db, now: new Date(at(10).now.getTime() - 1) });
    expect(await titles(opened.seq)).toEqual([null, null, null]);
    const version = Number(await getSetting(db, "content_version"));
    await publishDueNews({ db, now: at(10).now });
    await publishDueNews({ db, now: at(11).now });
    expect((await seen(opened.seq))[0]).toMatchObject({ title: "등대", publishedAt: at(10).now.toISOString() });
    expect(Number(await getSetting(db, "content_version"))).toBe(version + 1);
    const entries = await db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.key, String(opened.seq)));
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ["news.create", editor.staff.email],
      ["news.schedule", editor.staff.email],
      ["news.publish", "schedule"],
    ]);
  });

  it("is called off by taking the piece back, or by deleting it", async () => {
    for (const callOff of [unpublishNews, deleteNews]) {
      const opened = await createNews(at(), DRAFT);
      await scheduleNews(at(), { ...opened, at: at(10).now });
      await callOff(at(), { seq: opened.seq, version: 2 });
      await publishDueNews({ db, now: at(20).now });
      expect(await titles(opened.seq)).toEqual([null, null, null]);
    }
  });

  it.each([0, -1, 366 * 24 * 60 + 1, Number.NaN])("is refused %s minutes from now", async (minutes) => {
    const opened = await createNews(at(), DRAFT);
    const asked = scheduleNews(at(), { ...opened, at: at(minutes).now });
    await expect(asked).rejects.toMatchObject({ code: "InvalidInput" });
  });
});

describe("a deleted piece", () => {
  it("is gone for visitors, cannot be published, and comes back unpublished under its number and day", async () => {
    const { seq, version } = await createNews(at(), DRAFT);
    await publishNews(at(), { seq, version });
    await deleteNews(at(1), { seq, version: 2 });
    expect(await titles(seq)).toEqual([null, null, null]);
    await expect(publishNews(at(2), { seq, version: 3 })).rejects.toMatchObject({ code: "Conflict" });
    await restoreNews(at(3), { seq, version: 3 });
    expect(await getNewsPiece(db, seq)).toMatchObject({ state: "unpublished" });
    await publishNews(at(4), { seq, version: 4 });
    expect((await seen(seq))[0]).toMatchObject({ title: "등대", publishedAt: NOW.toISOString() });
  });

  it("can only be restored", () => {
    expect(newsDeedsIn("deleted", false)).toEqual(["restore"]);
    expect(newsDeedsIn("published", false)).toEqual(["unpublish", "delete"]);
    expect(newsDeedsIn("published", true)).toEqual(["publish", "unpublish", "delete"]);
  });
});

describe("a picture", () => {
  it("is shown with its words in each language, and visitors may open it once something published shows it", async () => {
    const sizes = [{ width: 480, height: 320 }];
    await db.insert(picture).values({ id: PICTURE, sizes: JSON.stringify(sizes), uploadedAt: NOW });
    const opened = await createNews(at(), { ...DRAFT, picture: { id: PICTURE, alt: ALT } });
    const publicSince = async () => (await db.select().from(picture))[0]?.publishedAt;
    expect(await publicSince()).toBeNull();
    await publishNews(at(1), opened);
    expect((await seen(opened.seq)).map((article) => article?.picture)).toEqual(
      [ALT.ko, ALT.en, ALT.id].map((alt) => ({ id: PICTURE, sizes, alt })),
    );
    expect(await publicSince()).toEqual(at(1).now);
  });

  it("that is not there keeps a piece from being published", async () => {
    const opened = await createNews(at(), { ...DRAFT, picture: { id: PICTURE, alt: ALT } });
    await expect(publishNews(at(), opened)).rejects.toMatchObject({ code: "NotFound" });
    expect(await titles(opened.seq)).toEqual([null, null, null]);
  });
});
