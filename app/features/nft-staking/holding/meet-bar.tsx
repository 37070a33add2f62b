import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { ButtonLink } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { loggedIn } from "../nft-screens";
import type { HolderAreaProps } from "./holder-act";

/** The loud button for a holder without an NFT of the tab's collection: it leads to the page about the collection. */
export function MeetBar({ texts, tab }: Pick<HolderAreaProps, "texts" | "tab">) {
  const t = useT();
  const { localePath } = useShell();
  return (
    <ActionBar isOfPage sum={texts.nfts.emptyTitle}>
      <ButtonLink variant="primary" size="large" to={`/${localePath}/${tab.page}`} {...loggedIn(tab, "meet")}>
        {t(texts.nfts, "emptyAction", { collection: tab.name })}
      </ButtonLink>
    </ActionBar>
  );
}
