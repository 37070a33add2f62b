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
    name: "whoever asks for another's address pushes them out of an airdrop's job",
    file: "app/domain/jobs/read-list.ts",
    before: "(row.listedAddress ?? row.address)",
    after: "row.address",
    tests: ["tests/domain/jobs/read-list.test.ts"],
  },
];
