import type { GrantView } from "~/domain/vesting/view";
import { formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { ExplorerLink } from "~/ui/explorer-link";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { GrantStateBadge } from "./grant-state-badge";
import { formatShare, formatToken, planName } from "./token-text";

type PublicGrantsProps = {
  texts: Pick<Texts["vesting"], "plan" | "states">;
  grants: readonly GrantView[];
  query: { coin: string };
  localePath: string;
};

/** The grants of a coin as everybody may read them. */
export function PublicGrants({ texts, grants, query, localePath }: PublicGrantsProps) {
  const t = useT();
  const locale = useLocale();
  const { plan, states } = texts;
  const { columns } = plan;
  return (
    <DataTable
      caption={t(plan, "caption", { coin: query.coin })}
      columns={[
        { key: "plan", label: columns.plan },
        { key: "beneficiary", label: columns.beneficiary },
        { key: "granted", label: columns.granted, align: "end" },
        { key: "released", label: columns.released, align: "end" },
        { key: "end", label: columns.end },
        { key: "state", label: columns.state },
        { key: "open", label: columns.open, align: "act" },
      ]}
      rows={grants.map((grant) => ({
        key: grant.address,
        cells: {
          plan: <span className="vesting-plan-name">{planName(plan, grant.plan)}</span>,
          beneficiary: <ExplorerLink kind="address" value={grant.beneficiary} />,
          granted: formatToken(locale, grant.totalRaw, grant),
          released: formatShare(locale, grant.figures.vestedRaw, grant.figures.grantedRaw),
          end: formatChainTs(locale, grant.endTs),
          state: <GrantStateBadge texts={states} state={grant.figures.state} />,
          open: (
            <ButtonLink
              size="small"
              viewTransition
              to={`/${localePath}/tokenVestingPlanDetail/${grant.address}`}
              {...logged("vestingPlan.details")}
            >
              {plan.details}
              <span className="visually-hidden">: {planName(plan, grant.plan)}</span>
            </ButtonLink>
          ),
        },
      }))}
    />
  );
}
