import { BatchDialog } from "~/transactions/batch-dialog";
import { useT } from "~/ui/use-t";
import { shownName } from "../nft-face";
import { loggedIn } from "../nft-screens";
import { ActCosts, SolNow } from "./act-costs";
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
  const { plan } = dialog.batch;
  const count = plan?.parts.length ?? 0;
  const each = t(texts.batch, "costsEach", { transactions: t(texts.labels, "transactions", { count }) });
  const log = (name: string) => loggedIn(tab, name)["data-log"];
  return (
    <BatchDialog
      {...dialog}
      leftOut={(plan?.refusals ?? []).map(({ item, message }) =>
        t(texts.batch, "leftOut", { name: shownName(item), reason: message }),
      )}
      costs={{
        title: count > 1 ? each : words.costs,
        figures: <ActCosts texts={texts.costs} batch={dialog.batch} />,
        transactions: count,
      }}
      submit={{
        label: words.submit,
        variant,
        sum: words.solNow ? <SolNow label={words.solNow} batch={dialog.batch} /> : null,
        consent,
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
