import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { findBrowser } from "../browser/find-browser.ts";

const ORIGIN = "http://guide.localhost";
/** The folders that a document may refer to, with their places on disk. */
const FOLDERS: Record<string, string> = {
  "/styles/": "app/styles",
  "/art/": "public/art",
  "/galmuri/": "node_modules/galmuri/dist",
  "/pretendard/": "node_modules/pretendard/dist/public/static/alternative",
};
const TYPES: Record<string, string> = { ".css": "text/css", ".svg": "image/svg+xml", ".ttf": "font/ttf" };
/**
 * Pictures are enlarged up to three times, but to at most this width in pixels, so that viewers that smooth pictures keep
 * pixels square.
 */
const WIDEST = 960;

export type Printer = {
  /** A document in the page size that its style names, tagged, with its headings as bookmarks. */
  print(html: string): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Prints HTML documents as PDF with the browser that the tests use. They can load files of the project, but nothing from the
 * network.
 */
export async function openPrinter(): Promise<Printer> {
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"],
  });
  return { print: (html) => print(browser, html), close: () => browser.close() };
}

async function print(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const missing: string[] = [];
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ body: html, contentType: "text/html" });
    const file = fileOf(pathname);
    try {
      return await route.fulfill({ ...(await readAsset(file)) });
    } catch (error) {
      missing.push(`${pathname}: ${error}`);
      return route.abort();
    }
  });
  await page.goto(ORIGIN, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  if (missing.length > 0) throw new Error(`a document to print lacks ${missing.join("; ")}`);
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return withoutTime(bytes);
}

/** The same print always has the same bytes: its dates are those of the site's first guides, of equal length. */
function withoutTime(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1").replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, "$120261121000000");
  return Buffer.from(text, "latin1");
}

function fileOf(pathname: string): string {
  const prefix = Object.keys(FOLDERS).find((start) => pathname.startsWith(start));
  return prefix ? path.join(FOLDERS[prefix]!, pathname.slice(prefix.length)) : path.join("tools/files", pathname);
}

async function readAsset(file: string): Promise<{ body: Buffer; contentType: string }> {
  const extension = path.extname(file);
  if (extension !== ".webp") return { body: readFileSync(file), contentType: TYPES[extension] ?? "text/plain" };
  const picture = sharp(file);
  const { width } = await picture.metadata();
  const times = Math.min(3, Math.max(1, Math.floor(WIDEST / width)));
  const body = await picture
    .resize({ width: width * times, kernel: "nearest" })
    .png()
    .toBuffer();
  return { body, contentType: "image/png" };
}
