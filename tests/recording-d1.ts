import type { D1Database, D1Meta, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";

export type StatementReading = { query: string } & Pick<D1Meta, "rows_read" | "duration">;

/**
 * A D1 that notes what each statement has cost. D1 tells it only with `all`, where columns of one name are one; Drizzle asks
 * with `raw`: a reading is asked for both ways.
 */
export function recordingD1(d1: D1Database, readings: StatementReading[]): D1Database {
  const record = (query: string, statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => record(query, target.bind(...values));
        if (name !== "raw") return Reflect.get(target, name).bind(target);
        return async () => {
          const { results, meta }: D1Result<Record<string, unknown>> = await target.all();
          readings.push({ query, rows_read: meta.rows_read, duration: meta.duration });
          if (query.startsWith("select")) return target.raw();
          return results.map((row) => Object.values(row));
        };
      },
    });
  return new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (query: string) => record(query, target.prepare(query));
      return Reflect.get(target, name).bind(target);
    },
  });
}
