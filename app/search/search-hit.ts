/** What a search shows of a page or a piece of news. */
export type SearchHit = {
  href: string;
  title: string;
  excerpt: string;
  /** Of news: its day in words. */
  date?: string;
  /** Of an example that stands in for what only an operator knows. */
  isSample?: true;
};
