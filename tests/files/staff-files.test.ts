import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "app/routes/admin";

it("has each file that leaves the staff area written down in the audit log", () => {
  const files = readdirSync(FOLDER).filter((name) =>
    /answer(Csv|Calendar)\(/.test(readFileSync(`${FOLDER}/${name}`, "utf8")),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((name) => !readFileSync(`${FOLDER}/${name}`, "utf8").includes("exported("))).toEqual([]);
});
