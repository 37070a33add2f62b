import type { GrantView } from "~/domain/vesting/view";
import { formatChainTs } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { GrantListData } from "./grant-list.server";
import { GrantStateBadge } from "./grant-state-badge";
import { formatToken, isFlowing, planName } from "./token-text";

export type GrantTableProps = Pick<GrantListData, "texts" | "localePath"> & {
  coin: string;
  grants: readonly GrantView[];
};

/** A holder's grants of one coin. */
export function GrantTable({ texts, localePath, coin, grants }: GrantTableProps) {
  const t = useT();
  const locale = useLocale();
  const { mine, states, plan } = texts;
  const { columns } = mine;
  return (
    <DataTable
      caption={t(mine, "caption", { coin })}
      captionHidden
      columns={[
        { key: "plan", label: columns.plan },
        { key: "due", label: columns.due, align: "end" },
        { key: "toCome", label: columns.toCome, align: "end" },
        { key: "granted", label: columns.granted, align: "end" },
        { key: "next", label: columns.next },
        { key: "state", label: columns.state },
        { key: "open", label: columns.open, align: "act" },
      ]}
      rows={grants.map((grant) => ({
        key: grant.address,
        cells: {
          plan: <span className="vesting-plan-name">{planName(plan, grant.plan)}</span>,
          due: formatToken(locale, grant.figures.dueRaw, grant),
          toCome: formatToken(locale, grant.figures.toComeRaw, grant),
          granted: formatToken(locale, grant.totalRaw, grant),
          next: nextText(locale, mine.everySecond, grant),
          state: <GrantStateBadge texts={states} state={grant.figures.state} />,
          open: (
            <ButtonLink
              size="small"
              viewTransition
              to={`/${localePath}/mypage/myVestingDetail/${grant.address}`}
              {...logged("myVesting.view")}
            >
              {mine.view}
              <span className="visually-hidden">: {planName(plan, grant.plan)}</span>
            </ButtonLink>
          ),
        },
      }))}
    />
  );
}

function nextText(locale: Locale, everySecond: string, grant: GrantView): string {
  if (isFlowing(grant)) return everySecond;
  return grant.figures.next ? formatChainTs(locale, grant.figures.next.ts) : "–";
}
