import { beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "~/domain/audit/commands.server";
import { createWeekly, publishWeekly, saveWeekly, unpublishWeekly } from "~/domain/weekly/commands.server";
import { linesOfEntries, weeklyCreateSchema } from "~/domain/weekly/form";
import type { WeeklyMenu } from "~/domain/weekly/menu";
import { findShownWeek, findWeekly, listShownWeeks } from "~/domain/weekly/queries.server";
import { auditEntry, weeklyMenu } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const MONDAY = "2026-11-30";
/** A second before that Monday in Korea, and the Monday's first second. */
const BEFORE = new Date("2026-11-29T14:59:59Z");
const NOW = new Date("2026-11-29T15:00:00Z");

const wordsIn = (title: string) => ({
  title,
  intro: `${title} in short.`,
  entries: [
    { day: 1, kind: "gift" as const, title: `${title} gift`, text: "Ten coins | each." },
    { day: 7, kind: "event" as const, title: `${title} event`, text: "In the evening." },
  ],
});
const menu = (title: string): WeeklyMenu => ({
  words: { ko: wordsIn(`${title} ko`), en: wordsIn(title), id: wordsIn(`${title} id`) },
  picture: null,
});
let editor: StaffActor;
const deps = (now = BEFORE) => ({ db, now, actor: editor });
const shown = async (now: Date) =>
  (await findShownWeek({ db, now }, { beginsOn: MONDAY, language: "en" }))?.words.title;
const created = async (title = "Lamps") => {
  await createWeekly(deps(), { beginsOn: MONDAY, ...menu(title) });
  const [row] = await db.select().from(weeklyMenu);
  return { seq: row?.seq ?? 0, version: 1 };
};

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(weeklyMenu);
  editor = await actingAs("editor", BEFORE);
});

describe("the menu of a week", () => {
  it("is seen from its Monday in Korea on, once it is published, and its draft never", async () => {
    const opened = await created();
    expect(await shown(NOW)).toBeUndefined();
    await publishWeekly(deps(), opened);
    expect([await shown(BEFORE), await listShownWeeks({ db, now: BEFORE })]).toEqual([undefined, []]);
    expect([await shown(NOW), await listShownWeeks({ db, now: NOW })]).toEqual(["Lamps", [MONDAY]]);
    await saveWeekly(deps(), { seq: opened.seq, version: 2, ...menu("Boats") });
    expect(await shown(NOW)).toBe("Lamps");
    await publishWeekly(deps(), { seq: opened.seq, version: 3 });
    expect(await shown(NOW)).toBe("Boats");
    await unpublishWeekly(deps(), { seq: opened.seq, version: 4 });
    expect([await shown(NOW), await listShownWeeks({ db, now: NOW })]).toEqual([undefined, []]);
    expect((await findWeekly(db, opened.seq))?.draft.words.en.title).toBe("Boats");
    expect((await db.select().from(auditEntry)).map(({ action }) => action)).toEqual(
      ["create", "publish", "save", "publish", "unpublish"].map((deed) => `weekly.${deed}`),
    );
  });

  it("is one for each week, and refuses what another has changed since", async () => {
    const opened = await created();
    const again = createWeekly(deps(), { beginsOn: MONDAY, ...menu("Boats") });
    await expect(again).rejects.toMatchObject({ code: "AlreadyExists" });
    await saveWeekly(deps(), { ...opened, ...menu("Boats") });
    await expect(publishWeekly(deps(), opened)).rejects.toMatchObject({ code: "Conflict" });
    await expect(unpublishWeekly(deps(), { ...opened, version: 2 })).rejects.toMatchObject({ code: "Conflict" });
  });

  it("is no viewer's to write", async () => {
    const viewer = { ...deps(), actor: await actingAs("viewer", BEFORE) };
    const written = createWeekly(viewer, { beginsOn: MONDAY, ...menu("Lamps") });
    await expect(written).rejects.toMatchObject({ code: "RoleTooLow" });
  });
});

describe("the form of a week", () => {
  const { words } = menu("Lamps");
  const form = (changed: Record<string, string> = {}) => {
    const sent: Record<string, unknown> = { beginsOn: changed.beginsOn ?? MONDAY };
    for (const code of ["ko", "en", "id"] as const) {
      const { title, intro, entries } = words[code];
      for (const [name, text] of Object.entries({ title, intro, entries: linesOfEntries(entries) })) {
        sent[name] = { ...(sent[name] as object), [code]: changed[`${name}.${code}`] ?? text };
      }
    }
    return weeklyCreateSchema.safeParse(sent);
  };
  const problems = (changed: Record<string, string>) =>
    (form(changed).error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);

  it("yields the menu that was typed, a line for each entry", () => {
    expect(form().data?.words).toEqual(words);
  });

  it.each([
    ["a day that is no Monday", { beginsOn: "2026-12-01" }, ["beginsOn notMonday"]],
    ["no title", { "title.ko": "" }, ["title.ko missing"]],
    ["a line of another kind", { "entries.en": "1 | prize | A | B" }, ["entries.en 1: invalid"]],
    ["a line without a text", { "entries.id": "1 | gift | A | B\n7 | event | A" }, ["entries.id 2: missing"]],
    ["other days than another language", { "entries.id": "2 | gift | A | B\n7 | event | C | D" }, [" sectionsDiffer"]],
  ])("refuses %s", (_, changed, found) => {
    expect(problems(changed)).toEqual(found);
  });
});
