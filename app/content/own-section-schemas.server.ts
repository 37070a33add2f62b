import { z } from "zod";
import { iconNames, type PictureId, pictures } from "~/ui/art-manifest";
import { PAGES } from "./pages";
import type { SAMPLE_SECTION_KINDS } from "./sample-sections";
import type { Action, Section } from "./sections";

type SampleKind = (typeof SAMPLE_SECTION_KINDS)[keyof typeof SAMPLE_SECTION_KINDS];
/** The part of a section that an operator writes. The ground belongs to the place on the page. */
export type WrittenSection = Writable<Extract<Section, { kind: SampleKind }>>;
type Writable<S> = S extends unknown ? Omit<S, "ground" | "sample"> : never;

const MOST_ITEMS = 40;
/** As many as there are fills that can be told apart without colour (bands/fills). */
const MOST_FILLS = 8;

const text = z.string().trim().min(1).max(1_000);
/** A value to draw. It is never negative: parts and bars begin at zero. */
const figure = z.number().min(0).max(1e15);
const picture = z.custom<PictureId>((id) => typeof id === "string" && Object.hasOwn(pictures, id), "no such picture");

const head = { title: text, body: text.optional() };
const button = { label: text, isPrimary: z.boolean().optional() };

const action: z.ZodType<Action> = z.union([
  z.strictObject({ ...button, page: z.string(), tab: z.string().optional() }).refine(isPage, "no such page or tab"),
  z.strictObject({ ...button, dialog: text }),
  z.strictObject({ ...button, shared: z.enum(["to-be-released", "coin-info"]) }),
  z.strictObject({ ...button, email: z.literal([0, 1]), subject: text.optional() }),
]);

const cards = z.strictObject({
  ...head,
  kind: z.literal("cards"),
  items: listOf(
    z
      .strictObject({
        picture: picture.optional(),
        pictureAlt: text.optional(),
        icon: z.enum(iconNames).optional(),
        label: text.optional(),
        title: text,
        body: text,
        action: action.optional(),
      })
      .refine(({ picture, pictureAlt }) => (picture === undefined) === (pictureAlt === undefined), {
        error: "a picture is told in words too",
        path: ["pictureAlt"],
      }),
    "title",
  ),
});

const steps = z.strictObject({
  ...head,
  kind: z.literal("steps"),
  items: listOf(z.strictObject({ title: text, body: text, action: action.optional() }), "title"),
});

const timeline = z.strictObject({
  ...head,
  kind: z.literal("timeline"),
  states: z.strictObject({ done: text, now: text, next: text }),
  items: listOf(
    z.strictObject({ when: text, title: text, body: text, state: z.enum(["done", "now", "next"]) }),
    "title",
  ),
});

const table = z
  .strictObject({
    ...head,
    kind: z.literal("table"),
    caption: text,
    columns: z
      .array(z.strictObject({ label: text, align: z.enum(["start", "end"]).optional() }))
      .min(2)
      .max(8),
    rows: z.array(z.array(text)).min(1).max(MOST_ITEMS),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: "a cell for each column",
    path: ["rows"],
  })
  .refine(({ rows }) => areUnlike(rows.map(([first]) => first)), {
    error: "each row begins with a name of its own",
    path: ["rows"],
  });

const figures = z.strictObject({
  ...head,
  kind: z.literal("figures"),
  items: listOf(z.strictObject({ value: text, label: text, note: text.optional() }), "label"),
});

const plotted = {
  ...head,
  kind: z.literal("plot"),
  caption: text,
  description: text,
  // not trimmed: " SCG" follows a figure, with its space
  unit: z.string().max(20),
};

const labelled = { ...plotted, labelColumn: text, valueColumn: text };
const point = z.strictObject({ label: text, value: figure });

const plot = z.discriminatedUnion("shape", [
  z.strictObject({ ...labelled, shape: z.literal("shares"), points: listOf(point, "label", MOST_FILLS) }),
  z.strictObject({ ...labelled, shape: z.literal("bars"), points: listOf(point, "label") }),
  z
    .strictObject({
      ...plotted,
      shape: z.literal("area"),
      tickColumn: text,
      ticks: z.array(text).min(2).max(MOST_ITEMS).refine(areUnlike, "each tick has a name of its own"),
      series: listOf(z.strictObject({ label: text, values: z.array(figure) }), "label", MOST_FILLS),
    })
    .refine(({ ticks, series }) => series.every(({ values }) => values.length === ticks.length), {
      error: "a value for each tick",
      path: ["series"],
    }),
]);

/** What an operator may write in place of a sample section, by its kind. A kind without a schema does not compile. */
export const OWN_SECTION_SCHEMAS: {
  [Kind in SampleKind]: z.ZodType<Extract<WrittenSection, { kind: Kind }>>;
} = { cards, steps, timeline, table, figures, plot };

/** A list in which no two items share a name. */
function listOf<Name extends string, Item extends Record<Name, string>>(
  item: z.ZodType<Item>,
  name: Name,
  most = MOST_ITEMS,
) {
  return z
    .array(item)
    .min(1)
    .max(most)
    .refine((items) => areUnlike(items.map((one) => one[name])), `each ${name} is unlike the others`);
}

function areUnlike(names: readonly unknown[]): boolean {
  return new Set(names).size === names.length;
}

function isPage({ page, tab }: { page: string; tab?: string | undefined }): boolean {
  const row = PAGES.find(({ slug }) => slug === page);
  return row !== undefined && (tab === undefined || (row.tabs?.includes(tab) ?? false));
}
