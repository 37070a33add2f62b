import { listSamplePlaces, type SamplePlace } from "~/content/sample-places.server";
import { SAMPLE_SECTION_KINDS, type SampleSectionId } from "~/content/sample-sections";
import { partsOf } from "~/content/section-lines";
import type { ResourceField } from "../define-resource";

/** The place of a section by its id. */
export function sectionPlace(id: string): SamplePlace | undefined {
  return listSamplePlaces().find((place) => place.id === id);
}

/** The fields of a section's form, by its id. */
export function fieldsOfSections(): Record<string, readonly ResourceField[]> {
  return Object.fromEntries(listSamplePlaces().map(({ id, sections }) => [id, fieldsOf(id, { ...sections.en })]));
}

function fieldsOf(id: SampleSectionId, section: Readonly<Record<string, unknown>>): ResourceField[] {
  return partsOf(section).map(({ name, isLong }) => {
    const kind = isLong ? "localizedArea" : "localized";
    const value = `${SAMPLE_SECTION_KINDS[id]}-${name}`;
    return EXPLAINED.includes(value) ? { name, kind, hint: { words: "lines", value } } : { name, kind };
  });
}

/** The parts whose lines are explained in the texts. */
const EXPLAINED: readonly string[] = [
  "cards-items",
  "steps-items",
  "timeline-items",
  "timeline-states",
  "figures-items",
  "table-columns",
  "table-rows",
  "plot-points",
  "plot-series",
];
