import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

/** What a D1 was asked: how many statements, and the most rows that one of them has returned. */
export type Counted = { d1: D1Database; statements: () => number; mostRows: () => number };

/** A D1 that counts what it is asked. */
export function countingD1(d1: D1Database): Counted {
  let statements = 0;
  let mostRows = 0;
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        const value: unknown = Reflect.get(target, name);
        // a batch reads the fields of its statements
        if (name !== "raw") return typeof value === "function" ? value.bind(target) : value;
        return async () => {
          const rows = await target.raw();
          mostRows = Math.max(mostRows, rows.length);
          return rows;
        };
      },
    });
  const proxy = new Proxy(d1, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name).bind(target);
      return (query: string) => {
        statements++;
        return counted(target.prepare(query));
      };
    },
  });
  return { d1: proxy, statements: () => statements, mostRows: () => mostRows };
}
