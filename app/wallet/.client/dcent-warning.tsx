import { ScanButton } from "~/qr/scan-button";
import { connectScanned } from "./connecting";
import type { WalletTexts } from "./wallet-texts";

/** Says what D'CENT can and cannot do here, and leads to looking at its Solana address, which its app shows as a QR code. */
export function DcentWarning({ texts }: { texts: WalletTexts["picker"] }) {
  return (
    <div className="flow">
      <p role="alert">{texts.dcentWarning}</p>
      <p>{texts.dcentKaia}</p>
      <p>{texts.dcentScan}</p>
      <p>
        <ScanButton label={texts.dcentScanIt} onAddress={(address) => void connectScanned(address)} />
      </p>
    </div>
  );
}
