/** What the search shows of a page or a piece of news. */
export type SearchHit = {
  href: string;
  title: string;
  excerpt: string;
  /** For news: its day, written out. */
  date?: string;
  /** True for an example in place of what only an operator knows. */
  isSample?: true;
};
