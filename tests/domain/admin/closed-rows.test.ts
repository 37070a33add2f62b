import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { AdminDeps } from "~/admin/define-resource";
import { readRow } from "~/admin/read-row.server";
import { newsResource } from "~/admin/resources/news.server";
import { sectionResource } from "~/admin/resources/section.server";
import { createNews } from "~/domain/news/editor-commands.server";
import { deleteNews } from "~/domain/news/publish.server";
import { LOCALES } from "~/locales/locales";
import { localeContext } from "~/server/context";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { ADMIN_SECRET } from "../staff/staff";

const NOW = new Date(Date.UTC(2026, 10, 1));

async function depsIn(code: string): Promise<AdminDeps> {
  const context = new RouterContextProvider();
  context.set(localeContext, LOCALES.find((locale) => locale.code === code)!);
  const rest = { adminSecret: ADMIN_SECRET, language: "en" as const, linkTo: (path: string) => path };
  return { db, now: NOW, actor: await actingAs("editor", NOW), formNamed: () => null, context, ...rest };
}

it("offers no change of a piece of news that is deleted", async () => {
  const deps = await depsIn("en");
  const words = { en: { title: "Lamp", summary: "Short", body: ["It shines."] } };
  const opened = await createNews(deps, { words });
  const deeds = async () => {
    const { deeds: open } = await readRow(deps, { resource: newsResource, key: String(opened.seq) });
    return open.map(({ to }) => to);
  };
  expect(await deeds()).toContain(`/admin/updateNews/${opened.seq}`);
  await deleteNews(deps, opened);
  expect(await deeds()).toEqual([`/admin/adminNewsList/${opened.seq}/restore`]);
});

it("names a section in the language of whoever reads the list", async () => {
  const { list } = sectionResource;
  if (!("load" in list)) throw new Error("sections are declared in code");
  const titles = async (code: string) =>
    (await list.load(await depsIn(code))).map(({ values }) => String(values.title));
  const [korean, english] = [await titles("ko"), await titles("en")];
  expect(korean.some((title) => /[가-힣]/.test(title))).toBe(true);
  expect(english.filter((title) => /[가-힣]/.test(title))).toEqual([]);
});
