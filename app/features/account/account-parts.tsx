import type { Entitlements } from "~/domain/account/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Texts } from "~/locales/texts.server";
import { Fold } from "~/ui/fold";
import { AccountCoin } from "./account-coin";
import { AccountDrops } from "./account-drops";
import { AccountEntitlements } from "./account-entitlements";
import { AccountGrants, type GrantWords } from "./account-grants";
import { AccountNftPool } from "./account-nft-pool";
import type { AccountTexts, ShownAccount } from "./account-words";
import { DepositsPanel } from "./deposits-panel";

type Words = { texts: AccountTexts };

type Props = Words & {
  frame: MoneyFrame;
  account: ShownAccount;
  entitlements: Entitlements;
  planWords: GrantWords;
  now: Date;
  giftWords: Texts["drop"]["gift"];
};

/** All parts of an account, each with a link to its own screen. */
export function AccountParts({ frame, texts, account, entitlements, planWords, giftWords, now }: Props) {
  const { coin, nfts, grants, drops, deposits } = account;
  const vesting =
    grants.value && grants.value.grants.length > 0 ? (
      <AccountGrants texts={texts} part={grants.value} planWords={planWords} now={now} />
    ) : null;
  // several grants take the whole width, and come first so that no space beside another part stays empty
  const isWide = (grants.value?.grants.length ?? 0) > 1;
  const hasLong = vesting !== null || (coin.value?.positions.length ?? 0) > 0 || (nfts.value?.length ?? 0) > 0;
  return (
    <section className="account-parts" aria-labelledby="parts-title">
      <h2 id="parts-title">{texts.detailsTitle}</h2>
      {hasLong ? (
        <Fold summary={texts.oneByOne}>
          <div className="account-parts">
            {isWide ? vesting : null}
            {coin.value && coin.value.positions.length > 0 ? <AccountCoin texts={texts} part={coin.value} /> : null}
            {nfts.value?.map((holding) => (
              <AccountNftPool key={holding.pool.address} texts={texts} holding={holding} />
            ))}
            {isWide ? null : vesting}
          </div>
        </Fold>
      ) : null}
      {drops.value ? <AccountDrops texts={texts} drops={drops.value} giftWords={giftWords} /> : null}
      <AccountEntitlements texts={texts} entitlements={entitlements} />
      <DepositsPanel frame={frame} texts={texts} deposits={deposits.value} />
    </section>
  );
}
