import { useEffect } from "react";
import type { WalletErrorKind } from "~/signing/wallet-error";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { useT } from "~/ui/use-t";
import { WALLET_ENTRIES } from "../wallet-entries";
import { getPickerOptions, leavePicker } from "./connecting";
import { EVM_NETWORK_NAME } from "./connectors/evm-network";
import type { FoundWallet } from "./connectors/found-wallets";
import { type DeskView, useDeskView } from "./desk-view";
import { EntrySteps } from "./entry-steps";
import { isPhone } from "./is-phone";
import { PickerActions } from "./picker-actions";
import { ScanStep } from "./scan-step";
import { WalletList } from "./wallet-list";
import type { WalletTexts } from "./wallet-texts";

type PickerTexts = WalletTexts["picker"];
type StepTexts = WalletTexts["steps"];

const DIALOG_ID = "wallet-picker";
const VIEWS: readonly DeskView["kind"][] = ["list", "connecting", "not-found", "warning", "failed"];

/** The list of wallets, and the outcome of the choice. */
export function WalletPicker({ wallets, texts, steps, app }: PickerProps) {
  const view = useDeskView();
  const isOpen = VIEWS.includes(view.kind);
  useEffect(() => (isOpen ? openDialog(DIALOG_ID) : closeDialog(DIALOG_ID)), [isOpen]);
  return (
    <Dialog
      id={DIALOG_ID}
      title={titleOf(view, texts)}
      onClose={leavePicker}
      actions={<PickerActions view={view} texts={texts} />}
    >
      <Body view={view} wallets={wallets} texts={texts} app={app} />
      {view.kind === "list" || view.kind === "connecting" ? (
        <EntrySteps texts={steps} at="connect" isSignInNext={getPickerOptions()?.signsIn === true} />
      ) : null}
    </Dialog>
  );
}

type PickerProps = { wallets: readonly FoundWallet[]; texts: PickerTexts; steps: StepTexts; app: WalletTexts["app"] };

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

function titleOf(view: DeskView, texts: PickerTexts): string {
  if (view.kind === "not-found") return texts.notFoundTitle;
  return view.kind === "failed" ? texts.failedTitle : texts.title;
}

function Body({ view, wallets, texts, app }: Omit<PickerProps, "steps"> & { view: DeskView }) {
  const t = useT();
  if (view.kind === "connecting" && view.step.kind === "scan")
    return <ScanStep step={view.step} wallet={view.wallet} texts={app} />;
  if (view.kind === "connecting") {
    return (
      <p className="wallet-waiting" role="status">
        <span className="busy-mark" aria-hidden="true" />{" "}
        {view.step.kind === "switch"
          ? t(texts, "switching", { wallet: view.wallet, network: EVM_NETWORK_NAME })
          : t(texts, "connecting", { wallet: view.wallet })}
      </p>
    );
  }
  if (view.kind === "not-found") {
    return <p role="alert">{t(texts, isPhone() ? "notFoundMobile" : "notFound", { wallet: view.entry.name })}</p>;
  }
  if (view.kind === "warning") return <p role="alert">{texts.dcentWarning}</p>;
  if (view.kind === "failed") {
    const hasBridge = WALLET_ENTRIES.some(({ name, helpUrl }) => name === view.wallet && helpUrl);
    return (
      <div role="alert" className="flow">
        <p>{t(texts, "failed", { wallet: view.wallet })}</p>
        <p>
          {t(texts, HINTS[view.problem] ?? (hasBridge ? "checkBridge" : "failedHint"), {
            wallet: view.wallet,
            network: EVM_NETWORK_NAME,
          })}
        </p>
      </div>
    );
  }
  return <WalletList notice={view.kind === "list" ? view.notice : undefined} wallets={wallets} texts={texts} />;
}
