import { useLocation } from "react-router";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { Icon } from "~/ui/icon";
import { Badge, Notice } from "~/ui/notice";
import { listWalletEntries, WALLET_ENTRIES, type WalletEntry } from "../wallet-entries";
import { useWallet } from "../wallet-store";
import { chooseWallet } from "./connecting";
import type { WalletTexts } from "./wallet-texts";

type PickerTexts = WalletTexts["picker"];
export type DetectedWallet = { name: string; icon: string };

type WalletListProps = { notice?: "declined" | "connectFirst"; wallets: readonly DetectedWallet[]; texts: PickerTexts };

/** The wallets of this browser, and those of the specification for this page. */
export function WalletList({ notice, wallets, texts }: WalletListProps) {
  const { address } = useWallet();
  const { pathname } = useLocation();
  const entries = listWalletEntries(pathname);
  const others = wallets.filter(({ name }) => !WALLET_ENTRIES.some((entry) => entry.name === name));
  return (
    <div className="flow">
      {notice ? (
        <Notice live>
          <p>{texts[notice]}</p>
        </Notice>
      ) : null}
      {address ? (
        <p>
          {texts.connectedTo} <strong>{shortAddress(address, 4)}</strong>
        </p>
      ) : null}
      <ul className="wallet-list">
        {others.map(({ name, icon }) => (
          <li key={name}>
            <button
              type="button"
              className="wallet-entry"
              value={name}
              onClick={() => chooseWallet(name, null)}
              {...logged("part.chooseWallet")}
            >
              <img src={icon} alt="" width={32} height={32} />
              <span className="wallet-entry-name">{name}</span>
              <Badge tone="faint">{texts.detected}</Badge>
            </button>
          </li>
        ))}
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.state === "ready" ? (
              <button
                type="button"
                className="wallet-entry"
                value={entry.name}
                onClick={() => chooseWallet(entry.name, entry)}
                {...logged("part.chooseWallet")}
              >
                <EntryFace entry={entry} texts={texts} />
              </button>
            ) : (
              <div className="wallet-entry" data-unavailable="">
                <EntryFace entry={entry} texts={texts} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryFace({ entry, texts }: { entry: WalletEntry; texts: PickerTexts }) {
  const note = { dcent: texts.dcentWarning, migration: texts.migration }[entry.id as string];
  return (
    <>
      <Icon name={entry.id === "migration" ? "arrow-right" : entry.id} size={32} />
      <span className="wallet-entry-name">{entry.name}</span>
      {entry.tag ? <Badge tone={entry.tag === "hardware" ? "faint" : "accent"}>{texts[entry.tag]}</Badge> : null}
      {entry.state === "later" ? <span className="wallet-entry-state">{texts.later}</span> : null}
      {entry.state === "coming-soon" ? <span className="wallet-entry-state">{texts.comingSoon}</span> : null}
      {note ? <span className="wallet-entry-note">{note}</span> : null}
    </>
  );
}
