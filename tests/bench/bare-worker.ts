import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { readBuild } from "../../tools/dev/worker.ts";

export interface ReferenceWorker {
  url: string;
  stop(): Promise<void>;
}

/**
 * A Worker of a few modules, the first its entry, in the same runtime, with the same flags and behind the same static
 * files as ours.
 */
export function openScript(modules: Record<string, string>): Promise<ReferenceWorker> {
  const { compatibilityDate, compatibilityFlags, assets } = readBuild("build");
  const listed = Object.entries(modules).map(([path, contents]) => ({ type: "ESModule", path, contents }));
  return open({ compatibilityDate, compatibilityFlags, assets, modules: listed });
}

/** Another site's build. */
export function openBuild(build: string): Promise<ReferenceWorker> {
  return open(readBuild(build));
}

async function open(worker: object): Promise<ReferenceWorker> {
  const shared = { name: "reference", host: "127.0.0.1", port: 0, cf: false, log: new Log(LogLevel.ERROR) };
  const options = { ...worker, ...shared } as Parameters<typeof convertV4MiniflareOptions>[0];
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const { port } = await miniflare.ready;
  return { url: `http://localhost:${port}`, stop: () => miniflare.dispose() };
}
