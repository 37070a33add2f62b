import { useEffect } from "react";
import { useLocation } from "react-router";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Badge, Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { listWalletEntries, WALLET_ENTRIES, type WalletEntry } from "../wallet-entries";
import { useWallet } from "../wallet-store";
import { backToList, chooseWallet, isSignInNext, leavePicker } from "./connecting";
import { type DeskView, useDeskView } from "./desk-view";
import { EntrySteps } from "./entry-steps";
import type { WalletTexts } from "./wallet-texts";

type PickerTexts = WalletTexts["picker"];
type StepTexts = WalletTexts["steps"];
type DetectedWallet = { name: string; icon: string };

const DIALOG_ID = "wallet-picker";
const VIEWS: readonly DeskView["kind"][] = ["list", "connecting", "not-found", "failed"];

/** The list of wallets, and the outcome of the choice. */
export function WalletPicker({ wallets, texts, steps }: PickerProps) {
  const view = useDeskView();
  const isOpen = VIEWS.includes(view.kind);
  useEffect(() => (isOpen ? openDialog(DIALOG_ID) : closeDialog(DIALOG_ID)), [isOpen]);
  return (
    <Dialog
      id={DIALOG_ID}
      title={titleOf(view, texts)}
      onClose={leavePicker}
      actions={<Actions view={view} texts={texts} />}
    >
      {view.kind === "list" || view.kind === "connecting" ? (
        <EntrySteps texts={steps} at="connect" isSignInNext={isSignInNext()} />
      ) : null}
      <Body view={view} wallets={wallets} texts={texts} />
    </Dialog>
  );
}

type PickerProps = { wallets: readonly DetectedWallet[]; texts: PickerTexts; steps: StepTexts };

function titleOf(view: DeskView, texts: PickerTexts): string {
  if (view.kind === "not-found") return texts.notFoundTitle;
  return view.kind === "failed" ? texts.failedTitle : texts.title;
}

function Body({ view, wallets, texts }: { view: DeskView; wallets: readonly DetectedWallet[]; texts: PickerTexts }) {
  const t = useT();
  if (view.kind === "connecting") {
    return (
      <p className="wallet-waiting" role="status">
        <span className="busy-mark" aria-hidden="true" /> {t(texts, "connecting", { wallet: view.wallet })}
      </p>
    );
  }
  if (view.kind === "not-found") {
    return <p role="alert">{t(texts, isPhone() ? "notFoundMobile" : "notFound", { wallet: view.entry.name })}</p>;
  }
  if (view.kind === "failed") {
    return (
      <div role="alert" className="flow">
        <p>{t(texts, "failed", { wallet: view.wallet })}</p>
        <p>{texts.failedHint}</p>
      </div>
    );
  }
  return <WalletList notice={view.kind === "list" ? view.notice : undefined} wallets={wallets} texts={texts} />;
}

function Actions({ view, texts }: { view: DeskView; texts: PickerTexts }) {
  const t = useT();
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
  if (view.kind !== "failed" && view.kind !== "connecting") return null;
  const entry = WALLET_ENTRIES.find(({ name }) => name === view.wallet) ?? null;
  return (
    <>
      <Button onClick={backToList} {...logged("part.button")}>
        {texts.back}
      </Button>
      {view.kind === "failed" ? (
        <Button
          variant="primary"
          value={view.wallet}
          onClick={() => chooseWallet(view.wallet, entry)}
          {...logged("part.chooseWallet")}
        >
          {texts.tryAgain}
        </Button>
      ) : null}
    </>
  );
}

function WalletList({ notice, wallets, texts }: ListProps) {
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

type ListProps = { notice?: "declined" | "connectFirst"; wallets: readonly DetectedWallet[]; texts: PickerTexts };

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

/** Phones have no extensions; there, a wallet opens this page in its own browser. */
function isPhone(): boolean {
  return /android|iphone|ipad/i.test(navigator.userAgent);
}
