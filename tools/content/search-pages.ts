import { type Plugin, runnerImport } from "vite";

const SOURCE = "./tools/content/search-pages-source.ts";

type Source = typeof import("./search-pages-source.ts");

/**
 * `virtual:search-pages/ko`: the data with which the browser searches the pages of a language, and the words of its dialog.
 * The build makes it from the content modules; a page loads none of it until somebody searches.
 */
export function searchPages(): Plugin {
  return {
    name: "search-pages",
    resolveId: { filter: { id: /^virtual:search-pages\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:search-pages\// },
      async handler(id) {
        const code = id.slice(id.lastIndexOf("/") + 1);
        const { module, dependencies } = await runnerImport<Source>(SOURCE, {
          configFile: false,
          logLevel: "error",
          resolve: { tsconfigPaths: true },
        });
        for (const file of dependencies) this.addWatchFile(file);
        // parsing JSON text is faster than evaluating the same as an expression
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(module.searchPagesOf(code)))})`;
      },
    },
  };
}
