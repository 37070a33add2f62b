import type { Mutation } from "../mutation.ts";

const LISTING = "app/domain/indexer/listing.server.ts";
const COMMANDS = "app/domain/indexer/commands.server.ts";
const RUNS = "app/domain/indexer/runs.server.ts";
const CHECK = "app/domain/indexer/check.server.ts";

const OF_INDEXER = ["tests/domain/indexer/indexer.test.ts"];
const OF_CHECK = ["tests/domain/indexer/check.test.ts"];

export const indexerMutations: Mutation[] = [
  {
    name: "a node that has forgotten the past is believed to have shown all of it",
    file: LISTING,
    before: "...(isJoined ? moved : {})",
    after: "...moved",
    tests: OF_INDEXER,
  },
  {
    name: "a node that is behind moves the cursor back",
    file: LISTING,
    before: 'if (head.slot < cursor.slot || head.slot < (cursor.headSlot ?? 0)) return "NodeBehind";',
    after: "",
    tests: OF_INDEXER,
  },
  {
    name: "the next run begins where the last one stopped, and looks at nothing beyond it again",
    file: LISTING,
    before: "floorSlot: Math.max(0, headSlot - OVERLAP_SLOTS),",
    after: "floorSlot: headSlot,",
    tests: OF_INDEXER,
  },
  {
    name: "the nightly check does not look for transactions that a node left out for a day",
    file: COMMANDS,
    before: "floorSlot: sql`max(0, ${floorSlot} - ${SWEPT_SLOTS})`",
    after: "floorSlot: sql`max(0, ${floorSlot} - ${SWEPT_SLOTS - SWEPT_SLOTS})`",
    tests: OF_INDEXER,
  },
  {
    name: "a transaction that the node does not have is asked for in every run",
    file: COMMANDS,
    before: "tryAt: new Date(now.getTime() + wait)",
    after: "tryAt: new Date(now.getTime() + 0 * wait)",
    tests: OF_INDEXER,
  },
  {
    name: "a transaction that cannot be recorded keeps others from being recorded",
    file: COMMANDS,
    before: "if (rows.length > 1) {",
    after: "if (rows.length > BATCH) {",
    tests: OF_INDEXER,
  },
  {
    name: "a position is closed by a claim that left something in it",
    file: RUNS,
    before: "address && emptied.includes(address) ? run : []",
    after: "address && emptied ? run : []",
    tests: OF_INDEXER,
  },
  {
    name: "a transaction that is still under way is reported as a difference",
    file: CHECK,
    before: "if (await isUnderWay(deps, projection.program, subject)) late.add(subject);",
    after: "",
    tests: OF_CHECK,
  },
  {
    name: "a row that differs is reported and never corrected",
    file: CHECK,
    before: "    await recordAgain(deps, projection, differences);\n",
    after: "",
    tests: OF_CHECK,
  },
  {
    name: "an account of another program is accepted as the one that a row describes",
    file: CHECK,
    before: 'return [{ subject: address, field: "account", inD1: "open", onChain: "gone" }];',
    after: "return [];",
    tests: OF_CHECK,
  },
  {
    name: "truncated logs are trusted, and the event in the missing line is lost",
    file: "app/domain/indexer/invocations.ts",
    before: "if (line === CUT) break;",
    after: "",
    tests: ["tests/domain/nft-staking/nft-history.test.ts"],
  },
];
