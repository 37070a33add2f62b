import type { Page, Request } from "playwright-core";

/** The pages that the tests of this file have open, each with its requests that have no answer yet. */
export const openPages = new Map<Page, Set<Request>>();

/** Adds a page until it is closed. */
export function addOpenPage(page: Page): void {
  const waiting = new Set<Request>();
  openPages.set(page, waiting);
  page.on("request", (request) => waiting.add(request));
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
  page.on("close", () => openPages.delete(page));
}

/** What the Workers of the open sites have written to their consoles. */
export const openLogs = new Set<readonly string[]>();
