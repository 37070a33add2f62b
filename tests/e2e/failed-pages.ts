import { mkdirSync, writeFileSync } from "node:fs";
import type { Page, Request } from "playwright-core";
import { afterEach } from "vitest";
import { openLogs, openPages } from "./open-page-set.ts";

const FOLDER = "test-results/failed-pages";
/** The most characters printed of one page: more than a screen of text. */
const LONGEST = 4_000;
/** Lines of the Worker's log that report a failure. */
const TROUBLE = /"level":"(error|warn)"|Error/;
const MOST_LINES = 20;
/** The time limit for reading a page, so that one that hangs does not delay the next tests. */
const PATIENCE_MS = 5_000;

/**
 * Prints what every open page showed when a test failed, including pages of tests that run at the same time, and the errors
 * of the Worker, because a timeout alone explains nothing.
 */
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const shown = await Promise.all([...openPages].map(describe));
  mkdirSync(FOLDER, { recursive: true });
  const name = `${task.name}-${task.result.retryCount ?? 0}`.replaceAll(/[^\w-]+/g, "-").slice(0, 120);
  const errors = task.result.errors?.map(({ message }) => message).join("\n");
  const troubles = [...openLogs].map((lines) =>
    lines
      .filter((line) => TROUBLE.test(line))
      .slice(-MOST_LINES)
      .join("\n"),
  );
  writeFileSync(`${FOLDER}/${name}.txt`, [task.name, errors, ...shown, ...troubles].join("\n\n――――\n\n"));
});

async function describe([page, waiting]: [Page, Set<Request>]): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, "does not answer"));
  const text = page.evaluate(readScreen).catch((error: Error) => error.message);
  const unanswered = [...waiting].map((request) => `\nno answer yet: ${request.method()} ${request.url()}`).join("");
  return `${page.url()}${unanswered}\n\n${(await Promise.race([text, late])).slice(0, LONGEST)}`;
}

/** Runs in the page: the dialogs that are open, then the page itself. */
function readScreen(): string {
  const dialogs = [...document.querySelectorAll<HTMLElement>("dialog[open], :popover-open")];
  const main = document.querySelector("main") ?? document.body;
  return [`scrolled to ${scrollY}`, ...dialogs, main]
    .map((part) => (typeof part === "string" ? part : part.innerText))
    .join("\n―\n");
}
