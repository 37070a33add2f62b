import { BOARD_SOCIAL_KINDS, OUTLETS, type Outlet, PARTNER_KINDS } from "~/domain/settings/company";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { formatNumber } from "~/locales/format";
import { translateIn } from "~/locales/translate";
import type { IconName, Picture } from "~/ui/art-manifest";
import type { BoardSection, CompanySection, LinksSection, MiningSection, PartnersSection } from "../sections";
import { type ActionView, dialogAnchor, findPicture, type SectionFacts, viewOfActions } from "./facts.server";
import { barsOf, type PlotDrawing, type SampleView, sampleOf } from "./figures.server";

type Head = { ground?: "night" | "paper"; title: string; body?: string; sample: SampleView | null };

/** A link to another site; `newTab` says that it opens in a new tab. */
export type OutsideLink = { label: string; href: string; icon: IconName; newTab: string };

export type LinksView = Head & {
  kind: "links";
  links: OutsideLink[];
  actions: ActionView[];
  address: { label: string; value: string } | null;
  /** Shown if there is nothing to lead to. */
  none: string;
};

export type MiningView = Head & {
  kind: "mining";
  button: string;
  anchor: string;
  close: string;
  note: string;
  plot: PlotDrawing | null;
  none: string;
};

export type BoardView = Head & {
  kind: "board";
  members: {
    id: string;
    anchor: string;
    name: string;
    role: string;
    biography: string;
    portrait: Picture | null;
    links: OutsideLink[];
    /** The text on the button, and its name for a screen reader. */
    more: string;
    moreOf: string;
  }[];
  close: string;
  none: string;
};

export type PartnersView = Head & {
  kind: "partners";
  groups: {
    id: string;
    icon: IconName;
    label: string;
    partners: { id: string; anchor: string; name: string; what: string; link: OutsideLink }[];
  }[];
  none: string;
};

export type CompanyView = Head & {
  kind: "company";
  facts: { term: string; value: string; href?: string }[];
};

const OUTLET_ICONS: Record<Outlet, IconName> = {
  whitepaper: "document",
  fs: "chart",
  youtube: "youtube",
  article: "copy",
  page: "globe",
  homepage: "globe",
  marketplace: "marketplace",
};

const PARTNER_ICONS: Record<(typeof PARTNER_KINDS)[number], IconName> = {
  technology: "settings",
  finance: "vault",
  legal: "document",
  venue: "star",
  travel: "globe",
  care: "shield",
  media: "play",
};

export function viewOfLinks(section: LinksSection, facts: SectionFacts): LinksView {
  const { company, texts } = facts;
  const words = texts.content;
  const known = find(company.links, section.of) ?? {};
  const address = find(company.contracts, section.of);
  return {
    ...section,
    sample: companySampleOf(facts),
    links: OUTLETS.flatMap((outlet) => {
      const href = known[outlet];
      if (!href) return [];
      return { label: words.outlets[outlet], href, icon: OUTLET_ICONS[outlet], newTab: texts.shell.opensNewTab };
    }),
    actions: viewOfActions(section.actions, facts),
    address: address ? { label: words.collectionAddress, value: address } : null,
    none: words.noLinks,
  };
}

export function viewOfMining(section: MiningSection, facts: SectionFacts): MiningView {
  const { company, texts } = facts;
  const words = texts.content.mining;
  const mining = find(company.mining, section.of);
  return {
    ...section,
    sample: companySampleOf(facts),
    button: words.title,
    anchor: dialogAnchor(`mining-${section.of}`),
    close: texts.shell.close,
    note: words.note,
    plot: mining && mining.rows.length > 0 ? plotOfMining(mining, facts) : null,
    none: words.none,
  };
}

