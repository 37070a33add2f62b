import type { CurveSection, QuestionsSection, Section } from "./sections";
import { type CodexView, viewOfCodex } from "./views/codex.server";
import {
  type BoardView,
  type CompanyView,
  type LinksView,
  type MiningView,
  type PartnersView,
  viewOfBoard,
  viewOfCompany,
  viewOfLinks,
  viewOfMining,
  viewOfPartners,
} from "./views/company.server";
import { type DiagramView, viewOfDiagram } from "./views/diagram.server";
import { type DownloadsView, viewOfDownloads } from "./views/downloads.server";
import type { SectionFacts } from "./views/facts.server";
import {
  type FiguresView,
  type PlotView,
  type TableView,
  viewOfFigures,
  viewOfPlot,
  viewOfTable,
} from "./views/figures.server";
import {
  type BalanceView,
  type DistrictsView,
  type PeopleView,
  type RatesView,
  viewOfBalance,
  viewOfDistricts,
  viewOfPeople,
  viewOfRates,
} from "./views/home.server";
import { type LatestNewsView, type PriceView, viewOfNews, viewOfPrice } from "./views/latest.server";
import { type HeroView, type OpeningView, viewOfHero, viewOfOpening } from "./views/opening.server";
import {
  type CalloutView,
  type CardsView,
  type DocumentView,
  type GalleryView,
  type ProseView,
  type StepsView,
  type TimelineView,
  viewOfCallout,
  viewOfCards,
  viewOfDocument,
  viewOfGallery,
  viewOfProse,
  viewOfSteps,
  viewOfTimeline,
} from "./views/text.server";

/** A section that is ready to draw: pictures with their sizes, links that lead somewhere, figures as words. */
export type SectionView =
  | HeroView
  | RatesView
  | DistrictsView
  | CurveSection
  | BalanceView
  | PeopleView
  | QuestionsSection
  | OpeningView
  | ProseView
  | DocumentView
  | CardsView
  | StepsView
  | TimelineView
  | GalleryView
  | CalloutView
  | DownloadsView
  | TableView
  | FiguresView
  | PlotView
  | DiagramView
  | CodexView
  | LinksView
  | MiningView
  | BoardView
  | PartnersView
  | CompanyView
  | PriceView
  | LatestNewsView;

/** Makes what the band of a section is drawn from. A kind without a view does not compile. */
export function viewOfSection(section: Section, facts: SectionFacts): SectionView {
  switch (section.kind) {
    case "hero":
      return viewOfHero(section, facts);
    case "rates":
      return viewOfRates(section, facts);
    case "districts":
      return viewOfDistricts(section, facts);
    case "balance":
      return viewOfBalance(section, facts);
    case "people":
      return viewOfPeople(section);
    case "opening":
      return viewOfOpening(section, facts);
    case "prose":
      return viewOfProse(section, facts);
    case "document":
      return viewOfDocument(section, facts);
    case "cards":
      return viewOfCards(section, facts);
    case "steps":
      return viewOfSteps(section, facts);
    case "timeline":
      return viewOfTimeline(section, facts);
    case "gallery":
      return viewOfGallery(section);
    case "callout":
      return viewOfCallout(section, facts);
    case "downloads":
      return viewOfDownloads(section, facts);
    case "curve":
    case "questions":
      return section;
    case "table":
      return viewOfTable(section, facts);
    case "figures":
      return viewOfFigures(section, facts);
    case "plot":
      return viewOfPlot(section, facts);
    case "diagram":
      return viewOfDiagram(section);
    case "codex":
      return viewOfCodex(section, facts);
    case "links":
      return viewOfLinks(section, facts);
    case "mining":
      return viewOfMining(section, facts);
    case "board":
      return viewOfBoard(section, facts);
    case "partners":
      return viewOfPartners(section, facts);
    case "company":
      return viewOfCompany(section, facts);
    case "price":
      return viewOfPrice(section, facts);
    case "news":
      return viewOfNews(section, facts);
  }
}
