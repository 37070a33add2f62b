import type { Rounds } from "~/domain/account/view";
import { SOL_DECIMALS } from "~/domain/solana/sol";
import { formatMoney } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Translate } from "~/locales/translate";
import { Sol } from "~/transactions/sol";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { AccountBatchCosts, AccountDeed } from "./account-batch";
import type { AccountBatchTexts } from "./account-words";

type Props = {
  texts: AccountBatchTexts;
  deed: AccountDeed;
  costs: AccountBatchCosts | null;
  /** The rounds, if these are the costs of one of several. */
  part: Rounds | null;
};

/** What all transactions of a batch cost together, and about what those of later rounds add. */
export function AccountBatchFigures({ texts, deed, costs, part }: Props) {
  const t = useT();
  const locale = useLocale();
  const facts = [feeFact({ texts, costs, part }, t, locale)];
  if (costs && costs.depositLamports > 0n)
    facts.push({ term: texts.deposit, value: <Sol lamports={costs.depositLamports} /> });
  // in the dialog that takes deposits back, they are already listed as what arrives
  if (deed !== "takeBack" && costs && costs.refundLamports > 0n)
    facts.push({ term: texts.returns, value: <Sol lamports={costs.refundLamports} /> });
  return <FactList items={facts} />;
}

function feeFact({ texts, costs, part }: Omit<Props, "deed">, t: Translate, locale: Locale): Fact {
  if (!costs) return { term: texts.networkFee, value: texts.unknown };
  const value = <Sol lamports={costs.feeLamports} />;
  if (!part) return { term: t(texts, "networkFeeOf", { count: costs.transactions }), value };
  const inSol = (raw: bigint) => formatMoney(locale, { raw, decimals: SOL_DECIMALS, coin: "SOL" });
  const all = inSol(feeOfAll(costs, part));
  const isMore = part.isWhole && all !== inSol(costs.feeLamports);
  return { term: texts.networkFeeNow, value, note: isMore ? t(texts, "networkFeeInAll", { fee: all }) : undefined };
}

/** Each transaction costs about the same. */
function feeOfAll({ feeLamports, transactions }: AccountBatchCosts, { later }: Rounds): bigint {
  const count = BigInt(Math.max(transactions, 1));
  return (feeLamports * (count + BigInt(later.transactions))) / count;
}
