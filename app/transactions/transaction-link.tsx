import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { ExplorerLink } from "~/ui/explorer-link";
import { RichText } from "~/ui/rich-text";

/** A link to the transaction on the explorer. */
export function TransactionLink({
  texts,
  signature,
}: {
  texts: Pick<Texts["transactionProgress"], "transaction">;
  signature: string;
}) {
  return (
    <RichText
      part={texts}
      name="transaction"
      values={{ signature: shortAddress(signature) }}
      tags={{
        link: (text) => (
          <ExplorerLink kind="tx" value={signature}>
            {text}
          </ExplorerLink>
        ),
      }}
    />
  );
}
