import { Link, NavLink, useLocation } from "react-router";
import type { Texts } from "~/locales/texts.server";
import { LanguageChoice } from "./door-screen";

type AdminMenuProps = {
  frame: Texts["admin"]["frame"];
  overview: Entry | undefined;
  menu: readonly Pick<MenuGroupProps, "label" | "entries" | "later">[];
  getsAlerts: boolean;
};

/**
 * The menu of the staff area: the overview, the pages that the reader may open, in groups, their own account, and the language.
 */
export function AdminMenu({ frame, overview, menu, getsAlerts }: AdminMenuProps) {
  const here = useEntryHere(menu);
  const own = [
    ownEntry("password", frame.password),
    ownEntry("passkeys", frame.passkeys),
    ownEntry("sessions", frame.sessions),
    ...(getsAlerts ? [ownEntry("alerts", frame.alerts)] : []),
  ];
  const ownHere = useEntryHere([{ entries: own }]);
  return (
    <nav id="menu" className="admin-menu" aria-label={frame.menu}>
      {overview ? (
        <NavLink to={overview.to} className="admin-overview">
          {overview.label}
        </NavLink>
      ) : null}
      {menu.map((group) => (
        <MenuGroup key={group.label} {...group} here={here} soon={frame.soon} />
      ))}
      <div>
        <MenuGroup label={frame.own} entries={own} here={ownHere} />
        <LanguageChoice />
      </div>
    </nav>
  );
}

function ownEntry(path: string, label: string): Entry {
  const to = `/admin/${path}`;
  return { to, label, at: [to] };
}

type Entry = { to: string; label: string; at: readonly string[] };
type MenuGroupProps = {
  label: string;
  entries: readonly Entry[];
  /** The address of the entry that the page belongs to. */
  here: string | undefined;
  /** The pages that are not open yet, and the words that say so. */
  later?: readonly string[];
  soon?: string;
};

/** A group of the menu. The one that the page belongs to is open, so that a long menu stays short. */
function MenuGroup({ label, entries, here, later = [], soon = "" }: MenuGroupProps) {
  return (
    <details open={entries.some(({ to }) => to === here)}>
      <summary>{label}</summary>
      <ul>
        {entries.map(({ to, label: name }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
        {later.map((name) => (
          <li key={name} className="faint">
            <span>{`${name} · ${soon}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The entry that an address belongs to. If several fit, it is the one with the longest beginning, because pages lie below
 * others.
 */
function useEntryHere(menu: readonly { entries: readonly Entry[] }[]): string | undefined {
  const { pathname } = useLocation();
  const begun = menu
    .flatMap(({ entries }) => entries)
    .flatMap(({ to, at }) => at.map((beginning) => ({ to, beginning })))
    .filter(({ beginning }) => pathname === beginning || pathname.startsWith(`${beginning}/`));
  return begun.toSorted((a, b) => b.beginning.length - a.beginning.length)[0]?.to;
}
