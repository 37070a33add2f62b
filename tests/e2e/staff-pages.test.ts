import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN_BOARDS, ADMIN_PATHS, type NounPaths } from "../../app/admin/paths.ts";
import { seedSamples } from "../../tools/dev/database.ts";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { brokenRules, readOverflow } from "./page-checks.ts";
import { signInAsOwner } from "./staff-visits.ts";

/** The declared pages of the staff area with the samples of `npm start`: their accessibility, and their width on a phone. */

const PATHS: NounPaths[] = Object.values(ADMIN_PATHS);
const OPENED = [
  ...Object.values(ADMIN_BOARDS),
  ...PATHS.flatMap(({ list, create }) => [list, ...(create ? [create] : [])]),
].map((path) => `/admin/${path}`);
/** The pages that `npm test` looks at: a board, a list, a form, and rows, whose titles may be addresses. */
const SOME = [
  "/admin/health",
  "/admin/powerzone",
  "/admin/adminNewsList",
  "/admin/adminCreateNews",
  "/admin/adminUserList",
];
const WIDTHS = [375, 1440];

let site: Site;
let visit: TestPage;

beforeAll(async () => {
  site = await openSite({ slotTimeMs: 50 });
  await seedSamples(site.database, new Date());
  visit = await site.openPage({ locale: "en-GB" });
  await signInAsOwner(site, visit.page);
});
afterAll(async () => {
  await visit?.close();
  await site?.close();
});

test("every page of staff fits a phone and breaks no rule of accessibility, down to the forms of a row", async () => {
  const found: string[] = [];
  const pages = new Set(isFullRun ? OPENED : SOME);
  // each page adds the pages that it leads to: the first row of a list, and the forms of a row
  for (const path of pages) {
    await visit.page.goto(path);
    for (const width of WIDTHS) {
      await visit.page.setViewportSize({ width, height: 812 });
      const problems = [...(await readOverflow(visit.page)), ...(await brokenRules(visit.page))];
      found.push(...problems.map((problem) => `${path} ${problem}`));
    }
    for (const next of await leadsTo()) pages.add(next);
  }
  expect(found).toEqual([]);
  expect(visit.takeProblems()).toEqual([]);
  expect(pages.size).toBeGreaterThan(isFullRun ? 100 : 8);
});

/** The first row that the page lists, and the forms of the row that it shows. Files are not pages. */
function leadsTo(): Promise<string[]> {
  return visit.page.evaluate(() => {
    const hrefs = (selector: string) =>
      [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
    const rows = hrefs(".admin-content table a").slice(0, 1);
    const deeds = hrefs(".admin-content > .row a.button");
    return [...rows, ...deeds].filter((href) => href.startsWith("/admin/") && !/\.csv|\?/.test(href));
  });
}
