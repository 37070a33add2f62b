import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import newsSearch from "../../db/news-search.sql?raw";
import poolSums from "../../db/pool-sums.sql?raw";
import { testDatabase as db } from "./database";

/** The statements of a file in the form in which SQLite keeps them: without semicolons and without the comments before them. */
const statementsOf = (file: string) =>
  file.split("--> statement-breakpoint").map((part) =>
    part
      .trim()
      .replace(/^(?:--.*\n)+/, "")
      .replace(/;$/, ""),
  );

// Drizzle knows none of these: one migration creates them, and a later one may lose them together with their table
test("the migrations leave the triggers, views and search tables that the files in db describe, and no others", async () => {
  const found = await db.all<{ sql: string }>(
    sql`select sql from sqlite_master where type in ('trigger', 'view') or sql like 'CREATE VIRTUAL%'`,
  );
  const described = [newsSearch, poolSums].flatMap(statementsOf);
  expect(found.map((row) => row.sql).sort()).toEqual(described.sort());
});
