import { formatDate, formatDateTime, formatDecimal } from "~/locales/format";
import { translateIn } from "~/locales/translate";
import type { NewsSection, PriceSection } from "../sections";
import { type ActionView, type SectionFacts, viewOfActions } from "./facts.server";
import { type SampleView, sampleOf } from "./figures.server";
import type { NewsTeaser } from "./news-teaser";

/** How many pieces of news a page shows. */
export const LATEST_NEWS = 3;

export type PriceView = Pick<PriceSection, "kind" | "ground" | "title" | "body"> & {
  price: { figure: string; unit: string } | null;
  /** When it was read, or that it could not be read. */
  note: string;
};

export type LatestNewsView = Pick<NewsSection, "kind" | "ground" | "title" | "body" | "none"> & {
  teasers: (Omit<NewsTeaser, "isSample"> & { date: string; dateLabel: string; sample: SampleView | null })[];
  actions: ActionView[];
};

export function viewOfPrice(section: PriceSection, { locale, price }: SectionFacts): PriceView {
  const { kind, ground, title, body, unread } = section;
  if (!price) return { kind, ground, title, body, price: null, note: unread };
  return {
    kind,
    ground,
    title,
    body,
    price: { figure: formatDecimal(locale, price.price), unit: price.currency },
    note: translateIn(locale)(section, "readAt", { time: formatDateTime(locale, price.readAt) }),
  };
}

export function viewOfNews(section: NewsSection, facts: SectionFacts): LatestNewsView {
  const { kind, ground, title, body, none } = section;
  const teasers = facts.news.slice(0, LATEST_NEWS).map(({ isSample, ...teaser }) => {
    // noon in Korea is the same day in each language's time zone
    const date = formatDate(facts.locale, new Date(`${teaser.publishedOn}T12:00:00+09:00`));
    const dateLabel = translateIn(facts.locale)(facts.texts.content.news, "on", { date });
    return { ...teaser, date, dateLabel, sample: isSample ? sampleOf(facts) : null };
  });
  return { kind, ground, title, body, none, teasers, actions: viewOfActions(section.actions, facts) };
}
