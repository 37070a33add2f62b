/** Whether `npm run test:full` runs, which leaves nothing out: every page, every width, every step at which a deed may break. */
export const isFullRun = process.env.FULL === "1";

/**
 * Files, by name or pattern, that only `npm run test:full` runs. A file belongs here if both are true: `npm test` tries the same
 * code in another way, which the comment on its row names; and the file is slow, because it starts whole processes, or repeats a
 * walk for another refusal, language or control. The first test of a wallet, of a screen, or of anything that moves money never
 * belongs here. The whole rule is "What only the full run does" in tests/README.md. One of these files runs with
 * `npm run test:full -- dev tests/dev/newcomer.test.ts`.
 */
export const FILES_OF_FULL_RUN: readonly string[] = [
  // the keys of all controls are compared with the sources by tests/files/every-control.test.ts
  "tests/e2e/logged-walks.test.ts",
  // migration.test.ts walks through the same screens without their log
  "tests/e2e/logged-migration.test.ts",
  // no money depends on what is logged of a press that was refused
  "tests/e2e/refused-presses.test.ts",
  // each stands beside a file of the same name, which has the walks; wallet-errors-variants beside its table, whose texts
  // tests/files/wallet-errors.test.ts checks
  "tests/e2e/*-variants.test.ts",
  // staff-pages.test.ts opens every one of these screens, and authority-deeds.test.ts signs
  "tests/e2e/staff-tasks.test.ts",
  // `npm start` in a browser; tests/dev/start.test.ts starts and stops it
  "tests/dev/newcomer.test.ts",
  "tests/dev/test-pages.test.ts",
  // both chains of `npm start`; tests/domain/migration tries every step
  "tests/dev/migration.test.ts",
  // commands whose instructions tests/dev/punk-instructions.test.ts and tests/programs read and run
  "tests/dev/punk-check-ins.test.ts",
  "tests/dev/punk-drops.test.ts",
  "tests/dev/punk-powers.test.ts",
];

/** For `exclude` of a Vitest configuration. */
export const leftOut = (): string[] => (isFullRun ? [] : [...FILES_OF_FULL_RUN]);
