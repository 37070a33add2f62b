/** What a search shows of a page or a piece of news. */
export type SearchHit = {
  href: string;
  title: string;
  excerpt: string;
  /** Of news: its day in words. */
  date?: string;
};
