import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useT } from "~/ui/use-t";
import { ConnectButton } from "~/wallet/connect-call";
import type { HolderState } from "~/wallet/use-holder-state";
import { openWalletPicker } from "~/wallet/wallet-store";
import type { ApplyData } from "./apply-screen.server";

type Props = Pick<ApplyData, "texts" | "call" | "list" | "holder"> & { state: HolderState };

/** Who cannot apply: somebody without a session on the list's chain, or with one of a wallet that is not on it. */
export function ApplyOutsider({ texts, call, list, holder, state }: Props) {
  const t = useT();
  const { localePath } = useShell();
  if (state === "signed-in" && holder) {
    return (
      <EmptyState
        title={texts.notListedTitle}
        action={
          <p className="row">
            <Button
              variant="primary"
              aria-haspopup="dialog"
              onClick={() => void openWalletPicker({ chain: list.chain, signsIn: true })}
              {...logged("wallet.select")}
            >
              {texts.otherWallet}
            </Button>
            <ButtonLink to={`/${localePath}/airdrop`} {...logged("airdropApply.toSearch")}>
              {texts.toSearch}
            </ButtonLink>
          </p>
        }
      >
        <p>{t(texts, "notListedBody", { wallet: shortAddress(holder) })}</p>
      </EmptyState>
    );
  }
  const isSolana = list.chain === "solana";
  return (
    <EmptyState
      title={isSolana ? texts.needSolanaTitle : texts.needEvmTitle}
      action={<ConnectButton state={state === "visitor" ? state : "connected"} texts={call} kind={list.chain} />}
    >
      <p>{isSolana ? texts.needSolanaBody : texts.needEvmBody}</p>
    </EmptyState>
  );
}
