import { spawnSync } from "node:child_process";
import path from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { runnerImport } from "vite";
import type { Database } from "../../db/client.ts";

export const ENVIRONMENTS = ["preview", "production"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

type Row = Record<string, unknown>;
/** Runs statements together and returns the rows of each. */
export type Execute = (sql: string) => Promise<Row[][]> | Row[][];

/**
 * The name of a D1 and the options with which wrangler finds it. Without an environment, the local one (PUNKVISM_STATE, or
 * .local).
 */
export function d1Arguments(environment: string | undefined): string[] {
  const state = path.resolve(process.env.PUNKVISM_STATE ?? ".local");
  return environment
    ? [`punkvism-${environment}`, "--env", environment, "--remote"]
    : ["punkvism", "--local", "--persist-to", state];
}

/**
 * Returns what runs statements on the D1 of an environment through wrangler, which has the operator's rights. Throws
 * wrangler's message.
 */
export function wranglerOn(environment: string | undefined): Execute {
  return (sql) => {
    const command = ["wrangler", "d1", "execute", ...d1Arguments(environment), "--yes", "--json", "--command", sql];
    const { status, stdout, stderr } = spawnSync("npx", command, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0) throw new Error(`wrangler failed:\n${stderr || stdout}`);
    const answers = JSON.parse(stdout.slice(stdout.indexOf("["))) as { results?: Row[] }[];
    return answers.map(({ results }) => results ?? []);
  };
}

/**
 * The site's own reads and writes on top of such statements, because no binding of a Worker reaches the D1 of an environment
 * from here.
 */
export async function openOver(execute: Execute): Promise<Database> {
  const { openDatabase } = await importSource<typeof import("../../db/client.ts")>("db/client.ts");
  const statement = (sql: string) => ({
    sql,
    bind: (...values: unknown[]) => statement(inlined(sql, values)),
    all: async () => ({ results: (await execute(sql))[0] ?? [], success: true, meta: {} }),
    raw: async () => ((await execute(sql))[0] ?? []).map((row) => Object.values(row)),
  });
  const batch = async (statements: { sql: string }[]) => {
    const answers = await execute(statements.map(({ sql }) => sql).join(";\n"));
    return answers.map((results) => ({ results, success: true, meta: {} }));
  };
  return openDatabase({ prepare: statement, batch } as unknown as D1Database);
}

/** A module of the site from its source, with its aliases. */
export async function importSource<T>(file: string): Promise<T> {
  return (await runnerImport<T>(`./${file}`, { configFile: false, resolve: { tsconfigPaths: true } })).module;
}

/** A statement with its values in it, as wrangler takes them. Throws if it has a different number of placeholders. */
export function inlined(sql: string, values: readonly unknown[]): string {
  const parts = sql.split("?");
  if (parts.length !== values.length + 1) throw new Error(`${values.length} values for: ${sql}`);
  return parts.map((part, i) => (i === 0 ? part : `${literal(values[i - 1])}${part}`)).join("");
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value !== "string" || value.includes("\0")) throw new Error("a value that no statement can have in it");
  return `'${value.replaceAll("'", "''")}'`;
}
