import type { LOCALES } from "../../app/locales/locales.ts";
import { findBrowser } from "../../tools/browser/find-browser.ts";
import type { listAddresses } from "../e2e/addresses.ts";
import type { openSite } from "../e2e/harness.ts";
import type { openHolderPage } from "../e2e/holder-page.ts";
import { CONTENT_KB, type LoadedScripts, loadScripts, SCREEN_FILES, SCREEN_KB } from "../e2e/loaded-scripts.ts";
import { importSource } from "./import-source.ts";
import type { Figure } from "./report.ts";

/**
 * JavaScript that a browser loads with every page before anyone touches it: gzip as we compress it, the number of files, and
 * whether chain code is among it. The budget is a visitor's. What a signed-in holder loads is shown beside it: the wallet
 * that was connected before is asked again once the page is idle, and its code comes with it.
 */
export async function benchScriptWeight(): Promise<Figure[]> {
  // found here, because `importSource` cannot load a module that imports something later, as the search for a browser does
  process.env.CHROME_PATH ??= (await findBrowser()).path;
  const harness = await importSource<{ openSite: typeof openSite }>("tests/e2e/harness.ts");
  const pages = await importSource<{ listAddresses: typeof listAddresses }>("tests/e2e/addresses.ts");
  const holders = await importSource<{ openHolderPage: typeof openHolderPage }>("tests/e2e/holder-page.ts");
  const locales = await importSource<{ LOCALES: typeof LOCALES }>("app/locales/locales.ts");
  const english = locales.LOCALES[1];
  const site = await harness.openSite();
  try {
    const figures: Figure[] = [];
    const holder = await site.newFundedWallet();
    for (const { path, kinds } of pages.listAddresses(english, {})) {
      const isScreen = kinds.some((kind) => kind.startsWith("routes/"));
      const visitor = await site.openPage();
      figures.push(asVisitor(path, isScreen, await loadScripts(visitor.page, site.url + path)));
      await visitor.close();
      if (!isScreen) continue;
      const signedIn = await holders.openHolderPage(site, [holder]);
      figures.push(asHolder(path, await loadScripts(signedIn.page, site.url + path)));
      await signedIn.close();
    }
    return figures;
  } finally {
    await site.close();
  }
}

function asVisitor(path: string, isScreen: boolean, { bytes, files, late }: LoadedScripts): Figure {
  const limit = isScreen ? SCREEN_KB : CONTENT_KB;
  const holds = bytes / 1000 <= limit && files <= SCREEN_FILES && late.length === 0;
  const what = `${path} (${files} files${late.length > 0 ? `, late code in ${late}` : ""})`;
  return figureOf(what, bytes, { budget: `≤ ${limit} kB in ${SCREEN_FILES} files`, holds });
}

function asHolder(path: string, { bytes, files }: LoadedScripts): Figure {
  return figureOf(`${path}, signed in (${files} files)`, bytes, { budget: "shown", holds: true });
}

function figureOf(what: string, bytes: number, verdict: Pick<Figure, "budget" | "holds">): Figure {
  return { what, ours: bytes / 1000, reference: null, unit: "kB", ...verdict };
}
