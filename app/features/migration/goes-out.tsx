import type { MigrationTerms, OldNftView } from "~/domain/migration/screen-types";
import { inKaia } from "~/features/money/kaia";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { feeOfAll, namesOf } from "./migration-rules";

type Props = {
  words: Texts["migration"]["dialog"];
  t: Translate;
  chosen: readonly OldNftView[];
  terms: MigrationTerms;
  /** Where the new NFTs arrive; nothing is said of it without an address. */
  address?: string;
};

/** What leaves the Kaia wallet and what arrives for it, in one line each. */
export function GoesOut({ words, t, chosen, terms, address }: Props) {
  const count = chosen.length;
  const fee = inKaia(feeOfAll(terms, count));
  return (
    <ul className="migration-flow">
      <li>{t(words, "goesOut", { count, names: namesOf(chosen), fee })}</li>
      {address ? <li>{t(words, "arrives", { count, address: shortAddress(address) })}</li> : null}
    </ul>
  );
}
