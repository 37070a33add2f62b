import { useWallet as useAdapters, WalletProvider } from "@solana/wallet-adapter-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useNavigate, useRevalidator } from "react-router";
import english from "~/locales/en/wallet.json";
import indonesian from "~/locales/id/wallet.json";
import korean from "~/locales/ko/wallet.json";
import type { LocaleCode } from "~/locales/locales";
import { useShell } from "~/shell/use-shell";
import { showToast } from "~/ui/toast";
import { provideDesk } from "../wallet-store";
import { accountArrived } from "./connecting";
import { lendSurroundings } from "./desk-view";
import { walletGone } from "./leaving";
import { SignInDialog } from "./sign-in-dialog";
import { walletDesk } from "./wallet-desk";
import { WalletPicker } from "./wallet-picker";
import type { WalletTexts } from "./wallet-texts";

// the development wallet is not in a build, because the bundler drops this whole branch
if (import.meta.env.DEV)
  void import("./development-wallet").then(({ registerDevelopmentWallet }) => registerDevelopmentWallet());

/**
 * Texts in all languages. They are two kilobytes beside the wallet adapter's hundred, which is cheaper than a second
 * request.
 */
const TEXTS: Record<LocaleCode, WalletTexts> = { en: english, ko: korean, id: indonesian };
/** No adapters are passed, because every wallet comes through the Wallet Standard. */
const NO_OTHER_WALLETS: never[] = [];

/** The late-loaded parts of the wallet: the adapter, the picker, the sign-in dialog. */
export function WalletHost() {
  return (
    <WalletProvider wallets={NO_OTHER_WALLETS} autoConnect onError={ignore}>
      <Desk />
    </WalletProvider>
  );
}

function Desk() {
  const adapters = useAdapters();
  const { wallet, publicKey, connected } = adapters;
  const texts = TEXTS[useShell().locale];
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    lendSurroundings({
      adapters,
      navigate,
      revalidate,
      tell: (what) => {
        if (what === "signedIn") return showToast(texts.signIn.done, "success");
        showToast(texts.disconnected[what], what === "lost" ? "info" : "error");
      },
    });
  });
  useEffect(() => provideDesk(walletDesk), []);
  useEffect(() => {
    if (connected && publicKey && wallet) accountArrived(wallet.adapter.name, publicKey.toBase58());
  }, [connected, publicKey, wallet]);
  useEffect(() => {
    if (!wallet) void walletGone();
  }, [wallet]);

  return createPortal(
    <>
      <WalletPicker wallets={adapters.wallets.map(({ adapter }) => adapter)} texts={texts.picker} steps={texts.steps} />
      <SignInDialog texts={texts.signIn} steps={texts.steps} />
    </>,
    document.body,
  );
}

/** Ignores the adapter's report of a refusal, because the desk already handles it where it asked. */
function ignore(): void {}
