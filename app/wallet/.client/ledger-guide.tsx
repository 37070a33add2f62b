import type { Chain } from "~/domain/wallet-chains";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { useT } from "~/ui/use-t";
import { WALLET_ENTRIES, type WalletEntry } from "../wallet-entries";
import { chooseWallet } from "./connecting";
import { canReachUsb } from "./connectors/can-reach-usb";
import { LEDGER_KEY_PATH } from "./connectors/ledger-key-path";
import type { WalletTexts } from "./wallet-texts";

type Props = { chain: Chain; entry: WalletEntry; texts: WalletTexts };

/**
 * The two ways of connecting a Ledger, each with its button: on its cable, which comes first wherever the browser can reach one,
 * and through MetaMask, with a guide for each half of it.
 */
export function LedgerGuide({ texts, ...props }: Props) {
  const t = useT();
  const { device } = texts;
  const isCableFirst = canReachUsb();
  return (
    <div className="flow">
      <p>{t(device, "intro", { path: LEDGER_KEY_PATH })}</p>
      {isCableFirst ? <ByCable texts={texts} {...props} /> : null}
      <ThroughMetaMask texts={texts} isFirst={!isCableFirst} />
      {isCableFirst ? null : (
        <>
          <h3>{device.usbTitle}</h3>
          <p>{device.noUsb}</p>
        </>
      )}
    </div>
  );
}

function ByCable({ chain, entry, texts: { device } }: Props) {
  return (
    <>
      <h3>{device.usbTitle}</h3>
      <p>{device.usbNote}</p>
      <Button
        variant="primary"
        value={entry.name}
        onClick={() => chooseWallet(chain, entry.name, entry, true)}
        {...logged("part.chooseWallet")}
      >
        {device.usb}
      </Button>
    </>
  );
}

/** `isFirst`: it is the only way here, so that its button is the loud one and its steps are open. */
function ThroughMetaMask({ texts: { device }, isFirst }: Pick<Props, "texts"> & { isFirst: boolean }) {
  const t = useT();
  const metaMask = WALLET_ENTRIES.find(({ id }) => id === "metamask");
  return (
    <>
      <h3>{device.throughTitle}</h3>
      <Fold summary={device.addSummary} isOpen={isFirst}>
        <Steps steps={[device.add1, device.add2, t(device, "add3", { path: LEDGER_KEY_PATH }), device.add4]} />
      </Fold>
      <Fold summary={device.unlockSummary} isOpen={isFirst}>
        <Steps steps={[device.unlock1, device.unlock2, device.unlock3, device.unlock4]} />
      </Fold>
      {metaMask ? (
        <Button
          variant={isFirst ? "primary" : "secondary"}
          value={metaMask.name}
          onClick={() => chooseWallet(metaMask.chain, metaMask.name, metaMask)}
          {...logged("part.chooseWallet")}
        >
          {device.metamask}
        </Button>
      ) : null}
    </>
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
