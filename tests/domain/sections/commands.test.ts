import { beforeEach, expect, it } from "vitest";
import { checkOwnSections, sampleFile } from "~/content/own-sections.server";
import type { StaffActor } from "~/domain/audit/commands.server";
import {
  discardSectionDraft,
  findSectionDraft,
  publishSection,
  type SectionWords,
  saveSectionDraft,
  storeSection,
} from "~/domain/sections/commands.server";
import { getSetting } from "~/domain/settings/queries.server";
import { auditEntry, sectionDraft, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const NOW = new Date("2026-12-01T09:00:00Z");
const id = "scg-allocation";
const words = sampleFile()[id] as SectionWords;
let editor: StaffActor;
const deps = () => ({ db, now: NOW, actor: editor });
const stored = async () => (await getSetting(db, "own_sections")) || "{}";

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(sectionDraft);
  await db.delete(setting);
  editor = await actingAs("editor", NOW);
});

it("a draft is shown by no page until it is published, which takes the draft away and raises the content version", async () => {
  await saveSectionDraft(deps(), { id, version: 0, words });
  expect(await stored()).toBe("{}");
  await publishSection(deps(), { id, version: 1 });
  expect(checkOwnSections(await stored())).toMatchObject({ own: { entries: { [id]: words } }, problems: [] });
  expect(await findSectionDraft(db, id)).toBeNull();
  expect(await getSetting(db, "content_version")).not.toBe("1");
  expect((await db.select().from(auditEntry)).map(({ action }) => action)).toEqual(["section.save", "section.publish"]);
});

it("a section takes nothing from the others: it is kept, left out and written again for itself", async () => {
  await storeSection(deps(), { id: "scg-release", deed: "leaveOut", words: null });
  await storeSection(deps(), { id, deed: "asIs", words });
  await storeSection(deps(), { id, deed: "leaveOut", words: null });
  expect(JSON.parse(await stored())).toEqual({ "scg-release": null, [id]: null });
});

it("a draft that another has written since is refused, and so is one that is gone", async () => {
  await saveSectionDraft(deps(), { id, version: 0, words });
  await expect(saveSectionDraft(deps(), { id, version: 0, words })).rejects.toMatchObject({ code: "Conflict" });
  await saveSectionDraft(deps(), { id, version: 1, words });
  await expect(publishSection(deps(), { id, version: 1 })).rejects.toMatchObject({ code: "Conflict" });
  await discardSectionDraft(deps(), { id, version: 2 });
  await expect(publishSection(deps(), { id, version: 2 })).rejects.toMatchObject({ code: "Conflict" });
  expect(await stored()).toBe("{}");
});

it("a stored text that is no JSON is not written over, and all sections together fit a statement", async () => {
  await db.insert(setting).values({ key: "own_sections", value: "{", updatedAt: NOW });
  await expect(storeSection(deps(), { id, deed: "asIs", words })).rejects.toMatchObject({ code: "Conflict" });
  await db.delete(setting);
  const long = { ...words, ko: { ...words.ko, title: "a".repeat(90_000) } };
  await expect(storeSection(deps(), { id, deed: "publish", words: long })).rejects.toMatchObject({
    code: "BodyTooLarge",
  });
});

it("a viewer writes nothing", async () => {
  const viewer = { ...deps(), actor: await actingAs("viewer", NOW) };
  await expect(saveSectionDraft(viewer, { id, version: 0, words })).rejects.toMatchObject({ code: "RoleTooLow" });
  await expect(storeSection(viewer, { id, deed: "leaveOut", words: null })).rejects.toMatchObject({
    code: "RoleTooLow",
  });
});
