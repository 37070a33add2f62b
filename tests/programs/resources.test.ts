import { readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { parts } from "./parts.ts";
import {
  measureResources,
  type Resources,
  type ResourceTable,
  type ResourceTables,
  resourcesMarkdown,
} from "./resources.ts";

const TABLE = new URL("../../docs/program-resources.json", import.meta.url);
const PAGE = new URL("../../docs/program-resources.md", import.meta.url);
const TRANSACTION_LIMIT = 1_232;

type Tables = Record<string, ResourceTable>;

describe.each(parts)("resources of $name", (part) => {
  let measured: Tables;
  let admitted: Tables;

  beforeAll(async () => {
    measured = await measureResources(part);
    if (process.env.UPDATE_PROGRAM_DOCS) {
      const all = inOrder({ ...readAdmitted(), [part.name]: measured });
      writeFileSync(TABLE, `${JSON.stringify(all, null, 2)}\n`);
      writeFileSync(PAGE, resourcesMarkdown(parts, all));
    }
    admitted = readAdmitted()[part.name] ?? {};
  });

  it("are measured for every instruction", () => {
    for (const table of Object.values(measured)) {
      const names = new Set(Object.keys(table).map((name) => name.split(",")[0]));
      expect([...names].toSorted()).toEqual(part.instructions.toSorted());
    }
  });

  it("have not grown beyond docs/program-resources.json", () => {
    expect(growths(measured, admitted), "admit it with UPDATE_PROGRAM_DOCS=1 npm test -- programs").toEqual([]);
  });

  it("keep their budgets with p-token", () => {
    const rows = Object.entries(measured["SPL Token"] ?? {});
    const over = rows.flatMap(([name, { units }]) =>
      part.budgets.filter(([row, most]) => row.test(name) && units.litesvm > most).map(() => [name, units.litesvm]),
    );
    expect(over).toEqual([]);
    expect(part.budgets.filter(([row]) => !rows.some(([name]) => row.test(name)))).toEqual([]);
  });

  it("fit a transaction", () => {
    const rows = Object.values(measured).flatMap((table) => Object.entries(table));
    expect(rows.filter(([, { transactionBytes }]) => transactionBytes > TRANSACTION_LIMIT)).toEqual([]);
  });
});

it("the page shows what docs/program-resources.json has, part by part", () => {
  expect(readFileSync(PAGE, "utf8")).toBe(resourcesMarkdown(parts, readAdmitted()));
});

function readAdmitted(): ResourceTables {
  return JSON.parse(readFileSync(TABLE, "utf8"));
}

/** In the order of the parts, whichever was measured last. */
function inOrder(tables: ResourceTables): ResourceTables {
  return Object.fromEntries(parts.flatMap(({ name }) => (tables[name] ? [[name, tables[name]]] : [])));
}

function growths(measured: Tables, admitted: Tables): string[] {
  return Object.entries(measured).flatMap(([title, table]) =>
    Object.entries(table).flatMap(([name, now]) => {
      const before = figures(admitted[title]?.[name]);
      const grown = Object.entries(figures(now)).filter(([figure, value]) => value > (before[figure] ?? -1));
      return grown.map(([figure, value]) => `${title}, ${name}: ${figure} is ${value}, ${before[figure]} admitted`);
    }),
  );
}

function figures(resources: Resources | undefined): Record<string, number> {
  if (!resources) return {};
  const { units, ...others } = resources;
  return { "litesvm units": units.litesvm, "bankrun units": units.bankrun, ...others };
}
