import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const TOOL = path.resolve("tools/content/new-page.mjs");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "new-page-"));
  mkdirSync(path.join(folder, "app"));
  cpSync("app/content", path.join(folder, "app/content"), { recursive: true });
  cpSync("app/domain/logs", path.join(folder, "app/domain/logs"), { recursive: true });
  cpSync("biome.json", path.join(folder, "biome.json"));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("makes a page of three modules, each named in its language's list, and opens its row", () => {
  const { status, stdout } = run("tramTimes", "punktopia");
  expect(status).toBe(0);
  expect(stdout).toContain("/idn/tramTimes");
  const row = /\{ slug: "tramTimes", kind: "content", state: "open", log: "(010_6\d\d)" \}/;
  const [, log] = row.exec(read("app/content/pages.ts")) ?? [];
  const logged = read("app/domain/logs/content-pages.ts");
  expect(logged.split(`"${log}":`)).toHaveLength(2);
  expect(logged).toContain(`"${log}": page("tramTimes", "REPLACE ME (ko)", "REPLACE ME (en)", "REPLACE ME (id)"),`);
  for (const code of ["en", "ko", "id"]) {
    expect(read(`app/content/${code}/tram-times.ts`)).toContain("REPLACE ME");
    expect(read(`app/content/${code}/index.ts`)).toContain('import { tramTimes } from "./tram-times";');
    expect(read(`app/content/${code}/index.ts`)).toContain("\n  tramTimes,\n}");
  }
});

it.each([
  [["tramTimes", "punktopia"], "already there"],
  [["proof", "coin"], "is a screen"],
  [["../x", "coin"], "camelCase"],
  [["lanternRow", "moon"], "The district is one of"],
])("refuses %j in one sentence and writes nothing", (names, reason) => {
  const before = read("app/content/pages.ts");
  const { status, stderr } = run(...names);
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(read("app/content/pages.ts")).toBe(before);
});

function run(...names: string[]) {
  return spawnSync(process.execPath, [TOOL, ...names], { cwd: folder, encoding: "utf8" });
}

function read(file: string): string {
  return readFileSync(path.join(folder, file), "utf8");
}
