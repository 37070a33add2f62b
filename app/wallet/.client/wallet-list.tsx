import { Fragment } from "react";
import { useLocation } from "react-router";
import type { Chain } from "~/domain/wallet-chains";
import { shortAddress } from "~/locales/short-address";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { groupWallets } from "../wallet-groups";
import { useEvmWallet, useWallet } from "../wallet-store";
import { getPickerOptions } from "./connecting";
import type { FoundWallet } from "./connectors/found-wallets";
import type { ListNotice } from "./desk-view";
import { isPhone } from "./is-phone";
import { AppRow, ChoiceRow, isAppBridge, PageRow, UnusableRow } from "./wallet-rows";
import type { WalletTexts } from "./wallet-texts";

type PickerTexts = WalletTexts["picker"];

/** In the order of what most holders come for. */
const CHAINS: readonly Chain[] = ["solana", "eip155"];

type WalletListProps = { notice?: ListNotice; wallets: readonly FoundWallet[]; texts: PickerTexts };

/** The wallets that this device can use, by what they are for here, and in a fold those of the specification that it cannot use now. */
export function WalletList({ notice, wallets, texts }: WalletListProps) {
  const connected = [useWallet(), useEvmWallet()].filter(({ address }) => address !== null);
  const { pathname } = useLocation();
  const isOnPhone = isPhone();
  const { found, apps, devices, known, pages, unusable } = groupWallets(wallets, pathname, getPickerOptions()?.chain);
  const isFound = found.length > 0;
  // on a phone a Ledger has only its guide, which says why
  const reachable = devices.filter(({ way }) => !isOnPhone || way === "cable");
  // an app that can be reached from here can also open this page in its own browser
  const opening = [...apps, ...devices].flatMap(({ entry }) => (entry?.browseUrl ? [entry] : []));
  const missing = isOnPhone ? [...known, ...opening] : known;
  return (
    <div className="flow">
      {notice ? (
        <Notice live>
          <p>{texts[notice]}</p>
        </Notice>
      ) : null}
      {connected.map(({ chain, walletName, address }) => (
        <p key={chain}>
          {texts.connectedTo} {walletName} <strong>{shortAddress(address ?? "", 4)}</strong>
        </p>
      ))}
      <p className="wallet-group">{headOf(texts, found, isOnPhone)}</p>
      {isFound ? <p className="faint">{texts.opens}</p> : null}
      {CHAINS.map((of) => {
        const own = found.filter(({ chain }) => chain === of);
        const lacking = isFound ? [] : missing.filter(({ chain }) => chain === of);
        // what comes below the list is of the former chain too
        const hasRowsBelow = of === "eip155" && apps.length + reachable.length + pages.length > 0;
        if (own.length + lacking.length === 0 && !hasRowsBelow) return null;
        return (
          <Fragment key={of}>
            <p className="wallet-purpose">{of === "solana" ? texts.forSolana : texts.forKaia}</p>
            {own.length + lacking.length > 0 ? (
              <ul className="wallet-list">
                {own.map(({ chain, name, icon, entry }) => (
                  <ChoiceRow key={name} chain={chain} name={name} entry={entry} icon={icon} texts={texts} />
                ))}
                {lacking.map((entry) =>
                  isOnPhone ? (
                    <AppRow key={entry.id} entry={entry} texts={texts} />
                  ) : (
                    <ChoiceRow key={entry.id} chain={of} name={entry.name} entry={entry} isMissing texts={texts} />
                  ),
                )}
              </ul>
            ) : null}
          </Fragment>
        );
      })}
      {apps.length > 0 ? (
        <>
          <p className="wallet-group">{isOnPhone ? texts.byAppHere : texts.byApp}</p>
          <ul className="wallet-list">
            {apps.map(({ chain, name, icon, entry }) => (
              <ChoiceRow key={name} chain={chain} name={name} entry={entry} icon={icon} texts={texts} />
            ))}
          </ul>
        </>
      ) : null}
      {reachable.length > 0 ? (
        <>
          <p className="wallet-group">{texts.byDevice}</p>
          <ul className="wallet-list">
            {reachable.map(({ chain, name, icon, entry }) => (
              <ChoiceRow key={name} chain={chain} name={name} entry={entry} icon={icon} texts={texts} />
            ))}
          </ul>
        </>
      ) : null}
      {pages.length > 0 ? (
        <ul className="wallet-list">
          {pages.map((entry) => (
            <PageRow key={entry.id} entry={entry} texts={texts} />
          ))}
        </ul>
      ) : null}
      <Fold summary={texts.others}>
        <ul className="wallet-list">
          {isFound || isOnPhone
            ? known.map((entry) => (
                <ChoiceRow key={entry.id} chain={entry.chain} name={entry.name} entry={entry} isMissing texts={texts} />
              ))
            : null}
          {unusable.map((entry) => (
            <UnusableRow key={entry.id} entry={entry} texts={texts} />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** What the wallets at the top are: a phone's apps are reached through a bridge, and are not in the browser. */
function headOf(texts: PickerTexts, found: readonly { name: string }[], isOnPhone: boolean): string {
  if (found.length === 0) return isOnPhone ? texts.openHere : texts.noneFound;
  return found.every(isAppBridge) ? texts.detectedApps : texts.detected;
}
