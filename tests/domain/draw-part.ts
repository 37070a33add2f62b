import type { ReactElement } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { findLocaleByPath, type LocalePath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

const LAYOUT_ID = "routes/locale-layout";

/**
 * The HTML of a part of a screen under a language, without a browser. Spaces that do not break are plain ones in it.
 * `oldExplorerUrl` is the explorer of the old chain, which a local site has none of.
 */
export function drawPart(
  part: ReactElement,
  localePath: LocalePath = "eng",
  oldExplorerUrl: string | null = null,
): string {
  const shell = {
    localePath,
    chain: { cluster: "local", localNodeUrl: null, oldExplorerUrl },
    texts: textsOf(findLocaleByPath(localePath)!).shell,
  };
  const Stub = createRoutesStub([{ id: LAYOUT_ID, path: "*", Component: () => part, loader: () => shell }]);
  const html = renderToStaticMarkup(
    createElement(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { [LAYOUT_ID]: shell } } }),
  );
  return html.replaceAll("\u00a0", " ");
}

/** The same as what a reader reads of it: its texts, one line per element that has any. */
export function readPart(part: ReactElement, localePath?: LocalePath): string[] {
  return drawPart(part, localePath)
    .split(/<\/?(?:p|h\d|li|dt|dd|div|ul|dl|section|button|a|td|th|tr|label|legend|summary)\b[^>]*>/)
    .map((text) => text.replaceAll(/<[^>]*>/g, "").trim())
    .filter((text) => text !== "");
}
