import type { WalletBalances } from "~/domain/account/view";
import { SOL_DECIMALS } from "~/domain/solana/sol";
import { formatAmount } from "~/locales/format";
import { useLocale } from "~/ui/use-locale";
import type { AccountTexts } from "./account-words";

const SOL = { mint: "", symbol: "SOL", decimals: SOL_DECIMALS };

/** The SOL and the coins of the site that the wallet itself holds. */
export function WalletCoins({ texts, balances }: { texts: AccountTexts; balances: WalletBalances }) {
  const locale = useLocale();
  const held = [{ ...SOL, amountRaw: balances.lamports }, ...balances.coins];
  return (
    <section className="account-wallet" aria-labelledby="wallet-title">
      <h2 id="wallet-title">{texts.walletTitle}</h2>
      <dl>
        {held.map(({ mint, symbol, decimals, amountRaw }) => (
          <div key={mint}>
            <dt>{symbol}</dt>
            <dd>{formatAmount(locale, amountRaw, decimals)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
