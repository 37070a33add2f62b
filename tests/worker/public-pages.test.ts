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
  it.each(PUBLIC)("is drawn without the router, by nonce and by hash alike: %s", async (path) => {
    for (const address of [path, `${path}?q=1`]) {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect(handedOver(await response.text())).not.toBeNull();
    }
  });

  it.each(LOCALES)("hands the browser in $label what the router hands it", async ({ path }) => {
    const page = decode(handedOver(await (await get(`/${path}`)).text()) ?? "");
    const { actionData, errors, loaderData } = page as { [part: string]: Record<string, unknown> | null };
    const routed = decode(await (await get(`/${path}.data`)).text());
    const data = Object.entries(routed as Record<string, { data: object }>).map(([id, loaded]) => [id, loaded.data]);
    expect({ actionData, errors }).toEqual({ actionData: null, errors: null });
    expect(loaderData).toEqual(withoutBands(Object.fromEntries(data)));
  });

  it("lets a browser keep its data for the press that follows, and those of a holder's page never", async () => {
    for (const path of ["/eng.data", "/kor/punkvismCoin.data", "/idn/companyNews.data"]) {
      const response = await get(path);
      expect(response.headers.get("Cache-Control")).toBe("private, max-age=10");
      expect(response.headers.get("Set-Cookie")).toBeNull();
    }
    for (const path of ["/eng/mypage.data", "/eng/proof.data", "/eng/no-such-page.data"]) {
      expect((await get(path)).headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("leaves an address without a page to the router, which has one for it with header and footer", async () => {
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

/** What the page's last script gives to the router, in the router's encoding; null where the router wrote it itself. */
function handedOver(html: string): string | null {
  const json = /streamController\.enqueue\(JSON\.stringify\((.+)\)\+"\\n"\);/.exec(html)?.[1];
  return json ?? null;
}

/** Plain data read back from the router's encoding: a list whose parts name each other by place, negative for nothing. */
function decode(text: string): unknown {
  const parts: unknown[] = JSON.parse(text);
  const read = (place: number): unknown => {
    if (place < 0) return place === -5 ? null : undefined;
    const part = parts[place];
    if (Array.isArray(part)) return part.map(read);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [read(Number(key.slice(1))), read(value)]));
  };
  return read(0);
}

/** A page asked for as data carries its bands as data; a document has them in its HTML. */
function withoutBands(loaderData: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, loaded]) => {
      const { html: _, ...rest } = loaded as { html?: string };
      return [id, rest];
    }),
  );
}
