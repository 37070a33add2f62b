import { spellAmount } from "~/locales/spell-amount";
import { useLocale } from "~/ui/use-locale";
import { Money } from "./money";
import type { MoneyFrame } from "./money-frame";

export type ArrivedProps = { frame: Pick<MoneyFrame, "claim">; raw: bigint; decimals: number; coin: string };

/** What a claim has brought into the wallet. */
export function Arrived({ frame, raw, decimals, coin }: ArrivedProps) {
  const locale = useLocale();
  return (
    <>
      <p className="figure money-in">
        <Money raw={raw} decimals={decimals} coin={coin} />
      </p>
      <p className="spelled">{spellAmount(locale, raw, decimals)}</p>
      <p>{frame.claim.arrived}</p>
    </>
  );
}
