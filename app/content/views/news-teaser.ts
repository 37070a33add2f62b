/** What a page shows of a piece of news. `publishedOn`: the day, as `2026-11-21`. */
export type NewsTeaser = {
  id: string;
  title: string;
  summary: string;
  publishedOn: string;
  isSample: boolean;
  href: string;
};
