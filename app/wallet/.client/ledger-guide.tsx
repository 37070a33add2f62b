import type { Chain } from "~/domain/wallet-chains";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { useT } from "~/ui/use-t";
import { WALLET_ENTRIES, type WalletEntry } from "../wallet-entries";
import { backToList, chooseWallet } from "./connecting";
import { canReachUsb } from "./connectors/can-reach-usb";
import { LEDGER_KEY_PATH } from "./connectors/ledger-key-path";
import type { WalletTexts } from "./wallet-texts";

type DeviceTexts = WalletTexts["device"];

/** The two ways of connecting a Ledger: through MetaMask, with a guide for each half of it, and on its cable. */
export function LedgerGuide({ texts }: { texts: DeviceTexts }) {
  const t = useT();
  const path = { path: LEDGER_KEY_PATH };
  return (
    <div className="flow">
      <p>{t(texts, "intro", path)}</p>
      <h3>{texts.usbTitle}</h3>
      <p>{canReachUsb() ? texts.usbNote : texts.noUsb}</p>
      <h3>{texts.throughTitle}</h3>
      <Fold summary={texts.addSummary} isOpen={!canReachUsb()}>
        <Steps steps={[texts.add1, texts.add2, t(texts, "add3", path), texts.add4]} />
      </Fold>
      <Fold summary={texts.unlockSummary} isOpen={!canReachUsb()}>
        <Steps steps={[texts.unlock1, texts.unlock2, texts.unlock3, texts.unlock4]} />
      </Fold>
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="guide-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

type ActionsProps = { chain: Chain; entry: WalletEntry; texts: WalletTexts };

/** Back, MetaMask, and the cable, which is the main way wherever the browser has it. */
export function LedgerActions({ chain, entry, texts }: ActionsProps) {
  const metaMask = WALLET_ENTRIES.find(({ id }) => id === "metamask");
  return (
    <>
      <Button onClick={backToList} {...logged("part.button")}>
        {texts.picker.back}
      </Button>
      {metaMask ? (
        <Button
          variant={canReachUsb() ? "secondary" : "primary"}
          value={metaMask.name}
          onClick={() => chooseWallet(metaMask.chain, metaMask.name, metaMask)}
          {...logged("part.chooseWallet")}
        >
          {texts.device.metamask}
        </Button>
      ) : null}
      {canReachUsb() ? (
        <Button
          variant="primary"
          value={entry.name}
          onClick={() => chooseWallet(chain, entry.name, entry, true)}
          {...logged("part.chooseWallet")}
        >
          {texts.device.usb}
        </Button>
      ) : null}
    </>
  );
}
