import type { RouterContextProvider } from "react-router";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { pictures } from "~/ui/art-manifest";

/** The lists of my page whose contents are not open yet, each with its scene. */
const SCENES = { minting: "heads/minting", myForge: "heads/forge" } as const;

/** What a closed list of my page shows to its holder and to a visitor. */
export function loadClosedList(context: Readonly<RouterContextProvider>, list: keyof typeof SCENES) {
  const { myPage, myLists, wallet } = textsOf(context.get(localeContext));
  const { title, what, empty } = myPage.lists[list];
  return {
    texts: { myPage: myPage.title, title, what, empty, back: myLists.back },
    call: wallet.call,
    holder: findIdentity(context)?.walletAddress ?? null,
    art: { scene: pictures[SCENES[list]], closed: pictures["closed-shop"] },
  };
}

export type ClosedList = ReturnType<typeof loadClosedList>;
