import type { Page } from "playwright-core";

/** The pages that the tests of this file have open. */
export const openPages = new Set<Page>();

/** What the Workers of the open sites have written to their consoles. */
export const openLogs = new Set<readonly string[]>();
