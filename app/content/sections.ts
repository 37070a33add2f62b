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
  /** Title of the document, different from every other title in the language. */
  title: string;
  /** What a search engine shows below the title. */
  description: string;
  district: District;
  sections: readonly Section[];
  /** Names the tabs for screen readers; present only if the page's row has tabs. */
  tabsLabel?: string;
  /**
   * Shown below `sections`, one at a time. The keys are the ids of the page's row; the first tab is shown at the page's own
   * address.
   */
  tabs?: Readonly<Record<string, TabContent>>;
  dialogs?: readonly PageModal[];
};

/** One tab: for search engines, a page of its own at `/eng/<slug>/<id>`. */
export type TabContent = {
  label: string;
  title: string;
  description: string;
  sections: readonly Section[];
  dialogs?: readonly PageModal[];
};

/** A modal of a page. No other modal of the page and its tabs has the same `id`. */
export type PageModal = { id: string; title: string; blocks: readonly Block[]; actions?: readonly Action[] };

/** Running text: a paragraph, or something between two paragraphs. */
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

/** What a button or link leads to. A link to a page that is not open is left out. */
export type Action = { label: string; isPrimary?: boolean } & (
  | { page: string; tab?: string }
  /** The path of a screen of holders below the language; such a screen is in no menu and in no search engine. */
  | { own: string }
  /** One of the page's own dialogs, or one that every page has. */
  | { dialog: string }
  | { shared: "to-be-released" | "coin-info" }
  /** The first or second e-mail address in the footer; `subject` is the subject of the letter. */
  | { email: 0 | 1; subject?: string }
  /** The first section of this kind on the page. */
  | { below: SectionPlace }
  /** The page's codex, which opens in a dialog as a book. */
  | { codex: "weapons" | "creatures" }
  /** A file of public/files, which is downloaded. */
  | { file: string }
);

/** What an action of an opening can lead to on its own page. */
export type SectionPlace = "board" | "cards" | "diagram" | "partners" | "prose" | "steps" | "table" | "timeline";

type Ground = { ground?: "night" | "paper" };
type Headed = Ground & { title: string; body?: string };
/**
 * `sample`: the section is an example, with a mark that says so, until the operator stores the true one under this id
 * (setting `own_sections`).
 */
type Exemplary<Kind> = Headed & { kind: Kind; sample?: SampleIdOf<Kind> };

/**
 * The words at the top of a page. Labels of actions may contain `{{members}}`, the number of people on the board, and
 * `{{items}}`, the number of entries in the page's codex.
 */
type OpeningWords = {
  /** What people search for. Absent if the name that the menu or the foot of the page gives the page says it by itself. */
  name?: string;
  /** The headline below the name. */
  title: string;
  /** What the page is for, or one fact in figures, in its first sentence. */
  lead: string;
  /** Shown instead of `lead` if the pool can be read: the yearly rates are filled in, `{{lowest}}` to `{{highest}}`. */
  leadWithRates?: string;
  /** At most one is primary. At most one leads to another page, so that the page itself comes first. */
  actions?: readonly Action[];
};

/** The first screen of the home page. */
export type HeroSection = OpeningWords & {
  kind: "hero";
  scene: PictureId;
  narrowScene: PictureId;
  sceneAlt: string;
};

/** The first band of every other page, with the page's own scene (drawn as `pages/<slug>`). */
export type OpeningSection = OpeningWords & {
  kind: "opening";
  /** What the scene shows; its artist draws from this too. */
  sceneAlt: string;
};

/** The staking terms with the pool's rates; without figures if the pool cannot be read. */
export type RatesSection = Ground & {
  kind: "rates";
  title: string;
  body: string;
  actions: readonly Action[];
  /** The name of a term; the days are filled in. */
  term: string;
  rate: string;
  facts: { staked: string; reward: string; positions: string };
  /** Shown with the time of the reading, and shown when there is none. */
  readAt: string;
  unread: string;
};

/** The seven districts. The first one is shown large, with its menu. */
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

/** What holds and what does not, side by side and equally loud. */
export type BalanceSection = Ground & {
  kind: "balance";
  title: string;
  body: string;
  good: { title: string; items: readonly string[] };
  bad: { title: string; items: readonly string[] };
  proof?: { title: string; body: string; actions: readonly Action[] };
};

/** People of the collections, standing on one pavement. */
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

/** Things side by side that differ in kind, each with or without a way on. */
export type CardsSection = Exemplary<"cards"> & {
  items: readonly {
    picture?: PictureId;
    pictureAlt?: string;
    icon?: IconName;
    /** A word above the title: a state or a group. */
    label?: string;
    title: string;
    body: string;
    action?: Action;
  }[];
};

/** Things to do in order. */
export type StepsSection = Exemplary<"steps"> & {
  items: readonly { title: string; body: string; action?: Action }[];
};

/** What happens when; `state` says how far each point is. */
export type TimelineSection = Exemplary<"timeline"> & {
  states: { done: string; now: string; next: string };
  items: readonly { when: string; title: string; body: string; state: "done" | "now" | "next" }[];
};

/** Pictures with a caption each. */
export type GallerySection = Headed & {
  kind: "gallery";
  items: readonly { picture: PictureId; alt: string; caption?: string }[];
};

/** A comparison in rows; the first cell names its row. */
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
 * A plot, and the same as a table. `shares`: parts of a whole in one bar with a legend; `bars`: one bar per row; `area`:
 * series stacked over the ticks.
 */
export type PlotSection = Exemplary<"plot"> & {
  caption: string;
  /** What it shows, for those who do not see it. */
  description: string;
  /** Follows each figure: "%", " SCG". */
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

/** Boxes on a grid (counted from 1) and arrows between them; the arrows are also told in words. */
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
  /** `label` reads as a sentence between the two boxes: "pays rent to". */
  edges: readonly { from: string; to: string; label: string }[];
};

/** One thing to do next. */
export type CalloutSection = Ground & {
  kind: "callout";
  title: string;
  body: string;
  actions: readonly Action[];
};

/** Files of public/files; the page shows their kind and size (tools/files makes the files and their list). */
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
 * Things of several rarities with a filter and a detail view for each, drawn as `<set>/<id>`. With `book`, which is the text
 * of the button, all of them are in one dialog.
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

/** Addresses of other sites from the company's facts (settings); a subject without an address is left out. */
export type LinksSection = Headed & { kind: "links"; of: LinkSubject; actions?: readonly Action[] };

/** The 'Daily mining amount for NFT holders' of a project from the company's facts, in a dialog with a table and a plot. */
export type MiningSection = Headed & { kind: "mining"; of: MiningSubject };

/** The board from the company's facts, each with a dialog. */
export type BoardSection = Headed & { kind: "board" };

/** The partners from the company's facts. */
export type PartnersSection = Headed & { kind: "partners" };

/** Name, address and e-mails from the company's facts. */
export type CompanySection = Headed & { kind: "company" };

/** The coin's price on an exchange, or a sentence that says that it is not available. */
export type PriceSection = Headed & { kind: "price"; readAt: string; unread: string };

/** The latest news. */
export type NewsSection = Headed & { kind: "news"; none: string; actions: readonly Action[] };
