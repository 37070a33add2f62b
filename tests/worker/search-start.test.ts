import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { menusIn } from "~/content/menus";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { SITE } from "./visitors";

let networks = 0;
const get = (path: string) =>
  SELF.fetch(SITE + path, { headers: { "CF-Connecting-IP": `2001:db8:57a:${(++networks).toString(16)}::1` } });

/** What the page offers besides its head, by address. */
async function offered(address: string): Promise<string[]> {
  const html = await (await get(address)).text();
  const start = html.indexOf('class="search-start"');
  if (start < 0) return [];
  return [...html.slice(start, html.indexOf("</main>")).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to = ""]) => to);
}

describe.each(LOCALES)("the search in $label", (locale) => {
  const { path } = locale;

  it("offers every open page of the menus and a holder's own before anything is asked, each of which is there", async () => {
    const links = await offered(`/${path}/search`);
    const inMenus = menusIn(locale, textsOf(locale).shell).flatMap(({ entries }) =>
      entries.flatMap(({ to }) => to ?? []),
    );
    expect(links).toEqual([...inMenus, ...links.filter((to) => to.startsWith(`/${path}/mypage`))]);
    expect(links.length).toBe(inMenus.length + 5);
    for (const to of links) expect((await get(to)).status, to).toBe(200);
  });

  it("offers them if it found nothing, and offers nothing besides results", async () => {
    expect(await offered(`/${path}/search?q=qqqqzzzz`)).toEqual(await offered(`/${path}/search?q=+`));
    expect((await offered(`/${path}/search?q=qqqqzzzz`)).length).toBeGreaterThan(30);
    expect(await offered(`/${path}/search?q=NFT`)).toEqual([]);
  });
});
