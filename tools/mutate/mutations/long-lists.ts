import type { Mutation } from "../mutation.ts";

const HOLDING = "app/domain/nft-staking/holding/holding-page.server.ts";
const ENTITLEMENTS = "app/domain/entitlements/queries.server.ts";

const OF_POSITIONS = ["tests/domain/nft-staking/many-positions.test.ts"];
const OF_ENTITLEMENTS = ["tests/domain/entitlements/entitlements.test.ts"];

export const longListMutations: Mutation[] = [
  {
    name: "a position is shown on two pages of a list",
    file: "app/domain/nft-staking/holding/position-keys.server.ts",
    before: "> (${after.startTs}, ${after.address})`",
    after: ">= (${after.startTs}, ${after.address})`",
    tests: OF_POSITIONS,
  },
  {
    name: "the sums of a holder's rewards count only the page that is shown",
    file: HOLDING,
    before: "const elsewhere = await readElsewhere(deps, query, others);",
    after: "const elsewhere = await readElsewhere(deps, query, others.slice(0, 0));",
    tests: OF_POSITIONS,
  },
  {
    name: "a page is cut before the positions of its term are chosen",
    file: HOLDING,
    before: "await pageOf(deps, { ...query, termDays }, first, cursor);",
    after: "await pageOf(deps, query, first, cursor);",
    tests: OF_POSITIONS,
  },
  {
    name: "an act on all NFTs reaches only the first page of them",
    file: "app/domain/nft-staking/batch/batch-positions.server.ts",
    before: "while (hasMore && !isFull()) {",
    after: "while (hasMore && pools.length === 0) {",
    tests: OF_POSITIONS,
  },
  {
    name: "an entitlement is shown on two pages of a list",
    file: ENTITLEMENTS,
    before: "< (${Number(grantedAt)}, ${id})`",
    after: "<= (${Number(grantedAt)}, ${id})`",
    tests: OF_ENTITLEMENTS,
  },
  {
    name: "the title of a list counts only its first page",
    file: ENTITLEMENTS,
    before: ".limit(COUNTED + 1)",
    after: ".limit(PAGE_SIZE)",
    tests: OF_ENTITLEMENTS,
  },
  {
    name: "a gift has the site's date in the drop list and the chain's in the Twig list",
    file: "app/domain/drop/log.server.ts",
    before: "at: takenTs === null ? intent.createdAt.getTime() : takenTs * MS,",
    after: "at: intent.createdAt.getTime(),",
    tests: ["tests/domain/drop/drop.test.ts"],
  },
];
