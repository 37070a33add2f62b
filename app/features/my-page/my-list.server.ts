import type { RouterContextProvider } from "react-router";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { type PictureId, pictures } from "~/ui/art-manifest";

/** What every list of my page shows around its entries: its holder, the texts that lists share, its pictures. */
export function openMyList(context: Readonly<RouterContextProvider>, scene: PictureId) {
  const locale = context.get(localeContext);
  const { myPage, myLists, wallet } = textsOf(locale);
  const { twig: _, entitlements: __, ...words } = myLists;
  return {
    locale,
    words: { ...words, myPage: myPage.title },
    frame: {
      call: wallet.call,
      holder: findSolanaWallet(context),
      art: { scene: pictures[scene], empty: pictures["closed-shop"] },
    },
  };
}
