import { useLocation } from "react-router";
import { Tabs } from "~/ui/navigation";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "../batch/act-props";
import { PERIOD_ALL_LOG, PERIOD_FILTERS } from "../nft-screens";

/** Chooses which terms are shown, by links as tabs do. */
export function PeriodFilter({ texts, period }: { texts: Pick<ActTexts, "labels">; period: number | null }) {
  const t = useT();
  const { pathname } = useLocation();
  const items = PERIOD_FILTERS.map(({ days, log }) => ({
    to: `${pathname}?term=${days}`,
    label: t(texts.labels, "days", { count: days }),
    isCurrent: period === days,
    log,
  }));
  const all = { to: pathname, label: texts.labels.allTerms, isCurrent: period === null, log: PERIOD_ALL_LOG } as const;
  return <Tabs label={texts.labels.terms} items={[all, ...items]} />;
}
