import type { Page } from "playwright-core";

/** The pages that the tests of this file have open. */
export const openPages = new Set<Page>();