function plotOfMining(
  { token, rows }: NonNullable<SectionFacts["company"]["mining"]["pvt"]>,
  facts: SectionFacts,
): PlotDrawing {
  const { locale, texts } = facts;
  const t = translateIn(locale);
  const words = texts.content;
  const points = rows.map(({ collection, amount }) => {
    const value = Number(amount);
    return { label: COLLECTION_NAMES[collection], value, figure: `${formatNumber(locale, value)} ${token}` };
  });
  const highest = points.reduce((one, other) => (other.value > one.value ? other : one));
  const caption = t(words.mining, "caption", { token });
  const amount = formatNumber(locale, highest.value);
  return {
    ...barsOf(points),
    caption,
    description: t(words.mining, "description", { collection: highest.label, amount, token }),
    sample: companySampleOf(facts),
    asTable: words.asTable,
    table: {
      columns: [{ label: words.collection }, { label: caption, align: "end" }],
      rows: points.map(({ label, figure }) => [label, figure]),
    },
  };
}

/** The anchor of a member's dialog. */
export function memberAnchor(id: string): string {
  return dialogAnchor(`board-${id}`);
}

/** The anchor of a partner's plate. */
export function partnerAnchor(id: string): string {
  return `partner-${id}`;
}

export function viewOfBoard(section: BoardSection, facts: SectionFacts): BoardView {
  const { company, texts, locale } = facts;
  const t = translateIn(locale);
  const words = texts.content.board;
  return {
    ...section,
    sample: companySampleOf(facts),
    members: company.board.map(({ id, name, role, biography, socials }) => ({
      id,
      anchor: memberAnchor(id),
      name: name[locale.code],
      role: role[locale.code],
      biography: biography[locale.code],
      portrait: findPicture(`board/${id}`),
      links: BOARD_SOCIAL_KINDS.flatMap((kind) => {
        const social = socials.find((candidate) => candidate.kind === kind);
        if (!social) return [];
        const icon = kind === "snowseed" ? "partner" : kind;
        return { label: words.socials[kind], href: social.url, icon, newTab: texts.shell.opensNewTab };
      }),
      more: words.more,
      moreOf: t(words, "moreOf", { name: name[locale.code] }),
    })),
    close: texts.shell.close,
    none: words.none,
  };
}

export function viewOfPartners(section: PartnersSection, facts: SectionFacts): PartnersView {
  const { company, texts, locale } = facts;
  const t = translateIn(locale);
  const words = texts.content.partners;
  const groups = PARTNER_KINDS.map((kind) => ({
    id: kind,
    icon: PARTNER_ICONS[kind],
    label: words.kinds[kind],
    partners: company.partners
      .filter((partner) => partner.kind === kind)
      .map(({ id, name, what, url }) => ({
        id,
        anchor: partnerAnchor(id),
        name: name[locale.code],
        what: what[locale.code],
        link: {
          label: t(words, "visit", { name: name[locale.code] }),
          href: url,
          icon: "external" as const,
          newTab: texts.shell.opensNewTab,
        },
      })),
  }));
  return {
    ...section,
    sample: companySampleOf(facts),
    groups: groups.filter(({ partners }) => partners.length > 0),
    none: words.none,
  };
}

export function viewOfCompany(section: CompanySection, facts: SectionFacts): CompanyView {
  const { company, texts, locale } = facts;
  const words = texts.content.company;
  const [email, partnerEmail] = company.emails;
  return {
    ...section,
    sample: companySampleOf(facts),
    facts: [
      { term: words.name, value: company.name[locale.code] },
      { term: words.address, value: company.address[locale.code] },
      { term: words.email, value: email, href: `mailto:${email}` },
      { term: words.partnerEmail, value: partnerEmail, href: `mailto:${partnerEmail}` },
    ],
  };
}

function companySampleOf(facts: SectionFacts): SampleView | null {
  return facts.isSampleCompany ? sampleOf(facts) : null;
}

/** What the facts say about a subject. A content page may name a subject that they do not have. */
function find<T>(facts: Partial<Record<string, T>>, subject: string): T | undefined {
  return Object.hasOwn(facts, subject) ? facts[subject] : undefined;
}
