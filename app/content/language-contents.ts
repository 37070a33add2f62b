import type { ContentSlug, KoreanOnlySlug, TabIds } from "./pages";
import type { PageContent, TabContent } from "./sections";

/** A language's content pages: one module for each open row of the page table, including its tabs. */
export type LanguageContents = { readonly [Slug in ContentSlug]: ContentOf<Slug> };
export type KoreanContents = LanguageContents & { readonly [Slug in KoreanOnlySlug]: ContentOf<Slug> };

type ContentOf<Slug extends ContentSlug | KoreanOnlySlug> = [TabIds<Slug>] extends [never]
  ? PageContent
  : PageContent & { tabsLabel: string; tabs: { readonly [Id in TabIds<Slug>]: TabContent } };
