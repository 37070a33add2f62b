import { useRevalidator } from "react-router";
import type { CoinSum } from "~/domain/account/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatMoney } from "~/locales/format";
import { logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { useLocale } from "~/ui/use-locale";
import type { AccountTexts } from "./account-words";
import { useAccountDialog } from "./use-account-dialog";

type Props = {
  frame: MoneyFrame;
  texts: AccountTexts;
  sums: readonly CoinSum[];
  /** Whether more can be claimed than the sums count. */
  isPartial: boolean;
};

/** The one button that claims everything, with what it brings. */
export function ClaimAll({ frame, texts, sums, isPartial }: Props) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { AccountBatchDialog, open, close } = useAccountDialog();
  const due = sums
    .filter(({ dueRaw }) => dueRaw > 0n)
    .map(({ dueRaw, decimals, symbol }) => formatMoney(locale, { raw: dueRaw, decimals, coin: symbol }));
  return (
    <>
      <ActionBar isOfPage sum={<Dotted parts={due} />}>
        <Button variant="primary" size="large" aria-haspopup="dialog" onClick={open} {...logged("myAccount.claimAll")}>
          {texts.claimAll}
        </Button>
      </ActionBar>
      {AccountBatchDialog ? (
        <AccountBatchDialog
          deed="claim"
          frame={frame}
          texts={texts.claim}
          coins={sums.map(({ dueRaw, ...coin }) => ({ ...coin, raw: isPartial ? 0n : dueRaw }))}
          onSettled={revalidate}
          onClose={close}
        />
      ) : null}
    </>
  );
}
