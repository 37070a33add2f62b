import { existsSync, readdirSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasTabAddress, isOpenIn, PAGES } from "~/content/pages";
import { LOCALES } from "~/locales/locales";
import { type BuiltWorker, openBuiltWorker } from "../../tools/dev/worker.ts";

/** Every address of a content page, from the manifest. */
const ADDRESSES = LOCALES.flatMap((locale) =>
  PAGES.filter((page) => page.kind === "content" && isOpenIn(page, locale.code)).flatMap((page) => {
    const tabs = (page.tabs ?? []).filter((tab) => hasTabAddress(page, tab));
    return ["", ...tabs.map((tab) => `/${tab}`)].map((tab) => {
      const rest = `${page.slug && `/${page.slug}`}${tab}`;
      return { path: `/${locale.path}${rest}`, rest, locale, locales: page.locales };
    });
  }),
);

/** Screens to which a content page may lead, though the manifest of pages does not have them. */
const OWN_SCREENS = ["mypage/migration", "project", "project/register", "proof/gear"];
const OPEN_SCREENS = LOCALES.flatMap(({ code, path }) => {
  const listed = PAGES.filter((page) => page.kind === "screen" && isOpenIn(page, code)).map(({ slug }) => slug);
  return [...listed, ...OWN_SCREENS].map((slug) => `/${path}/${slug}`);
});

const RULES = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes HTML in this way
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // React's own spelling of attributes that HTML has adopted since
    "no-unknown-attributes": "off",
  },
});

let site: BuiltWorker;
const pages = new Map<string, { status: number; html: string }>();

beforeAll(async () => {
  // no page may need the chain
  site = await openBuiltWorker({ port: 0, stateFolder: null, rpcUrl: "http://127.0.0.1:1", limits: 1_000_000 });
  for (const { path } of ADDRESSES) {
    const response = await get(path);
    pages.set(path, { status: response.status, html: await response.text() });
  }
}, 600_000);
afterAll(() => site?.stop());

describe.each(ADDRESSES)("$path", ({ path, rest, locale, locales }) => {
  const html = () => pages.get(path)?.html ?? "";
  const head = () => html().slice(0, html().indexOf("</head>"));

  it("answers in its language, with one heading", () => {
    expect(pages.get(path)?.status).toBe(200);
    expect(html()).toContain(`<html lang="${locale.code}">`);
    expect(html().match(/<h1[\s>]/g)).toHaveLength(1);
    expect(contentOf(html())).not.toMatch(/\{\{|undefined|\[object/);
  });

  it("names its own address and that of each of its languages", () => {
    expect(head()).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
    const codes = LOCALES.filter(({ code }) => locales?.includes(code) ?? true);
    const expected = codes.map(({ code, path }) => [code, `${site.url}/${path}${rest}`]);
    const home = rest === "" ? "/" : `/kor${rest}`;
    expect(alternatesIn(head())).toEqual(new Map([...expected, ["x-default", site.url + home]] as [string, string][]));
  });

  it("is valid HTML", async () => {
    const ids = [...html().matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // header and footer are the same on every page of a language, so that only the main page's are checked
    expect(await faultsIn(rest === "" ? html() : asDocument(contentOf(html())))).toEqual([]);
  });

  it("has no link to an address that does not exist", () => {
    expect(linksIn(contentOf(html())).filter((address) => !leadsSomewhere(address, path))).toEqual([]);
  });

  it("carries no style that the policy would refuse, and no script of its own", () => {
    expect(html()).not.toMatch(/<[^>]+\sstyle="/);
    expect(contentOf(html())).not.toMatch(/<script|javascript:|\son[a-z]+="/);
  });
});

it("leads from the first tab's name to the page, as it has no address of its own", async () => {
  for (const { slug, tabs } of PAGES.filter((page) => page.tabs && isOpenIn(page, "en"))) {
    const response = await get(`/eng/${slug}/${tabs?.[0]}`);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(`/eng/${slug}`);
  }
});

it("answers 404 in its language where a page has no such tab, or no tabs", async () => {
  const open = PAGES.filter((page) => page.kind === "content" && page.slug !== "" && isOpenIn(page, "id"));
  for (const { slug } of open) {
    const response = await get(`/idn/${slug}/nothing`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="id">');
  }
});

/** Uses a new connection, because the Worker closes one that was idle while pages were checked. */
function get(path: string): Promise<Response> {
  return fetch(site.url + path, { redirect: "manual", headers: { Connection: "close" } });
}

it("sees HTML that is not valid", async () => {
  expect(await faultsIn(asDocument("<p>fine</p>"))).toEqual([]);
  expect(await faultsIn(asDocument("<ul><p>a</p></ul>"))).not.toEqual([]);
  expect(await faultsIn(asDocument("<a href='/'><button type='button'>a</button></a>"))).not.toEqual([]);
  expect(await faultsIn(asDocument("<main><p>a</section></main>"))).not.toEqual([]);
});

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await RULES.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${excerpt(html, line, column)})`),
  );
}

function asDocument(body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;
}

/** The part of a page that is its own. */
function contentOf(html: string): string {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>") + "</main>".length);
}

it("no script contains the table of pictures; a page gets only those that it shows", () => {
  const folder = "build/client/assets";
  const named = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({
      name,
      pictures: new Set(readFileSync(`${folder}/${name}`, "utf8").match(/\/art\/[\w/-]+/g)).size,
    }));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ pictures }) => pictures > 4)).toEqual([]);
});

function alternatesIn(head: string): Map<string, string> {
  const links = head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
  return new Map([...links].map(([, code = "", url = ""]) => [code, url]));
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
  const opened = [...html.matchAll(/\scommandfor="([^"]+)"/g)].map(([, id]) => `#${id}`);
  return [...new Set([...links, ...opened])];
}

function leadsSomewhere(address: string, from: string): boolean {
  if (/^(https:|mailto:)/.test(address)) return true;
  const { pathname, hash } = new URL(address, site.url + from);
  // the link that closes a dialog has no target
  if (hash === "#modal-closed") return true;
  if (/\.\w+$/.test(pathname)) return existsSync(`build/client${pathname}`);
  const html = pages.get(pathname)?.html;
  if (html === undefined) return OPEN_SCREENS.includes(pathname);
  return hash === "" || html.includes(` id="${hash.slice(1)}"`);
}

function excerpt(html: string, line: number, column: number): string {
  const text = html.split("\n")[line - 1] ?? "";
  return text.slice(Math.max(0, column - 60), column + 60);
}
