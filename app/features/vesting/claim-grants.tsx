import { useRevalidator } from "react-router";
import type { AccountBatchTexts } from "~/features/account/account-words";
import { useAccountDialog } from "~/features/account/use-account-dialog";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatMoney } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { OwnSums } from "./own-sums";

export type ClaimGrantsProps = {
  frame: MoneyFrame;
  texts: { mine: Pick<Texts["vesting"]["mine"], "claimAll" | "claimOne" | "all">; claim: AccountBatchTexts };
  sums: OwnSums;
  deed: "claimGrants" | "claimGrantsOfPlan";
  /** The log key of the button. */
  log: LogKey;
  /** The way to the list of all grants; null on the list itself. */
  list: { to: string; log: LogKey } | null;
};

/** The loud button that claims from all grants at once, with what it brings, and the way to the list of grants. */
export function ClaimGrants({ frame, texts, sums, deed, log, list }: ClaimGrantsProps) {
  const t = useT();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { AccountBatchDialog, open, close } = useAccountDialog();
  const { mine, claim } = texts;
  const { payers, isPartial } = sums;
  const due = sums.coins.filter(({ dueRaw }) => dueRaw > 0n);
  const parts = due.map(({ coin, decimals, dueRaw }) => formatMoney(locale, { raw: dueRaw, decimals, coin }));
  const isOne = payers === 1 && !isPartial;
  return (
    <>
      <ActionBar sum={isOne || isPartial ? null : <Dotted parts={parts} />}>
        <Button variant="primary" size="large" aria-haspopup="dialog" onClick={open} {...logged(log)}>
          {isOne ? t(mine, "claimOne", { sum: parts.join(", ") }) : mine.claimAll}
        </Button>
        {list ? (
          <ButtonLink variant="quiet" size="large" viewTransition to={list.to} {...logged(list.log)}>
            {mine.all}
          </ButtonLink>
        ) : null}
      </ActionBar>
      {AccountBatchDialog ? (
        <AccountBatchDialog
          deed={deed}
          frame={frame}
          texts={claim}
          coins={due.map(({ coin, mint, decimals, dueRaw }) => ({
            symbol: coin,
            mint,
            decimals,
            raw: isPartial ? 0n : dueRaw,
          }))}
          onSettled={revalidate}
          onClose={close}
        />
      ) : null}
    </>
  );
}
