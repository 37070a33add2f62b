import { logged } from "~/logs/logged";
import { Button, ButtonLink } from "~/ui/button";
import { useT } from "~/ui/use-t";
import { WALLET_ENTRIES } from "../wallet-entries";
import { backToList, chooseWallet } from "./connecting";
import type { DeskView } from "./desk-view";
import { isPhone } from "./is-phone";
import type { WalletTexts } from "./wallet-texts";

/** The buttons after a choice: back to the list, to the wallet's own app or site, or another try. */
export function PickerActions({ view, texts: all }: { view: DeskView; texts: WalletTexts }) {
  const t = useT();
  const texts = all.picker;
  if (view.kind === "guide") {
    return (
      <Button onClick={backToList} {...logged("part.button")}>
        {texts.back}
      </Button>
    );
  }
  if (view.kind === "not-found") {
    const { name, site, browseUrl } = view.entry;
    const app = isPhone() ? browseUrl?.(window.location.href, window.location.origin) : undefined;
    return (
      <>
        <Button onClick={backToList} {...logged("part.button")}>
          {texts.back}
        </Button>
        {app ? (
          <ButtonLink variant="primary" href={app} {...logged("part.link")}>
            {t(texts, "openInApp", { wallet: name })}
          </ButtonLink>
        ) : null}
        {site ? (
          <ButtonLink
            variant={app ? "secondary" : "primary"}
            href={site}
            target="_blank"
            rel="noopener noreferrer"
            {...logged("part.link")}
          >
            {t(texts, "getWallet", { wallet: name })}
          </ButtonLink>
        ) : null}
      </>
    );
  }
  if (view.kind === "warning") {
    const { chain, entry } = view;
    return (
      <>
        <Button onClick={backToList} {...logged("part.button")}>
          {texts.back}
        </Button>
        {/* what signs is loud; a scanned address could only look */}
        <Button
          variant="primary"
          value={entry.name}
          onClick={() => chooseWallet(chain, entry.name, entry, true)}
          {...logged("part.chooseWallet")}
        >
          {texts.goOn}
        </Button>
      </>
    );
  }
  if (view.kind !== "failed" && view.kind !== "connecting") return null;
  const entry = WALLET_ENTRIES.find(({ name }) => name === view.wallet) ?? null;
  return (
    <>
      <Button onClick={backToList} {...logged("part.button")}>
        {texts.back}
      </Button>
      {view.kind === "failed" && entry?.helpUrl ? (
        <ButtonLink href={entry.helpUrl} target="_blank" rel="noopener noreferrer" {...logged("part.link")}>
          {texts.openBridge}
        </ButtonLink>
      ) : null}
      {view.kind === "failed" ? (
        <Button
          variant="primary"
          value={view.wallet}
          onClick={() => chooseWallet(view.chain, view.wallet, entry, true)}
          {...logged("part.chooseWallet")}
        >
          {texts.tryAgain}
        </Button>
      ) : null}
    </>
  );
}
