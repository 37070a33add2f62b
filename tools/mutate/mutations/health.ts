import type { Mutation } from "../mutation.ts";

const TURNS = "app/domain/health/turns.ts";
const WATCH = "app/domain/health/watch.server.ts";
const CHOICES = "app/domain/health/alert-choices.server.ts";
const CHECK = "app/domain/indexer/check.server.ts";

const OF_TURNS = ["tests/domain/health/turns.test.ts"];
const OF_WATCH = ["tests/domain/health/watch.test.ts"];
const OF_ASKING = ["tests/domain/indexer/ask-check.test.ts"];

export const healthMutations: Mutation[] = [
  {
    name: "an alert is mailed at the first reading that is bad",
    file: TURNS,
    before: "  if (!known.turningSince) return { ...known, turningSince: now };\n",
    after: "",
    tests: OF_TURNS,
  },
  {
    name: "what comes and goes is mailed of each time",
    file: TURNS,
    before: 'return age >= HOUR_MS ? "bad" : null;',
    after: 'return age >= 0 ? "bad" : null;',
    tests: OF_TURNS,
  },
  {
    name: "two runs of cron at the same moment both check and mail",
    file: WATCH,
    before: ", setWhere: lte(healthRun.startedAt, before)",
    after: "",
    tests: OF_WATCH,
  },
  {
    name: "somebody gets any number of alerts within a day",
    file: WATCH,
    before: "    if (sent >= MOST_A_DAY) continue;\n",
    after: "",
    tests: OF_WATCH,
  },
  {
    name: "alerts go to an account whose role was written into the table",
    file: CHOICES,
    before: " || !(await isAdminCode(adminSecret, staff))",
    after: "",
    tests: OF_WATCH,
  },
  {
    name: "a check of the lists that was just begun is begun anew",
    file: CHECK,
    before: "      setWhere: lte(indexerReport.startedAt, new Date(now.getTime() - CHECK_EVERY_MS)),\n",
    after: "",
    tests: OF_ASKING,
  },
  {
    name: "something that comes and goes uses up the alerts of a day",
    file: TURNS,
    before: "if (mailsToday(state, now) >= MOST_A_DAY) return null;",
    after: "",
    tests: OF_TURNS,
  },
  {
    name: "what nobody was mailed counts as mailed",
    file: WATCH,
    before: "const isMailed = told !== null && mailed.has(told);",
    after: "const isMailed = told !== null;",
    tests: OF_WATCH,
  },
  {
    name: "an alert is switched off with an old proof",
    file: CHOICES,
    before: "if (CHECK_NAMES.some((name) => before[name] && !wanted[name])) requireFreshProof(actor.staff, now);",
    after: "",
    tests: OF_WATCH,
  },
];
