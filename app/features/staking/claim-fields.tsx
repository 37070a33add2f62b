import { figuresAt, netOfClaim } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { ClaimAmount } from "~/features/money/claim-amount";
import { Money } from "~/features/money/money";
import type { MoneyFrame } from "~/features/money/money-frame";
import { COIN } from "~/features/money/money-text";
import type { ClaimWish } from "~/features/money/use-claim-amount";
import { formatAmount } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

export type CoinClaimFieldsProps = {
  frame: Pick<MoneyFrame, "amountEntry">;
  texts: Pick<Texts["staking"], "view" | "labels">;
  position: PositionView;
  ts: bigint;
  decimals: number;
  claim: ClaimWish;
};

/** What is due from a position, the field for the amount of a claim, and what goes out and comes in. */
export function CoinClaimFields({ frame, texts, position, ts, decimals, claim }: CoinClaimFieldsProps) {
  const t = useT();
  const locale = useLocale();
  const { amount, isMax, problem } = claim;
  const { dueRaw, dueNetRaw, state } = figuresAt(position, ts);
  const isTicking = state === "running" && dueRaw > 0n;
  const words = texts.view.claimDialog;
  const grossRaw = isMax ? dueRaw : (amount.raw ?? 0n);
  const netRaw = isMax ? dueNetRaw : netOfClaim(position, grossRaw);
  // an amount that cannot be claimed must not look as if it were paid
  const shownIn = problem ? "–" : <Money raw={netRaw} decimals={decimals} steady={isMax && isTicking} />;
  const shownFee = problem ? "–" : <Money raw={grossRaw - netRaw} decimals={decimals} steady={isMax && isTicking} />;
  const fee: Fact[] = position.feeBps === 0 ? [] : [{ term: words.fee, value: shownFee }];
  // with MAX, the field itself shows what is due
  const due: Fact[] = isMax
    ? []
    : [{ term: words.due, value: <Money raw={dueRaw} decimals={decimals} steady={isTicking} /> }];
  const days = t(texts.labels, "days", { count: position.termDays });
  return (
    <div className="stack-form">
      <p className="soft">
        {t(words, "from", { amount: formatAmount(locale, position.principalRaw, decimals), days })}
      </p>
      <ClaimAmount
        words={{ label: words.amount, hint: words.maxHint, max: words.max }}
        entryTexts={frame.amountEntry}
        coin={COIN}
        decimals={decimals}
        amount={amount}
        dueRaw={dueRaw}
        isMax={isMax}
        onMax={claim.setIsMax}
        error={claim.error}
        log={logged("coinStakingView.claimMax")}
      />
      <FactList
        items={[
          ...due,
          ...fee,
          {
            term: words.in,
            value: shownIn,
            note: problem ? null : spellAmount(locale, netRaw, decimals),
            tone: "in",
          },
        ]}
      />
    </div>
  );
}
