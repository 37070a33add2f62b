import { logged } from "~/logs/logged";

export type TabView = { href: string; label: string; isCurrent: boolean };

/** The tabs of a page: links with addresses of their own. Following one keeps the page's scroll position. */
export function TabBar({ label, items }: { label: string; items: readonly TabView[] }) {
  return (
    <nav className="page-tabs on-night" id="tabs" aria-label={label}>
      <ul className="wrap">
        {items.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "page" : undefined} data-tab="" {...logged("page.tab")}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
