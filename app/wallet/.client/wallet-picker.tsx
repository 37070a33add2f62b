import { useEffect } from "react";
import type { WalletErrorKind } from "~/signing/wallet-error";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { useT } from "~/ui/use-t";
import { WALLET_ENTRIES } from "../wallet-entries";
import { getPickerOptions, leavePicker } from "./connecting";
import { EVM_NETWORK_NAME } from "./connectors/evm-network";
import type { FoundWallet } from "./connectors/found-wallets";
import { DcentWarning } from "./dcent-warning";
import { type DeskView, useDeskView } from "./desk-view";
import { wordsOfDeviceProblem, wordsOfStep } from "./device-words";
import { EntrySteps } from "./entry-steps";
import { isPhone } from "./is-phone";
import { LedgerGuide } from "./ledger-guide";
import { PickerActions } from "./picker-actions";
import { ScanStep } from "./scan-step";
import { WalletList } from "./wallet-list";
import type { WalletTexts } from "./wallet-texts";

type PickerTexts = WalletTexts["picker"];

const DIALOG_ID = "wallet-picker";
const VIEWS: readonly DeskView["kind"][] = ["list", "connecting", "not-found", "warning", "guide", "failed"];

/** The list of wallets, and the outcome of the choice. */
export function WalletPicker({ wallets, texts: all }: PickerProps) {
  const { steps } = all;
  const view = useDeskView();
  const isOpen = VIEWS.includes(view.kind);
  useEffect(() => (isOpen ? openDialog(DIALOG_ID) : closeDialog(DIALOG_ID)), [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view is read from its start, however far the list was scrolled
  useEffect(() => document.getElementById(DIALOG_ID)?.scrollTo(0, 0), [view.kind]);
  return (
    <Dialog
      id={DIALOG_ID}
      title={titleOf(view, all)}
      onClose={leavePicker}
      actions={<PickerActions view={view} texts={all} />}
    >
      <Body view={view} wallets={wallets} texts={all} />
      {view.kind === "list" || view.kind === "connecting" ? (
        <EntrySteps texts={steps} at="connect" isSignInNext={getPickerOptions()?.signsIn === true} />
      ) : null}
    </Dialog>
  );
}

type PickerProps = { wallets: readonly FoundWallet[]; texts: WalletTexts };

/** What to do about a connection that failed for a reason that is known. */
const HINTS: Partial<Record<WalletErrorKind, keyof PickerTexts>> = {
  "no-account": "noAccount",
  "wrong-network": "wrongNetwork",
  pending: "pending",
  expired: "expired",
  unreachable: "unreachable",
  "popup-blocked": "popupBlocked",
  "no-bridge": "noBridge",
  "timed-out": "timedOut",
};

function titleOf(view: DeskView, { picker: texts, device }: WalletTexts): string {
  if (view.kind === "guide") return device.title;
  if (view.kind === "not-found") return texts.notFoundTitle;
  if (view.kind === "warning") return view.entry.name;
  return view.kind === "failed" ? texts.failedTitle : texts.title;
}

function Body({ view, wallets, texts: all }: PickerProps & { view: DeskView }) {
  const t = useT();
  const { picker: texts, app, device } = all;
  if (view.kind === "guide") return <LedgerGuide chain={view.chain} entry={view.entry} texts={all} />;
  if (view.kind === "connecting" && view.step.kind === "scan")
    return <ScanStep step={view.step} wallet={view.wallet} texts={app} />;
  if (view.kind === "connecting") {
    return (
      <p className="wallet-waiting" role="status">
        <span className="busy-mark" aria-hidden="true" />{" "}
        {view.step.kind === "device"
          ? wordsOfStep(view.step, device)
          : view.step.kind === "switch"
            ? t(texts, "switching", { wallet: view.wallet, network: EVM_NETWORK_NAME })
            : t(texts, "connecting", { wallet: view.wallet })}
      </p>
    );
  }
  if (view.kind === "not-found") {
    const words = view.isAppMissing ? "notInstalled" : isPhone() ? "notFoundMobile" : "notFound";
    return <p role="alert">{t(texts, words, { wallet: view.entry.name })}</p>;
  }
  if (view.kind === "warning") return <DcentWarning texts={texts} />;
  if (view.kind === "failed") {
    const entry = WALLET_ENTRIES.find(({ name }) => name === view.wallet);
    return (
      <div role="alert" className="flow">
        <p>{entry?.id === "ledger" ? device.failed : t(texts, "failed", { wallet: view.wallet })}</p>
        <p>
          {wordsOfDeviceProblem(view.problem, device) ??
            t(texts, HINTS[view.problem] ?? (entry?.helpUrl ? "checkBridge" : "failedHint"), {
              wallet: view.wallet,
              network: EVM_NETWORK_NAME,
            })}
        </p>
      </div>
    );
  }
  return <WalletList notice={view.kind === "list" ? view.notice : undefined} wallets={wallets} texts={texts} />;
}
