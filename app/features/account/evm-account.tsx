import type { EvmMatter } from "~/domain/account/evm-matters";
import { MyPageLinks, type MyPageLinksProps } from "~/features/my-page/my-page-links";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import { useIdentity } from "~/wallet/wallet-store";
import { EvmMatters } from "./evm-matters";

type Props = {
  holder: string | null;
  matters: readonly EvmMatter[] | null;
  texts: Texts["myPage"];
  airdrops: MyPageLinksProps["airdrops"];
  call: Texts["wallet"]["call"];
};

/** Whether the part of the former chain's wallet has a loud button: it asks to sign in, or a matter of its waits. */
export function useEvmAsks({ holder, matters }: Pick<Props, "holder" | "matters">): boolean {
  const { chain } = useIdentity();
  const state = useHolderState(holder, "identity");
  if (chain !== "eip155" || state === "visitor") return false;
  return state === "connected" || (matters !== null && matters.length > 0);
}

/** My page of somebody who has connected only a wallet of the former chain; nothing for anybody else. */
export function EvmAccount({ holder, matters, texts, airdrops, call }: Props) {
  const { chain, address, walletName } = useIdentity();
  const state = useHolderState(holder, "identity");
  if (chain !== "eip155" || !address || state === "visitor") return null;
  if (state === "connected") return <ConnectCall state={state} texts={call} kind="identity" />;
  return (
    <section className="stack" aria-labelledby="evm-account">
      <h2 id="evm-account">{texts.evmTitle}</h2>
      <p>
        {walletName ? <strong>{walletName} </strong> : null}
        <span className="wallet-address">{shortAddress(address)}</span>
      </p>
      {matters ? <EvmMatters texts={texts.evm} matters={matters} /> : null}
      <p className="soft">{texts.evmBody}</p>
      <MyPageLinks texts={texts} airdrops={airdrops} />
    </section>
  );
}
