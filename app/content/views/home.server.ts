import { formatBps, formatDateTime, formatMoney, formatNumber } from "~/locales/format";
import { translateIn } from "~/locales/translate";
import type { Picture } from "~/ui/art-manifest";
import type { Menu } from "../menus";
import type { BalanceSection, DistrictsSection, PeopleSection, RatesSection } from "../sections";
import { type ActionView, pictureOf, type SectionFacts, viewOfActions } from "./facts.server";

export type RatesView = Pick<RatesSection, "kind" | "ground" | "title" | "body"> & {
  actions: ActionView[];
  /** `share`: of the highest rate, in twelfths. */
  rates: { term: string; rate: string; unit: string; share: number }[];
  facts: { term: string; value: string }[];
  note: string;
};
export type DistrictsView = Omit<DistrictsSection, "items"> & {
  items: (Omit<DistrictsSection["items"][number], "menu" | "picture"> & { menu: Menu; picture: Picture })[];
};
export type BalanceView = Omit<BalanceSection, "proof"> & {
  proof: { title: string; body: string; actions: ActionView[] } | null;
};
export type PeopleView = Omit<PeopleSection, "items"> & {
  items: (Omit<PeopleSection["items"][number], "picture"> & { picture: Picture })[];
};

export function viewOfRates(section: RatesSection, facts: SectionFacts): RatesView {
  const { kind, ground, title, body, unread } = section;
  const actions = viewOfActions(section.actions, facts);
  const { locale, pool } = facts;
  const t = translateIn(locale);
  if (!pool) return { kind, ground, title, body, actions, rates: [], facts: [], note: unread };
  const highest = Math.max(...pool.ratesBps, 1);
  const money = (raw: bigint) => formatMoney(locale, { raw, decimals: pool.decimals, coin: "SCG", maxDecimals: 2 });
  return {
    kind,
    ground,
    title,
    body,
    actions,
    rates: pool.termDays.map((days, index) => ({
      term: t(section, "term", { days: formatNumber(locale, days) }),
      rate: formatBps(locale, pool.ratesBps[index] ?? 0),
      unit: section.rate,
      share: Math.max(1, Math.round(((pool.ratesBps[index] ?? 0) / highest) * 12)),
    })),
    facts: [
      { term: section.facts.staked, value: money(pool.totalPrincipalRaw) },
      { term: section.facts.reward, value: money(pool.freeRewardRaw) },
      { term: section.facts.positions, value: formatNumber(locale, Number(pool.openPositions)) },
    ],
    note: t(section, "readAt", { time: formatDateTime(locale, new Date(Number(pool.chainTs) * 1000)) }),
  };
}

export function viewOfDistricts(section: DistrictsSection, { menus }: SectionFacts): DistrictsView {
  const items = section.items.flatMap((item) => {
    const menu = menus.find(({ key }) => key === item.menu);
    return menu ? [{ ...item, menu, picture: pictureOf(item.picture) }] : [];
  });
  return { ...section, items };
}

export function viewOfBalance(section: BalanceSection, facts: SectionFacts): BalanceView {
  const { proof } = section;
  return { ...section, proof: proof ? { ...proof, actions: viewOfActions(proof.actions, facts) } : null };
}

export function viewOfPeople(section: PeopleSection): PeopleView {
  return { ...section, items: section.items.map((item) => ({ ...item, picture: pictureOf(item.picture) })) };
}
