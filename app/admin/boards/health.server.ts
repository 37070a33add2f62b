import { CHECKS } from "~/domain/health/check";
import { readLimits } from "~/domain/health/limits.server";
import { spellFinding, spellLimit, titleOfFinding } from "~/domain/health/spell-finding.server";
import { listHealthStates } from "~/domain/health/states.server";
import { localeContext } from "~/server/context";
import { defineBoard } from "../define-resource";
import { healthFigure } from "../health-figure.server";

/** The state of the site: first the checks that are bad, each with what to do about it, and then every check. */
export const healthBoard = defineBoard({
  board: "health",
  group: "watch",
  role: "operator",
  tables: [
    {
      name: "checks",
      columns: [
        { name: "check", kind: "text" },
        { name: "value", kind: "text" },
        { name: "state", kind: "choice", words: "states" },
        { name: "limit", kind: "text" },
        { name: "since", kind: "time" },
      ],
    },
  ],
  load: async ({ db, context }) => {
    // imported here so that an isolate that serves other pages starts without the chain's libraries
    const { healthDeps } = await import("~/server/health-deps.server");
    const { readHealth } = await import("~/domain/health/read-health.server");
    const locale = context.get(localeContext);
    const [findings, limits, states] = await Promise.all([
      readHealth(healthDeps(context)),
      readLimits(db),
      listHealthStates(db),
    ]);
    return {
      figures: findings.filter(({ state }) => state === "bad").map((finding) => healthFigure(locale, finding)),
      tables: {
        checks: findings.map((finding) => {
          const { name, of, state } = finding;
          const known = states.find((row) => row.name === name && row.of === of);
          const title = titleOfFinding(locale, finding);
          return {
            check: CHECKS[name].to ? { text: title, to: CHECKS[name].to } : title,
            value: spellFinding(locale, finding),
            state,
            limit: spellLimit(locale, name, limits),
            // what was read now may differ from what the last run of cron found
            since: known && known.isBad === (state === "bad") ? known.since : null,
          };
        }),
      },
    };
  },
});
