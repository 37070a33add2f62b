import type { ReactNode } from "react";
import { spellAmount } from "~/locales/spell-amount";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { ClaimField, type ClaimFieldProps } from "./claim-field";
import { Money } from "./money";

export type ClaimFieldsProps = ClaimFieldProps & {
  /** From what is claimed. */
  children: ReactNode;
};

/**
 * The field for the amount of a claim, and what reaches the wallet, after the fee, as the screen behind the dialog shows it.
 */
export function ClaimFields({ children, ...props }: ClaimFieldsProps) {
  const locale = useLocale();
  const { isMax, amount, problem, due } = props.claim;
  const { coin, decimals, dueRaw, netOf, isTicking } = due;
  const words = props.frame.claim;
  const grossRaw = isMax ? dueRaw : (amount.raw ?? 0n);
  const netRaw = netOf(grossRaw);
  const money = (raw: bigint, steady: boolean) => (
    <Money raw={raw} decimals={decimals} coin={coin} steady={steady && raw > 0n} />
  );
  // an amount that cannot be claimed must not look as if it were paid
  const shown = (raw: bigint) => (problem ? "–" : money(raw, isMax && isTicking));
  // with MAX, all that is due comes in
  const whole: Fact[] = isMax ? [] : [{ term: words.due, value: money(netOf(dueRaw), isTicking) }];
  const fee: Fact[] = netOf(dueRaw) < dueRaw ? [{ term: words.fee, value: shown(grossRaw - netRaw) }] : [];
  return (
    <div className="stack-form">
      {children}
      <ClaimField {...props} />
      <FactList
        items={[
          ...whole,
          {
            term: words.in,
            value: shown(netRaw),
            note: problem ? null : spellAmount(locale, netRaw, decimals),
            tone: "in",
          },
          ...fee,
        ]}
      />
    </div>
  );
}
