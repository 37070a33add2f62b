import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createNews, scheduleNews } from "~/domain/news/editor-commands.server";
import { publishDueNews } from "~/domain/news/publish.server";
import { newsPiece } from "~db/schema";
import { PICTURES } from "../domain/pictures/samples";
import { ask, send, staffOf } from "./staff-callers";
import { db, SITE } from "./visitors";

let editor: Record<string, string> = {};
const words = (title: string) => ({ title, summary: `${title} in short.`, body: [`${title} at length.`] });
const LIGHTHOUSE = { ko: words("등대지기"), en: words("Keeper of the lamp"), id: words("Penjaga mercusuar") };
const command = { command: "test" };
const english = { "Accept-Language": "en" };
const { PICTURES: bucket } = env as unknown as { PICTURES: { list: () => Promise<{ objects: { key: string }[] }> } };

/** What the form of a new piece sends without a script. */
function formOf(title: string, file?: { bytes: Uint8Array<ArrayBuffer>; name: string; type: string }): FormData {
  const form = new FormData();
  for (const code of ["ko", "en", "id"]) {
    form.set(`title.${code}`, `${title} ${code}`);
    form.set(`summary.${code}`, `${title} in short, ${code}`);
    form.set(`text.${code}`, `## Why\n- it shines\n\n<script>alert("${code}")</script>`);
    form.set(`alt.${code}`, `Lamp ${code}`);
  }
  form.set("picture", file ? new File([file.bytes], file.name, { type: file.type }) : new File([], ""));
  return form;
}

const post = (path: string, body: FormData, headers = editor) =>
  ask(path, { method: "POST", body, headers: { Origin: SITE, ...english, ...headers } });
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await ask(path, { headers: { ...english, ...headers } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const keyIn = (response: Response) => Number(/adminNewsList\/(\d+)$/.exec(response.headers.get("Location") ?? "")?.[1]);

beforeAll(async () => {
  editor = { Cookie: (await staffOf("editor")).cookie };
});

describe("news in three languages with a picture, without a script", () => {
  it("is written and published, and every visitor sees it", async () => {
    const written = await post(
      "/admin/adminCreateNews",
      formOf("Lamp", { bytes: PICTURES.jpeg, name: "../../x.svg", type: "image/svg+xml" }),
    );
    expect(written.status).toBe(302);
    const seq = keyIn(written);
    expect((await read(`/eng/companyNewsView/${seq}`)).status).toBe(404);
    const { html } = await read(`/admin/adminNewsList/${seq}`, editor);
    expect(html).toContain(`/eng/companyNewsView/${seq}/preview`);
    const [row] = await db.select().from(newsPiece).where(eq(newsPiece.seq, seq));
    const draft = `/${row?.picture}/24.webp`;
    expect((await ask(`/api/pictures${draft}`)).status).toBe(404);
    expect((await ask(`/admin/pictures${draft}`, { headers: editor })).status).toBe(200);

    const published = await send(`/admin/adminNewsList/${seq}/publish`, { version: "1" }, editor);
    expect(published.status).toBe(302);
    for (const [path, code] of [
      ["kor", "ko"],
      ["eng", "en"],
      ["idn", "id"],
    ]) {
      const page = await read(`/${path}/companyNewsView/${seq}`);
      expect(page.html).toContain(`Lamp ${code}`);
      expect(page.html).toContain(`src="/api/pictures${draft}"`);
      expect(page.html).toContain('width="24" height="16"');
      expect(page.html).not.toContain("<script>alert");
    }
    const file = await ask(`/api/pictures${draft}`);
    expect(file.headers.get("Content-Type")).toBe("image/webp");
    expect(file.headers.get("Cache-Control")).toContain("immutable");
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(file.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(new TextDecoder("latin1").decode(await file.arrayBuffer())).not.toContain("SECRET PLACE");
  });

  it("is refused with a file that is no picture, and keeps what was typed", async () => {
    const before = (await bucket.list()).objects.length;
    const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
    const polyglot = new Uint8Array([...PICTURES.png, ...svg]);
    for (const bytes of [svg, polyglot, PICTURES.webp.slice(0, 60)]) {
      const response = await post(
        "/admin/adminCreateNews",
        formOf("Refused", { bytes, name: "a.png", type: "image/png" }),
      );
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain("This file is not a JPEG, PNG or WebP picture");
      expect(html).toContain("Refused ko");
    }
    expect((await bucket.list()).objects).toHaveLength(before);
    expect(await db.select().from(newsPiece).where(eq(newsPiece.title, "Refused ko"))).toEqual([]);
  });

  it("names every field that is missing, in a language that was begun and for a picture", async () => {
    const form = formOf("Half", { bytes: PICTURES.png, name: "a.png", type: "image/png" });
    form.set("summary.id", "");
    form.set("alt.ko", "");
    const response = await post("/admin/adminCreateNews", form);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('href="#admin-form-summary-id"');
    expect(html).toContain('href="#admin-form-alt-ko"');
    expect(html.match(/href="#admin-form-/g)).toHaveLength(2);
  });
});

describe("a draft", () => {
  it("is previewed as its page by staff, and by nobody else, uncached and for no search engine", async () => {
    const { seq } = await createNews({ db, now: new Date(), actor: command }, { words: LIGHTHOUSE });
    const path = `/eng/companyNewsView/${seq}/preview`;
    const seen = await read(path, editor);
    expect(seen.html).toContain("Keeper of the lamp at length.");
    expect(seen.html).toContain('<html lang="en"');
    expect(seen.headers.get("Cache-Control")).toBe("no-store");
    expect(seen.headers.get("X-Robots-Tag")).toBe("noindex");
    for (const address of [path, `${path}.data`, `/admin/adminNewsList/${seq}`]) {
      const refused = await read(address);
      expect(refused.html).not.toContain("Keeper of the lamp");
    }
    expect((await read(path)).status).toBe(302);
  });

  it("is nothing to a visitor before its scheduled second, and a page after it", async () => {
    const now = new Date();
    const { seq, version } = await createNews({ db, now, actor: command }, { words: LIGHTHOUSE });
    const at = new Date(now.getTime() + 60_000);
    await scheduleNews({ db, now, actor: command }, { seq, version, at });
    const places = ["/eng/companyNews", "/eng/news.atom", "/sitemap.xml", "/eng/search?q=keeper"];
    const mentions = async (path: string) => {
      const { html } = await read(path);
      return html.includes(`companyNewsView/${seq}`);
    };
    await publishDueNews({ db, now: new Date(at.getTime() - 1) });
    expect((await read(`/eng/companyNewsView/${seq}`)).status).toBe(404);
    for (const path of places) expect(await mentions(path), path).toBe(false);
    await publishDueNews({ db, now: at });
    for (const path of places)
      await vi.waitFor(async () => expect(await mentions(path), path).toBe(true), { timeout: 10_000, interval: 300 });
    expect((await read(`/eng/companyNewsView/${seq}`)).html).toContain("Keeper of the lamp at length.");
  });
});
