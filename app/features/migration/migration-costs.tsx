import type { MigrationTerms } from "~/domain/migration/screen-types";
import { Kaia } from "~/features/money/kaia";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";

type Props = { texts: Texts["migration"]; terms: MigrationTerms | null };

/** What a migration costs, what happens, and what a holder can rely on. */
export function MigrationCosts({ texts: { how }, terms }: Props) {
  const { localePath } = useShell();
  return (
    <section className="migration-how" aria-labelledby="migration-how">
      <h2 id="migration-how">{how.title}</h2>
      <div className="in-two">
        <FactList
          items={[
            { term: how.fee, value: terms ? <Kaia raw={BigInt(terms.feeEachRaw)} /> : how.feeUnread },
            { term: how.gas, value: how.gasValue },
            { term: how.mint, value: how.mintValue },
          ]}
        />
        <div>
          <ol className="migration-order">
            <li>{how.steps.choose}</li>
            <li>{how.steps.approve}</li>
            <li>{how.steps.pay}</li>
          </ol>
          <p className="soft">{how.reclaim}</p>
          <p className="row">
            <ButtonLink size="small" to={`/${localePath}/proof/migration`} {...logged("myMigration.register")}>
              {how.register}
            </ButtonLink>
            <ButtonLink
              size="small"
              to={{ pathname: `/${localePath}/proof`, hash: "migration-title" }}
              {...logged("myMigration.proof")}
            >
              {how.proof}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
