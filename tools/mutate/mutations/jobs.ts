import type { Mutation } from "../mutation.ts";

const COMMANDS = "app/domain/jobs/commands.server.ts";

const AT_ONCE = ["tests/domain/jobs/at-once.test.ts"];

export const jobMutations: Mutation[] = [
  {
    name: "two members of staff at once both change a job",
    file: COMMANDS,
    before: ".where(and(eq(job.id, id), eq(job.version, version), isAsSeen, isWithinDay)),",
    after: ".where(and(eq(job.id, id), isAsSeen, isWithinDay)),",
    tests: AT_ONCE,
  },
  {
    name: "a job whose page was closed is never looked at by cron",
    file: COMMANDS,
    before: "run: row.run + 1, lookAt: now, updatedAt: now",
    after: "run: row.run + 1, updatedAt: now",
    tests: AT_ONCE,
  },
  {
    name: "jobs that one person starts at the same moment exceed the amount of the day",
    file: COMMANDS,
    before: "isAsSeen, isWithinDay)),",
    after: "isAsSeen)),",
    tests: ["tests/domain/jobs/second-person.test.ts"],
  },
  {
    name: "a treasury fills a wallet that somebody has written into a job's row",
    file: "app/domain/jobs/read-funding.server.ts",
    before: 'if (!isJobSealed(seed, row)) throw new AppError("JobBroken");',
    after: "",
    tests: ["tests/domain/authority/fund-job.test.ts"],
  },
  {
    name: "a job's wallet is filled twice by what was prepared twice",
    file: "app/domain/jobs/deeds/fund-job.server.ts",
    before: 'if (!isStillNeeded(row, toFill, parameters)) throw new AppError("JobNeedsDiffer");',
    after: "",
    tests: ["tests/domain/authority/fund-job.test.ts"],
  },
];
