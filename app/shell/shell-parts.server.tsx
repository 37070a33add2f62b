import { renderToStaticMarkup } from "react-dom/server";
import { Dialogs } from "./drawn-dialogs.server";
import { Footer } from "./drawn-footer.server";
import { Community, Menus } from "./drawn-menus.server";
import type { ShellFacts } from "./shell-facts";
import type { ShellHtml } from "./use-shell";

/** Draws what every page of a language shares, once for all pages. No page is marked as the current one yet. */
export function drawShellParts(facts: ShellFacts): ShellHtml {
  const { sample, sampleMeaning } = facts.texts;
  const parts = { ...facts, sample: facts.isSampleCompany ? { label: sample, meaning: sampleMeaning } : null };
  return {
    menus: renderToStaticMarkup(<Menus {...parts} />),
    community: renderToStaticMarkup(<Community {...parts} />),
    footer: renderToStaticMarkup(<Footer {...parts} />),
    dialogs: renderToStaticMarkup(<Dialogs {...parts} />),
  };
}
