import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Plugin, runnerImport } from "vite";

const SERVICE_WORKER = "app/offline/service-worker.js";
const PAGES = "./app/offline/offline-page.server.tsx";

type Pages = typeof import("../../app/offline/offline-page.server.tsx");

/** Puts the offline pages into the build, and the service worker that shows them as /sw.js. */
export function offlineApp(): Plugin {
  return {
    name: "offline-app",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, bundle) {
      const options = { configFile: false, logLevel: "error", resolve: { tsconfigPaths: true } } as const;
      const { offlinePages, offlineFiles } = (await runnerImport<Pages>(PAGES, options)).module;
      const pages = offlinePages();
      for (const { fileName, html } of pages) this.emitFile({ type: "asset", fileName, source: html });
      const worker = readFileSync(SERVICE_WORKER, "utf8");
      const hash = createHash("sha256").update(worker).update(JSON.stringify(pages));
      // the names of a build's files tell what is in them
      for (const name of Object.keys(bundle).sort()) hash.update(name);
      const build = {
        version: hash.digest("hex").slice(0, 16),
        // an address that ends in .html redirects to this one, and the answer to a navigation must not be a redirected
        // response
        pages: Object.fromEntries(pages.map(({ path, fileName }) => [path.slice(1), `/${fileName.slice(0, -5)}`])),
        files: offlineFiles(),
      };
      this.emitFile({ type: "asset", fileName: "sw.js", source: `const BUILD = ${JSON.stringify(build)};\n${worker}` });
    },
  };
}
