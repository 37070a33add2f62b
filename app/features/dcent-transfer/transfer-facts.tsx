import { TEST_TRANSFER } from "~/domain/dcent-transfer/rules";
import { formatMoney } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { formatSol } from "~/transactions/format-sol";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

type Props = { mint: string; texts: Texts["dcentTransfer"]["facts"] };

/** What the test transfer does and costs. */
export function TransferFacts({ mint, texts }: Props) {
  const t = useT();
  const locale = useLocale();
  const { amountRaw, decimals, feeLamports } = TEST_TRANSFER;
  return (
    <FactList
      items={[
        {
          term: texts.amount,
          value: formatMoney(locale, { raw: amountRaw, decimals }),
          note: t(texts, "amountNote", { units: Number(amountRaw) }),
        },
        { term: texts.coin, value: <ExplorerLink kind="address" value={mint} /> },
        { term: texts.to, value: texts.toSame },
        {
          term: texts.fee,
          value: formatSol(locale, feeLamports),
          note: texts.feeNote,
        },
        { term: texts.limit, value: texts.limitValue },
      ]}
    />
  );
}
