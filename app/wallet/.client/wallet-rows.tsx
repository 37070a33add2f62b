import type { Chain } from "~/domain/wallet-chains";
import { logged } from "~/logs/logged";
import { Icon } from "~/ui/icon";
import { Badge } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { WalletEntry } from "../wallet-entries";
import { checkAppOpens } from "./app-check";
import { chooseWallet, goToMigration } from "./connecting";
import { isLastUsed } from "./last-used";
import type { WalletTexts } from "./wallet-texts";

type PickerTexts = WalletTexts["picker"];

type ChoiceRowProps = {
  chain: Chain;
  name: string;
  /** Null for a wallet that is not in the specification. */
  entry: WalletEntry | null;
  /** The picture that the wallet itself brings, for one that is not in the specification. */
  icon?: string;
  /** It has to be installed first. */
  isMissing?: boolean;
  texts: PickerTexts;
};

/** How the Wallet Standard names the bridge to the Solana apps of a phone; nobody looks for a wallet under this name. */
const MOBILE_ADAPTER = "Mobile Wallet Adapter";

/** Whether this is the bridge to the Solana apps of a phone, and not a wallet in the browser. */
export function isAppBridge({ name }: { name: string }): boolean {
  return name === MOBILE_ADAPTER;
}

/** A wallet to connect, or to install: what it is, and what a press does. */
export function ChoiceRow({ chain, name, entry, icon, isMissing, texts }: ChoiceRowProps) {
  return (
    <li>
      <button
        type="button"
        className="wallet-entry"
        value={name}
        onClick={() => chooseWallet(chain, name, entry)}
        {...logged("part.chooseWallet")}
      >
        {entry ? <EntryIcon entry={entry} /> : <img src={icon} alt="" width={32} height={32} />}
        <span className="wallet-entry-what">
          <span className="wallet-entry-name">{isAppBridge({ name }) ? texts.phoneApps : name}</span>
          <span className="wallet-entry-tags">
            {entry ? <Tag entry={entry} texts={texts} /> : null}
            <ChainBadge chain={chain} texts={texts} />
            {isLastUsed(chain, name) ? <Badge tone="accent">{texts.lastUsed}</Badge> : null}
          </span>
        </span>
        <span className="wallet-entry-state">
          {isMissing ? texts.getIt : texts.connectIt} <Icon name={isMissing ? "external" : "arrow-right"} />
        </span>
      </button>
    </li>
  );
}

/** Opens this page in a wallet's app, which is how a phone reaches a wallet. */
export function AppRow({ entry, texts }: { entry: WalletEntry; texts: PickerTexts }) {
  const t = useT();
  return (
    <li>
      <a
        className="wallet-entry"
        href={entry.browseUrl?.(window.location.href, window.location.origin)}
        onClick={entry.id === "dcent" ? () => checkAppOpens(entry) : undefined}
        {...logged("part.link")}
      >
        <EntryIcon entry={entry} />
        <span className="wallet-entry-what">
          <span className="wallet-entry-name">{t(texts, "openInApp", { wallet: entry.name })}</span>
          <span className="wallet-entry-tags">
            <ChainBadge chain={entry.chain} texts={texts} />
          </span>
        </span>
      </a>
    </li>
  );
}

/** Leads to a page that asks for a wallet itself: the migration. */
export function PageRow({ entry, texts }: { entry: WalletEntry; texts: PickerTexts }) {
  return (
    <li>
      <button type="button" className="wallet-entry" onClick={goToMigration} {...logged("part.migration")}>
        <EntryIcon entry={entry} />
        <span className="wallet-entry-what">
          <span className="wallet-entry-name">{entry.name}</span>
          <span className="faint">{texts.migration}</span>
        </span>
        <span className="wallet-entry-state">
          <Icon name="arrow-right" />
        </span>
      </button>
    </li>
  );
}

/** A wallet of the specification that cannot be used yet. */
export function UnusableRow({ entry, texts }: { entry: WalletEntry; texts: PickerTexts }) {
  return (
    <li className="wallet-entry" data-unavailable="">
      <EntryIcon entry={entry} />
      <span className="wallet-entry-what">
        <span className="wallet-entry-name">{entry.name}</span>
        <span className="wallet-entry-tags">
          <Tag entry={entry} texts={texts} />
        </span>
      </span>
      <span className="wallet-entry-state">{entry.state === "later" ? texts.later : texts.comingSoon}</span>
    </li>
  );
}

function EntryIcon({ entry: { id } }: { entry: WalletEntry }) {
  return <Icon name={id === "migration" ? "arrow-right" : id} size={32} />;
}

/** Which chain a wallet is for: coins, staking and gifts are on Solana, old NFTs on Kaia. */
function ChainBadge({ chain, texts }: { chain: Chain; texts: PickerTexts }) {
  return <Badge tone="faint">{chain === "eip155" ? texts.formerChain : texts.solana}</Badge>;
}

function Tag({ entry: { tag }, texts }: { entry: WalletEntry; texts: PickerTexts }) {
  return tag ? <Badge tone={tag === "hardware" ? "faint" : "accent"}>{texts[tag]}</Badge> : null;
}
