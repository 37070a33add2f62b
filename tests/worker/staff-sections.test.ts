import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleFile } from "~/content/own-sections.server";
import { linesOfSection } from "~/content/section-lines";
import { storeShownSetting } from "~/domain/settings/commands.server";
import { ask, send, staffOf } from "./staff-callers";
import { db } from "./visitors";

const ID = "scg-allocation";
const CAPTION = "As staff have written it";
const english = { "Accept-Language": "en" };
const words = sampleFile()[ID] as Record<string, Record<string, unknown>>;
let editor: Record<string, string> = {};

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await ask(path, { headers: { ...english, ...headers } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const fields: Record<string, string> = { version: "0", section: ID, base: JSON.stringify(words) };
for (const code of ["ko", "en", "id"]) {
  for (const [name, text] of Object.entries(linesOfSection(words[code] ?? {}))) fields[`${name}.${code}`] = text;
}

beforeAll(async () => {
  editor = { Cookie: (await staffOf("editor")).cookie };
});
afterAll(() => storeShownSetting({ db, now: new Date() }, { key: "own_sections", value: "" }));

it("a section is written without a script, previewed by staff alone, and then published on its page", async () => {
  const wrong = await send(
    `/admin/sections/${ID}/edit`,
    { ...fields, "points.en": "A | 1" },
    { ...editor, ...english },
  );
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("The three languages differ in their figures");

  const typed = { ...fields, "caption.en": CAPTION };
  const saved = await send(`/admin/sections/${ID}/edit`, typed, editor);
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, `/admin/sections/${ID}`]);
  const preview = await read(`/eng/sectionPreview/${ID}`, editor);
  expect(preview.html).toContain(CAPTION);
  expect(preview.headers.get("Cache-Control")).toBe("no-store");
  expect((await read(`/eng/sectionPreview/${ID}`)).status).toBe(302);
  for (const path of [`/eng/sectionPreview/${ID}.data`, "/eng/punkvismCoin"]) {
    expect((await read(path)).html, path).not.toContain(CAPTION);
  }

  await send(`/admin/sections/${ID}/publish`, { version: "1" }, editor);
  await expect.poll(async () => (await read("/eng/punkvismCoin")).html).toContain(CAPTION);
  expect((await read(`/eng/sectionPreview/${ID}`, editor)).status).toBe(404);
});
