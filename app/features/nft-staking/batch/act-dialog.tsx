import { SOL_DECIMALS } from "~/domain/solana/sol";
import { formatMoney } from "~/locales/format";
import { BatchDialog } from "~/transactions/batch-dialog";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { shownName } from "../nft-face";
import { loggedIn } from "../nft-screens";
import { ActCosts } from "./act-costs";
import type { ActDialogProps } from "./act-props";

/** The modal of an act on NFTs. */
export function ActDialog({
  texts,
  tab,
  logs,
  words,
  variant,
  consent,
  isUnready,
  onSubmit,
  ...dialog
}: ActDialogProps) {
  const t = useT();
  const locale = useLocale();
  const { plan, costs } = dialog.batch;
  const count = plan?.parts.length ?? 0;
  const each = t(texts.batch, "costsEach", { transactions: t(texts.labels, "transactions", { count }) });
  const deposit = BigInt(costs?.depositLamports ?? 0);
  const sol = (raw: bigint) => formatMoney(locale, { raw, decimals: SOL_DECIMALS, coin: "SOL" });
  const takes = { sum: sol(deposit + BigInt(costs?.feeLamports ?? 0)) };
  // the deposit of a coin account stays with that account, which remains the holder's
  const comesBack = costs?.kind === "stakeNft" ? t(texts.batch, "comesBack", { sum: sol(deposit) }) : null;
  const log = (name: string) => loggedIn(tab, name)["data-log"];
  return (
    <BatchDialog
      {...dialog}
      leftOut={(plan?.refusals ?? []).map(({ item, message }) =>
        t(texts.batch, "leftOut", { name: shownName(item), reason: message }),
      )}
      costs={{
        title: count > 1 ? each : words.costs,
        figures: <ActCosts texts={texts.costs} costs={costs} />,
        transactions: count,
      }}
      submit={{
        label: words.submit,
        variant,
        consent: (
          <>
            {consent}
            {deposit > 0n ? (
              <p className="faint">
                {t(texts.batch, count > 1 ? "takesEach" : "takes", takes)} {comesBack}
              </p>
            ) : null}
          </>
        ),
        isUnready,
        onPress: onSubmit,
      }}
      decline={words.no}
      logs={{
        submit: log(logs.submit),
        close: log(logs.no),
        tryAgain: log("tryAgain"),
        resume: log("continueBatch"),
        done: log(logs.done),
        explorer: log("explorer"),
      }}
    />
  );
}
