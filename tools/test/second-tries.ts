import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase } from "vitest/node";

/** What begins the line of a test that was tried again; `run-sections.ts` looks for it. */
export const SECOND_TRY = "↻";

/** Names each test that passed at a second try only, and why the first one failed: it is one to mend. */
export default class SecondTries implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const error = test.result().errors?.[0];
    const [reason = ""] = error?.message.split("\n") ?? [];
    // the message of a list says only how long it is
    const received = stripVTControlCharacters(error?.diff ?? "").match(/^\+ {3}.*$/gm) ?? [];
    const file = path.relative(process.cwd(), test.module.moduleId);
    this.#lines.push([`${SECOND_TRY} ${file} > ${test.fullName}: ${reason}`, ...received].join(" "));
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) console.log(line);
  }
}
