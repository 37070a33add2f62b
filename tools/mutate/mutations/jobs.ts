import type { Mutation } from "../mutation.ts";

const COMMANDS = "app/domain/jobs/commands.server.ts";

const FUND_JOB = "app/domain/jobs/deeds/fund-job.server.ts";
const READ_FUNDING = "app/domain/jobs/read-funding.server.ts";

const AT_ONCE = ["tests/domain/jobs/at-once.test.ts"];
const FILLED = ["tests/domain/authority/fund-job.test.ts"];

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
    name: "whoever asks for another's address pushes them out of an airdrop's job",
    file: "app/domain/jobs/read-list.ts",
    before: "(row.listedAddress ?? row.address)",
    after: "row.address",
    tests: ["tests/domain/jobs/read-list.test.ts"],
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
    file: READ_FUNDING,
    before: 'if (!isJobSealed(seed, row)) throw new AppError("JobBroken");',
    after: "",
    tests: FILLED,
  },
  {
    name: "a job's wallet is filled twice by what was prepared twice",
    file: FUND_JOB,
    before: 'if (!isStillNeeded(row, toFill, parameters)) throw new AppError("JobNeedsDiffer");',
    after: "",
    tests: FILLED,
  },
  {
    name: "a treasury fills a job that was paused or cancelled after the deed was prepared",
    file: FUND_JOB,
    before: " || !isToFill(row)) throw",
    after: ") throw",
    tests: FILLED,
  },
  {
    name: "what was prepared for a job's wallet goes to one that somebody has written into D1 since",
    file: FUND_JOB,
    before: "row.wallet !== parameters.wallet || ",
    after: "",
    tests: FILLED,
  },
];
