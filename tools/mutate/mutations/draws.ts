import type { Mutation } from "../mutation.ts";

const COMMANDS = "app/domain/draws/commands.server.ts";
const COMMITMENT = "app/domain/draws/commitment.server.ts";
const BLOCK = "app/domain/draws/block.server.ts";

const OF_DRAWS = ["tests/domain/draws/draws.test.ts"];

export const drawMutations: Mutation[] = [
  {
    name: "a draw takes place from entrants that are not those of its promise",
    file: COMMITMENT,
    before: "return hasHash && isLoggedOnce(",
    after: "return isLoggedOnce(",
    tests: OF_DRAWS,
  },
  {
    name: "a draw takes place though the audit log promises another one",
    file: "app/domain/audit/is-logged.server.ts",
    before: "return entries.length === 1 && entries[0]?.after === JSON.stringify(facts);",
    after: "return entries.length === 1;",
    tests: OF_DRAWS,
  },
  {
    name: "one node alone names the block of a draw",
    file: BLOCK,
    before: "  if (!isSame || first.slot < slot)",
    after: "  if (first.slot < slot)",
    tests: OF_DRAWS,
  },
  {
    name: "a block before the promised slot decides a draw",
    file: BLOCK,
    before: "  if (!isSame || first.slot < slot)",
    after: "  if (!isSame)",
    tests: OF_DRAWS,
  },
  {
    name: "of two runs of cron at once the later one draws again",
    file: COMMANDS,
    before: ".where(and(eq(draw.id, row.id), isNull(draw.drawnAt))),",
    after: ".where(eq(draw.id, row.id)),",
    tests: OF_DRAWS,
  },
  {
    name: "a draw is published when its block can be known",
    file: COMMANDS,
    before: "if (ahead < SOONEST_MS || ",
    after: "if (",
    tests: OF_DRAWS,
  },
  {
    name: "one node alone puts a draw off for ever",
    file: "app/domain/draws/block.server.ts",
    before: 'if (newest - Math.min(...slots) > MOST_SLOTS_APART) throw new AppError("ChainUnavailable");',
    after: "",
    tests: ["tests/domain/draws/draws.test.ts"],
  },
];
