import { formatDate } from "~/locales/format";
import type { Picture } from "~/ui/art-manifest";
import type {
  CalloutSection,
  CardsSection,
  DocumentSection,
  GallerySection,
  PageModal,
  ProseSection,
  StepsSection,
  TimelineSection,
} from "../sections";
import {
  type ActionView,
  dialogAnchor,
  pictureOf,
  type SectionFacts,
  viewOfAction,
  viewOfActions,
} from "./facts.server";
import { type SampleView, sampleOf } from "./figures.server";

export type ProseView = Omit<ProseSection, "actions"> & { actions: ActionView[] };
export type DocumentView = Omit<DocumentSection, "effectiveOn"> & { effectiveOn: string; effectiveDate: string };
export type CardsView = Omit<CardsSection, "items" | "sample"> & {
  sample: SampleView | null;
  items: (Omit<CardsSection["items"][number], "picture" | "action"> & {
    picture: (Picture & { scale: number; isWide: boolean }) | null;
    action: ActionView | null;
  })[];
};
export type StepsView = Omit<StepsSection, "items" | "sample"> & {
  sample: SampleView | null;
  items: { title: string; body: string; action: ActionView | null }[];
};
export type TimelineView = Omit<TimelineSection, "sample"> & { sample: SampleView | null };
export type GalleryView = Omit<GallerySection, "items"> & {
  items: { picture: Picture; alt: string; caption?: string; classes: string[]; scale: number }[];
};
export type CalloutView = Omit<CalloutSection, "actions"> & { actions: ActionView[] };
export type DialogView = Omit<PageModal, "actions"> & { anchor: string; close: string; actions: ActionView[] };

export function viewOfProse(section: ProseSection, facts: SectionFacts): ProseView {
  return { ...section, actions: viewOfActions(section.actions, facts) };
}

export function viewOfDocument(section: DocumentSection, { locale }: SectionFacts): DocumentView {
  // noon in Korea is the same day in each language's time zone
  return { ...section, effectiveDate: formatDate(locale, new Date(`${section.effectiveOn}T12:00:00+09:00`)) };
}

export function viewOfCards(section: CardsSection, facts: SectionFacts): CardsView {
  const items = section.items.map((item, index) => ({
    ...item,
    picture: item.picture
      ? viewOfCardPicture(pictureOf(item.picture), index === 0 || section.items.length === 2)
      : null,
    action: viewOfAction(item.action, facts),
  }));
  return { ...section, sample: section.sample ? sampleOf(facts) : null, items };
}

function viewOfCardPicture(picture: Picture, isLarge: boolean) {
  return { ...picture, scale: isLarge ? wholeScale(picture, 288) : 1, isWide: isWide(picture) };
}

export function viewOfSteps(section: StepsSection, facts: SectionFacts): StepsView {
  const items = section.items.map((item) => ({ ...item, action: viewOfAction(item.action, facts) }));
  return { ...section, sample: section.sample ? sampleOf(facts) : null, items };
}

export function viewOfTimeline(section: TimelineSection, facts: SectionFacts): TimelineView {
  return { ...section, sample: section.sample ? sampleOf(facts) : null };
}

export function viewOfGallery(section: GallerySection): GalleryView {
  const count = section.items.length;
  const places = section.items.map((item, index) => placeOnWall(pictureOf(item.picture), index, count));
  const items = section.items.map((item, index) => {
    const picture = pictureOf(item.picture);
    const place = places[index] ?? "plain";
    const isLast = index === count - 1;
    const classes = [place === "plain" ? "" : `gallery-${place}`, ...(isLast ? endOfWall(places) : [])];
    return { ...item, picture, classes: classes.filter(Boolean), scale: wholeScale(picture, LARGEST[place]) };
  });
  return { ...section, items };
}

type Place = "plain" | "large" | "wide";

/** The height available for a picture in each place, in CSS pixels. */
const LARGEST = { plain: 136, wide: 136, large: 400 } as const;
/** Cells of the wall that a place takes in a row of four, and in a row of two. */
const CELLS = { plain: 1, wide: 2, large: 4 } as const;
const NARROW_CELLS = { plain: 1, wide: 2, large: 2 } as const;

/** Every seventh picture is large if four more are beside it; two pictures share their row. */
function placeOnWall(picture: Picture, index: number, count: number): Place {
  if (isWide(picture) || count === 2) return "wide";
  return index % 7 === 0 && index + 4 < count ? "large" : "plain";
}

/** The classes of the last picture that keep rows of the wall from ending in a hole. */
function endOfWall(places: readonly Place[]): string[] {
  if (places.at(-1) !== "plain") return [];
  const cells = (sizes: Record<Place, number>) => places.reduce((sum, place) => sum + sizes[place], 0);
  const missing = (4 - (cells(CELLS) % 4)) % 4;
  return [missing > 0 ? `gallery-fill-${missing + 1}` : "", cells(NARROW_CELLS) % 2 === 1 ? "gallery-alone" : ""];
}

function isWide({ width, height }: Picture): boolean {
  return width > 1.4 * height;
}

/** The largest whole multiple within a height, at least the natural size. */
function wholeScale({ height }: Picture, room: number): number {
  return Math.max(1, Math.floor(room / height));
}

export function viewOfCallout(section: CalloutSection, facts: SectionFacts): CalloutView {
  return { ...section, actions: viewOfActions(section.actions, facts) };
}

export function viewOfDialog(dialog: PageModal, facts: SectionFacts): DialogView {
  const { shell } = facts.texts;
  return {
    ...dialog,
    anchor: dialogAnchor(dialog.id),
    close: shell.close,
    actions: viewOfActions(dialog.actions, facts),
  };
}
