import type { SectionView } from "~/content/section-views.server";
import { BalanceBand } from "./balance-band";
import { BoardBand } from "./board-band";
import { CalloutBand } from "./callout-band";
import { CardsBand } from "./cards-band";
import { CodexBand } from "./codex-band";
import { CompanyBand } from "./company-band";
import { CurveBand } from "./curve-band";
import { DiagramBand } from "./diagram-band";
import { DistrictsBand } from "./districts-band";
import { DocumentBand } from "./document-band";
import { DownloadsBand } from "./downloads-band";
import { FiguresBand } from "./figures-band";
import { GalleryBand } from "./gallery-band";
import { HeroBand } from "./hero-band";
import { LinksBand } from "./links-band";
import { MiningBand } from "./mining-band";
import { NewsBand } from "./news-band";
import { OpeningBand } from "./opening-band";
import { PartnersBand } from "./partners-band";
import { PeopleBand } from "./people-band";
import { PlotBand } from "./plot-band";
import { PriceBand } from "./price-band";
import { ProseBand } from "./prose-band";
import { QuestionsBand } from "./questions-band";
import { RatesBand } from "./rates-band";
import { StepsBand } from "./steps-band";
import { TableBand } from "./table-band";
import { TimelineBand } from "./timeline-band";

/** Draws one section of a content page. The set of kinds is closed: another page is another data file. */
export function SectionBand({ view }: { view: SectionView }) {
  switch (view.kind) {
    case "hero":
      return <HeroBand {...view} />;
    case "rates":
      return <RatesBand {...view} />;
    case "districts":
      return <DistrictsBand {...view} />;
    case "curve":
      return <CurveBand {...view} />;
    case "balance":
      return <BalanceBand {...view} />;
    case "people":
      return <PeopleBand {...view} />;
    case "questions":
      return <QuestionsBand {...view} />;
    case "opening":
      return <OpeningBand {...view} />;
    case "prose":
      return <ProseBand {...view} />;
    case "document":
      return <DocumentBand {...view} />;
    case "cards":
      return <CardsBand {...view} />;
    case "steps":
      return <StepsBand {...view} />;
    case "timeline":
      return <TimelineBand {...view} />;
    case "gallery":
      return <GalleryBand {...view} />;
    case "callout":
      return <CalloutBand {...view} />;
    case "downloads":
      return <DownloadsBand {...view} />;
    case "table":
      return <TableBand {...view} />;
    case "figures":
      return <FiguresBand {...view} />;
    case "plot":
      return <PlotBand {...view} />;
    case "diagram":
      return <DiagramBand {...view} />;
    case "codex":
      return <CodexBand {...view} />;
    case "links":
      return <LinksBand {...view} />;
    case "mining":
      return <MiningBand {...view} />;
    case "board":
      return <BoardBand {...view} />;
    case "partners":
      return <PartnersBand {...view} />;
    case "company":
      return <CompanyBand {...view} />;
    case "price":
      return <PriceBand {...view} />;
    case "news":
      return <NewsBand {...view} />;
  }
}
