import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { PROJECTIONS } from "~/domain/projections.server";
import { REPLAYED_TABLES, replayStatements } from "~/domain/replayed-tables";
import { PROGRAM_IDLS, type ProgramName } from "~programs/programs";

test.each(Object.keys(REPLAYED_TABLES) as ProgramName[])(
  "the command that replays %s empties what its projections keep, and no more",
  (name) => {
    const { address } = PROGRAM_IDLS[name];
    const own = PROJECTIONS.filter(({ program }) => program === address).flatMap(({ tables }) => tables);
    expect([...REPLAYED_TABLES[name]].toSorted()).toEqual(own.map(getTableName).toSorted());
    expect(replayStatements(REPLAYED_TABLES[name], address)).toContain(
      `delete from indexer_cursor where program = '${address}'`,
    );
  },
);

test("every program that is followed can be replayed", () => {
  const followed = new Set(PROJECTIONS.map(({ program }) => program));
  expect([...followed].toSorted()).toEqual(
    Object.keys(REPLAYED_TABLES)
      .map((name) => PROGRAM_IDLS[name as ProgramName].address)
      .toSorted(),
  );
});
