import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { openWalletPicker, useEvmWallet } from "~/wallet/wallet-store";

/** Whether the connected wallet is one that cannot hand over. */
export function useCannotSend(): boolean {
  const { status, sendsCalls } = useEvmWallet();
  return status === "connected" && !sendsCalls;
}

/** Says that the connected wallet cannot hand over, before anything is chosen or typed, with the way to another one. */
export function CannotSend({ texts }: { texts: Texts["migration"] }) {
  return (
    <Notice tone="warning" live>
      <p>{texts.trouble.unsupported}</p>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => void openWalletPicker({ chain: "eip155", signsIn: true })}
        {...logged("wallet.select")}
      >
        {texts.nfts.otherWallet}
      </Button>
    </Notice>
  );
}
