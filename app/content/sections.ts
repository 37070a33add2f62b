import type { LinkSubject, MiningSubject } from "~/domain/settings/subjects";
import type { IconName, PictureId } from "~/ui/art-manifest";
import type { District } from "~/ui/page-head";
import type { MENU_ROWS } from "./menus";
import type { SampleIdOf } from "./sample-sections";

/**
 * A page in one language. What it shows is data; app/content/bands draws each kind. English is the model: the other
 * languages are `InLanguage<typeof english>` and so have the same sections, pictures, figures and links.
 */
export type PageContent = {
  /** Title of the document, unlike that of any other page of the language. */
  title: string;
  /** What a search engine shows below the title. */
  description: string;
  district: District;
  sections: readonly Section[];
  /** Names the tabs for screen readers; only where the page's row has tabs. */
  tabsLabel?: string;
  /** Shown below `sections`, one at a time; keyed by the ids of the page's row, the first of which is shown at the page's own address. */
  tabs?: Readonly<Record<string, TabContent>>;
  dialogs?: readonly DialogContent[];
};

/** One tab: a page of its own to search engines, at `/eng/<slug>/<id>`. */
export type TabContent = {
  label: string;
  title: string;
  description: string;
  sections: readonly Section[];
  dialogs?: readonly DialogContent[];
};

/** A modal of a page; `id` is unlike any other of the page and its tabs. */
export type DialogContent = { id: string; title: string; blocks: readonly Block[]; actions?: readonly Action[] };

/** Running text: a paragraph, or something that stands between paragraphs. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: readonly { term: string; value: string }[] };

/** The closed set of kinds. */
export type Section =
  | HeroSection
  | RatesSection
  | DistrictsSection
  | CurveSection
  | BalanceSection
  | PeopleSection
  | QuestionsSection
  | OpeningSection
  | ProseSection
  | DocumentSection
  | CardsSection
  | StepsSection
  | TimelineSection
  | GallerySection
  | TableSection
  | FiguresSection
  | PlotSection
  | DiagramSection
  | CalloutSection
  | DownloadsSection
  | CodexSection
  | LinksSection
  | MiningSection
  | BoardSection
  | PartnersSection
  | CompanySection
  | PriceSection
  | NewsSection;

/** What a button or link leads to. One to a page is left out where that page is not open. */
export type Action = { label: string; isPrimary?: boolean } & (
  | { page: string; tab?: string }
  /** One of the page's own dialogs, or one that every page has. */
  | { dialog: string }
  | { shared: "to-be-released" | "coin-info" }
  /** The company's address of the first or second footer e-mail; the subject that the letter begins with. */
  | { email: 0 | 1; subject?: string }
);

type Ground = { ground?: "night" | "paper" };
type Headed = Ground & { title: string; body?: string };
/**
 * `sample`: an example until the operator writes what is true (setting `own_sections`), under this id and with a mark that
 * says so.
 */
type Exemplary<Kind> = Headed & { kind: Kind; sample?: SampleIdOf<Kind> };

/** The first screen of the home page. */
export type HeroSection = {
  kind: "hero";
  title: string;
  lead: string;
  actions: readonly Action[];
  scene: PictureId;
  narrowScene: PictureId;
  sceneAlt: string;
};

/** The first band of every other page: what it is in one sentence, what to do next, and the page's own scene (drawn as `pages/<slug>`). */
export type OpeningSection = {
  kind: "opening";
  title: string;
  lead: string;
  actions?: readonly Action[];
  /** What the scene shows; also what its artist draws. */
  sceneAlt: string;
};

/** The staking terms with the rates of the pool; without figures where the pool cannot be read. */
export type RatesSection = Ground & {
  kind: "rates";
  title: string;
  body: string;
  actions: readonly Action[];
  /** Named, with the days filled in. */
  term: string;
  rate: string;
  facts: { staked: string; reward: string; positions: string };
  /** Said with the time of the reading, and where there is none. */
  readAt: string;
  unread: string;
};

/** The seven districts; the first one listed is shown large, with its menu. */
export type DistrictsSection = Ground & {
  kind: "districts";
  title: string;
  body: string;
  items: readonly { menu: (typeof MENU_ROWS)[number]["key"]; picture: PictureId; pictureAlt: string; body: string }[];
};

/** Steps beside a plot of what can be claimed over a term. */
export type CurveSection = Ground & {
  kind: "curve";
  title: string;
  body: string;
  steps: readonly { title: string; body: string }[];
  plot: {
    caption: string;
    description: string;
    start: string;
    end: string;
    base: string;
    whole: string;
    early: string;
  };
};

/** What holds against what does not, side by side and equally loud. */
export type BalanceSection = Ground & {
  kind: "balance";
  title: string;
  body: string;
  good: { title: string; items: readonly string[] };
  bad: { title: string; items: readonly string[] };
  proof?: { title: string; body: string; actions: readonly Action[] };
};

/** People of the collections standing on one pavement. */
export type PeopleSection = Ground & {
  kind: "people";
  title: string;
  body: string;
  items: readonly { picture: PictureId; name: string; body: string }[];
};

export type QuestionsSection = Ground & {
  kind: "questions";
  title: string;
  body: string;
  items: readonly { question: string; answer: string }[];
};

