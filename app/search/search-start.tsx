import { logged } from "~/logs/logged";
import type { District } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";

export type StartGroup = {
  key: string;
  /** The district whose accent colour it has; a list of My Page has none. */
  district?: District;
  label: string;
  /** `isLive`: rendered for each visitor, so it is not prefetched. */
  links: readonly { label: string; to: string; isLive?: true }[];
};

/** What the dialog shows before anything is typed: a directory of the city, like the one beside a lift. */
export function SearchStart({ title, groups }: { title: string; groups: readonly StartGroup[] }) {
  return (
    <section className="search-start">
      <h2>{title}</h2>
      <ul className="search-floors">
        {groups.map(({ key, district, label, links }) => (
          <li key={key} data-district={district}>
            <h3>{label}</h3>
            <ul>
              {links.map(({ label, to, isLive }) => (
                <li key={to}>
                  <PageLink to={to} {...(isLive ? { prefetch: "none" } : {})} {...logged("part.link")}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
