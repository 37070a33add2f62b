import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useNavigate, useRevalidator } from "react-router";
import { CHAINS } from "~/domain/wallet-chains";
import english from "~/locales/en/wallet.json";
import indonesian from "~/locales/id/wallet.json";
import korean from "~/locales/ko/wallet.json";
import type { LocaleCode } from "~/locales/locales";
import { useShell } from "~/shell/use-shell";
import { showToast } from "~/ui/toast";
import { provideDesk } from "../wallet-store";
import { watchAnnouncedWallets } from "./connectors/announced-wallets";
import { useFoundWallets } from "./connectors/found-wallets";
import { StandardAdapters } from "./connectors/standard-adapters";
import { getSurroundings, lendSurroundings } from "./desk-view";
import { handleWalletChanges } from "./followed-wallets";
import { walletChanged } from "./leaving";
import { restoreAfterLoad } from "./restoring";
import { endBrowserSession } from "./session";
import { SignInDialog } from "./sign-in-dialog";
import { startLogoutRetries } from "./unfinished-logouts";
import { walletDesk } from "./wallet-desk";
import { WalletPicker } from "./wallet-picker";
import type { WalletTexts } from "./wallet-texts";

// the development wallets are not in a build, because the bundler drops this whole branch
if (import.meta.env.DEV) {
  // a cold development server takes a minute to compile them: until then the list would say that there is no wallet
  const [{ registerDevelopmentWallet }, { announceDevelopmentEvmWallet }] = await Promise.all([
    import("./development-wallet"),
    import("./development-evm-wallet"),
  ]);
  registerDevelopmentWallet();
  announceDevelopmentEvmWallet();
}

/**
 * Texts in all languages. They are two kilobytes beside the wallet adapter's hundred, which is cheaper than a second
 * request.
 */
const TEXTS: Record<LocaleCode, WalletTexts> = { en: english, ko: korean, id: indonesian };
const TONES = { lost: "info", logoutFailed: "error", loggedOut: "success" } as const;
handleWalletChanges(walletChanged);
watchAnnouncedWallets();

/** The late-loaded parts of the wallet: what finds wallets, the picker, the sign-in dialog. */
export function WalletHost() {
  const wallets = useFoundWallets();
  const texts = TEXTS[useShell().locale];
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    lendSurroundings({
      navigate,
      revalidate,
      tell: (what) => {
        if (what === "signedIn") return showToast(texts.signIn.done, "success");
        showToast(texts.disconnected[what], TONES[what]);
      },
    });
  });
  useEffect(() => {
    provideDesk(walletDesk);
    startLogoutRetries(endBrowserSession, () => {
      getSurroundings().tell("loggedOut");
      getSurroundings().revalidate();
    });
    for (const chain of CHAINS) void restoreAfterLoad(chain);
  }, []);

  return (
    <>
      <StandardAdapters />
      {createPortal(
        <>
          <WalletPicker wallets={wallets} texts={texts} />
          <SignInDialog texts={texts} />
        </>,
        document.body,
      )}
    </>
  );
}
