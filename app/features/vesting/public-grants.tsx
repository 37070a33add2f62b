import type { GrantView } from "~/domain/vesting/view";
import type { Texts } from "~/locales/texts.server";
import { ExplorerLink } from "~/ui/explorer-link";
import { GrantRow } from "./grant-row";

type PublicGrantsProps = {
  texts: Pick<Texts["vesting"], "plan" | "states" | "row">;
  grants: readonly GrantView[];
  localePath: string;
};

/** The grants of a coin as everybody may read them. */
export function PublicGrants({ texts, grants, localePath }: PublicGrantsProps) {
  const { plan } = texts;
  return (
    <ul className="grant-rows">
      {grants.map((grant) => (
        <GrantRow
          key={grant.address}
          texts={texts}
          grant={grant}
          link={{
            to: `/${localePath}/tokenVestingPlanDetail/${grant.address}`,
            label: plan.details,
            log: "vestingPlan.details",
          }}
        >
          <p className="faint">
            {plan.beneficiary}: <ExplorerLink kind="address" value={grant.beneficiary} />
          </p>
        </GrantRow>
      ))}
    </ul>
  );
}
