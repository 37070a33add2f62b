import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { isOpenIn, PAGES } from "~/content/pages";
import { LOCALES } from "~/locales/locales";

const SITE = "https://punkvism.test";
const PUBLIC = LOCALES.flatMap(({ code, path }) =>
  PAGES.filter((page) => page.kind === "content" && isOpenIn(page, code)).map(({ slug }) =>
    slug ? `/${path}/${slug}` : `/${path}`,
  ),
);

let networks = 0;

function get(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "CF-Connecting-IP": `2001:db8:9:${(++networks).toString(16)}::1` };
  return SELF.fetch(`${SITE}${path}`, { redirect: "manual", headers, ...init });
}

describe("a public page", () => {
  it.each(PUBLIC)("comes whole, and its policy allows every script in it: %s", async (path) => {
    for (const address of [path, `${path}?q=1`]) {
      const response = await get(address);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html.trimEnd().endsWith("</html>")).toBe(true);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      expect(await refusedScripts(html, policy)).toEqual([]);
    }
  });

  it.each(LOCALES)(
    "carries its bands once in $label: in its markup, not in the data for the browser",
    async ({ path }) => {
      const html = await (await get(`/${path}`)).text();
      const data = await (await get(`/${path}.data`)).text();
      expect(data).toContain("</h1>");
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(inlineScripts(html).filter(({ text }) => text.includes("/h1"))).toEqual([]);
    },
  );

  it("answers an address without a page with the not-found page, header and footer included", async () => {
    const response = await get("/eng/no-such-page?q=1");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("site-footer");
  });

  it("has no body for HEAD", async () => {
    const response = await get("/eng?q=1", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(await response.text()).toBe("");
  });

  it("keeps an address that looks like markup out of its scripts and attributes", async () => {
    const html = await (await get("/eng?q=</script><script>alert(1)</script>")).text();
    expect(html).not.toContain("<script>alert");
  });
});

type InlineScript = { attributes: string; text: string };

/** The scripts in a page's markup that a browser runs; a block of data is not one. */
function inlineScripts(html: string): InlineScript[] {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/g),
  ];
  return scripts.map(([, attributes = "", text = ""]) => ({ attributes, text }));
}

/** The inline scripts of a page that its policy allows neither by nonce nor by hash. */
async function refusedScripts(html: string, policy: string): Promise<InlineScript[]> {
  const scripts = inlineScripts(html);
  const isAllowed = async ({ attributes, text }: InlineScript) => {
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
    if (nonce && policy.includes(`'nonce-${nonce}'`)) return true;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    return policy.includes(`'sha256-${btoa(String.fromCharCode(...digest))}'`);
  };
  const allowed = await Promise.all(scripts.map(isAllowed));
  return scripts.filter((_, index) => !allowed[index]);
}
