import { runnerImport } from "vite";

/** A module of ours from its source, with its aliases. */
export async function importSource<T>(file: string): Promise<T> {
  return (await runnerImport<T>(`./${file}`, { configFile: false, resolve: { tsconfigPaths: true } })).module;
}
