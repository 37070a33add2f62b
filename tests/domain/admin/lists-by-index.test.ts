import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { ResourceFilter } from "~/admin/define-resource";
import { readListFile } from "~/admin/read-list.server";
import { RESOURCES } from "~/admin/resources.server";
import { LOCALES } from "~/locales/locales";
import { openDatabase } from "~db/client";

const { DB } = env as unknown as { DB: D1Database };

/** The D1, which notes every statement with its values. */
function listening() {
  const statements: { query: string; values: unknown[] }[] = [];
  const d1 = new Proxy(DB, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name).bind(target);
      return (query: string) => {
        const statement = target.prepare(query);
        return new Proxy(statement, {
          get(prepared, part) {
            if (part !== "bind") return Reflect.get(prepared, part).bind(prepared);
            return (...values: unknown[]) => {
              statements.push({ query, values });
              return prepared.bind(...values);
            };
          },
        });
      };
    },
  });
  return { db: openDatabase(d1), statements };
}

const asked = ({ name, kind, ...filter }: ResourceFilter) => {
  if (kind === "days") return { [`${name}From`]: "2026-01-01", [`${name}To`]: "2026-12-31" };
  if (kind === "choice") return { [name]: ("options" in filter && filter.options[0]) || "" };
  return { [name]: kind === "day" ? "2026-01-01" : "1" };
};

const lists = RESOURCES.flatMap((resource) => {
  const { list, noun } = resource;
  if ("load" in list) return [];
  return [{ noun, filter: "nothing", resource, query: {} as Record<string, string> }].concat(
    list.filters.map((filter) => ({ noun, filter: filter.name, resource, query: asked(filter) })),
  );
});

/** What one wallet was granted is a handful of rows, which are sorted. */
const SORTED = new Set(["entitlement walletAddress"]);

// a list that neither scans its table nor sorts what it found reads no more rows in a table of a million than in one of a thousand
it.each(lists.filter(({ noun, filter }) => !SORTED.has(`${noun} ${filter}`)))(
  "$noun by $filter is read from an index, in its order",
  async ({ resource, query }) => {
    const { db, statements } = listening();
    const url = new URL(`https://example.org/?${new URLSearchParams(query)}`);
    await readListFile({ db, context: new RouterContextProvider() }, { resource, url, locale: LOCALES[0] });
    const [statement] = statements;
    if (!statement) throw new Error("nothing was asked of D1");
    const { results } = await DB.prepare(`explain query plan ${statement.query}`)
      .bind(...statement.values)
      .all<{ detail: string }>();
    const steps = results.map(({ detail }) => detail);
    expect(steps.filter((step) => /TEMP B-TREE/.test(step) || (/^SCAN/.test(step) && !/INDEX/.test(step)))).toEqual([]);
    if (Object.keys(query).length > 0) expect(steps.filter((step) => /^SEARCH/.test(step))).not.toEqual([]);
  },
);
