/** What a page shows of a piece of news. `publishedOn` is the day, such as `2026-11-21`. */
export type NewsTeaser = {
  id: string;
  title: string;
  summary: string;
  publishedOn: string;
  isSample: boolean;
  href: string;
};
