import type { MigrationTerms } from "~/domain/migration/screen-types";
import { Kaia } from "~/features/money/kaia";
import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";

type Props = { texts: Texts["migration"]; terms: MigrationTerms | null };

/** What a migration costs, what happens, and what a holder can rely on. */
export function MigrationCosts({ texts: { how }, terms }: Props) {
  return (
    <section className="migration-how" aria-labelledby="migration-how">
      <h2 id="migration-how">{how.title}</h2>
      <FactList
        items={[
          ...(terms ? [{ term: how.fee, value: <Kaia raw={BigInt(terms.feeEachRaw)} /> }] : []),
          { term: how.gas, value: how.gasValue },
          { term: how.mint, value: how.mintValue },
        ]}
      />
      <p>{how.steps}</p>
      <p className="soft">{how.reclaim}</p>
    </section>
  );
}
