import { logged } from "~/logs/logged";
import type { District } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";

export type StartGroup = {
  key: string;
  /** Whose accent it has; none of my page. */
  district?: District;
  label: string;
  /** `isLive`: drawn anew for each visitor, so that it is not fetched before it is pressed. */
  links: readonly { label: string; to: string; isLive?: true }[];
};

/** Where to begin without a word to search for: a directory of the city as it hangs beside a lift. */
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