/** Running text with a heading. */
export type ProseSection = Ground & {
  kind: "prose";
  title: string;
  blocks: readonly Block[];
  actions?: readonly Action[];
};

/** A long text of numbered clauses with a table of contents: terms, policies. Each clause has an address, `#<id>`. */
export type DocumentSection = {
  kind: "document";
  title: string;
  /** The day it takes effect, as `2026-11-01`. */
  effectiveOn: string;
  effective: string;
  contents: string;
  clauses: readonly { id: string; title: string; blocks: readonly Block[] }[];
};

/** Things beside one another that differ in kind, each perhaps with a way on. */
export type CardsSection = Exemplary<"cards"> & {
  items: readonly {
    picture?: PictureId;
    pictureAlt?: string;
    icon?: IconName;
    /** A word above the title: a state, a group. */
    label?: string;
    title: string;
    body: string;
    action?: Action;
  }[];
};

/** What is done in order. */
export type StepsSection = Exemplary<"steps"> & {
  items: readonly { title: string; body: string; action?: Action }[];
};

/** What happens when; `state` says how far it is. */
export type TimelineSection = Exemplary<"timeline"> & {
  states: { done: string; now: string; next: string };
  items: readonly { when: string; title: string; body: string; state: "done" | "now" | "next" }[];
};

/** Pictures with a word on each. */
export type GallerySection = Headed & {
  kind: "gallery";
  items: readonly { picture: PictureId; alt: string; caption?: string }[];
};

/** A comparison in rows; the first cell of a row names it. */
export type TableSection = Exemplary<"table"> & {
  caption: string;
  columns: readonly { label: string; align?: "start" | "end" }[];
  rows: readonly (readonly string[])[];
};

/** Large numbers. */
export type FiguresSection = Exemplary<"figures"> & {
  items: readonly { value: string; label: string; note?: string }[];
};

/**
 * A plot and the same as a table. `shares`: parts of a whole in one bar with its legend; `bars`: one bar a row; `area`:
 * series stacked over the ticks.
 */
export type PlotSection = Exemplary<"plot"> & {
  caption: string;
  /** What it shows, for those who do not see it. */
  description: string;
  /** Behind each figure: "%", " SCG". */
  unit: string;
} & (
    | {
        shape: "shares" | "bars";
        labelColumn: string;
        valueColumn: string;
        points: readonly { label: string; value: number }[];
      }
    | {
        shape: "area";
        tickColumn: string;
        ticks: readonly string[];
        series: readonly { label: string; values: readonly number[] }[];
      }
  );

/** Boxes on a grid (counted from 1) and arrows between them; the arrows are told in words too. */
export type DiagramSection = Headed & {
  kind: "diagram";
  caption: string;
  nodes: readonly {
    id: string;
    label: string;
    note?: string;
    column: number;
    row: number;
    tone?: "accent" | "quiet";
  }[];
  /** `label` reads as a sentence between the two: "pays rent to". */
  edges: readonly { from: string; to: string; label: string }[];
};

/** One thing to do next. */
export type CalloutSection = Ground & {
  kind: "callout";
  title: string;
  body: string;
  actions: readonly Action[];
};

/** Files of public/files, whose kind and size the page tells (tools/files makes them and their list). */
export type DownloadsSection = Headed & {
  kind: "downloads";
  items: readonly { files: readonly string[]; picture?: PictureId; pictureAlt?: string; title: string; body: string }[];
};

type DrawnIn<Folder extends string> = PictureId extends infer Id
  ? Id extends `${Folder}/${infer Name}`
    ? Name
    : never
  : never;

/**
 * Things of several rarities with a filter and a detail for each, drawn as `<set>/<id>`. With `book`, what the button says
 * that opens them, all stand in one dialog.
 */
export type CodexSection = Headed & {
  kind: "codex";
  set: "weapons" | "creatures";
  all: string;
  book?: string;
  rarities: readonly { id: "mythic" | "legendary" | "epic" | "rare" | "common"; label: string }[];
  items: readonly {
    id: DrawnIn<"weapons" | "creatures">;
    rarity: "mythic" | "legendary" | "epic" | "rare" | "common";
    name: string;
    body: string;
    facts: readonly { term: string; value: string }[];
  }[];
};

/** Addresses of other sites from the company's facts (settings); what has none is left out. */
export type LinksSection = Headed & { kind: "links"; of: LinkSubject; actions?: readonly Action[] };

/** The 'Daily mining amount for NFT holders' of a project from the company's facts, in a dialog with table and plot. */
export type MiningSection = Headed & { kind: "mining"; of: MiningSubject };

/** The board from the company's facts, each with a dialog. */
export type BoardSection = Headed & { kind: "board" };

/** The partners from the company's facts. */
export type PartnersSection = Headed & { kind: "partners" };

/** Name, address and e-mails from the company's facts. */
export type CompanySection = Headed & { kind: "company" };

/** The coin's price on an exchange; a plain word where it cannot be had. */
export type PriceSection = Headed & { kind: "price"; readAt: string; unread: string };

/** The latest news. */
export type NewsSection = Headed & { kind: "news"; none: string; actions: readonly Action[] };
