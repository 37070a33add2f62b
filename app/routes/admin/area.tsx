import { useEffect, useRef } from "react";
import { data, Form, NavLink, Outlet, useLocation } from "react-router";
import { GROUPS, menuFor, soonFor } from "~/admin/menu.server";
import { LanguageChoice } from "~/admin/screens/door-screen";
import { SearchBox } from "~/admin/screens/search-box";
import { Toast } from "~/admin/screens/toast";
import { openToast } from "~/admin/toast.server";
import { mayAct } from "~/domain/staff/roles";
import { textsOf } from "~/locales/texts.server";
import { staffOnly } from "~/middleware/staff";
import { localeContext, staffContext } from "~/server/context";
import { Button } from "~/ui/button";
import type { Route } from "./+types/area";

export const middleware: Route.MiddlewareFunction[] = [staffOnly];

/** The frame of the staff area: its menu, by what the role of whoever is in may read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  const locale = context.get(localeContext);
  const { frame, groups, soon, values } = textsOf(locale).admin;
  // a form that is sent after its session has ended is drawn again, in an empty frame
  if (!staff) return { frame, who: "", menu: [], getsAlerts: false, toast: null };
  const toast = await openToast({ request, context }, locale);
  const { nickname, role } = staff;
  const entries = menuFor(staff, locale);
  const later = soonFor(staff);
  const menu = GROUPS.map((group) => ({
    label: groups[group],
    entries: entries.filter((entry) => entry.group === group),
    later: later.flatMap((entry) => (entry.group === group ? [soon[entry.name]] : [])),
  }));
  const view = {
    frame,
    getsAlerts: mayAct(role, "operator"),
    who: `${nickname} · ${values.roles[role]}`,
    menu: menu.filter(({ entries, later }) => entries.length + later.length > 0),
    toast: toast?.view ?? null,
  };
  return toast ? data(view, { headers: { "Set-Cookie": toast.forgotten } }) : view;
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  const { frame, who, menu, getsAlerts, toast } = loaderData;
  const content = useFocusOnArrival();
  return (
    <div className="admin on-paper">
      <a className="skip-link" href="#content">
        {frame.skip}
      </a>
      <header className="admin-bar">
        <NavLink to="/admin/adminMain" className="admin-brand">
          Punkvism
        </NavLink>
        <a className="link admin-to-menu" href="#menu">
          {frame.toMenu}
        </a>
        <SearchBox label={frame.search} hint={frame.searchHint} />
        <span className="soft">{who}</span>
        <Form method="post" action="/admin/sign-out">
          <Button type="submit" size="small">
            {frame.signOut}
          </Button>
        </Form>
      </header>
      <nav id="menu" className="admin-menu" aria-label={frame.menu}>
        {menu.map((group) => (
          <MenuGroup key={group.label} {...group} soon={frame.soon} />
        ))}
        <div>
          <MenuGroup
            label={frame.own}
            entries={[
              { to: "/admin/password", label: frame.password },
              { to: "/admin/passkeys", label: frame.passkeys },
              { to: "/admin/sessions", label: frame.sessions },
              ...(getsAlerts ? [{ to: "/admin/alerts", label: frame.alerts }] : []),
            ]}
          />
          <LanguageChoice />
        </div>
      </nav>
      <main ref={content} id="content" className="admin-content" tabIndex={-1}>
        {toast ? <Toast toast={toast} /> : null}
        <Outlet />
      </main>
    </div>
  );
}

type MenuGroupProps = {
  label: string;
  entries: readonly { to: string; label: string }[];
  /** What is not open yet, and what that is called. */
  later?: readonly string[];
  soon?: string;
};

/** A group of the menu. The one that the page belongs to is open, so that a long menu stays short. */
function MenuGroup({ label, entries, later = [], soon = "" }: MenuGroupProps) {
  const { pathname } = useLocation();
  return (
    <details open={entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))}>
      <summary>{label}</summary>
      <ul>
        {entries.map(({ to, label: name }) => (
          <li key={to}>
            <NavLink to={to}>{name}</NavLink>
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
 * Leads the keyboard and the screen reader into a page that was opened without loading the document: otherwise the next Tab would
 * begin again at the top of the frame. A form's first field has the focus already.
 */
function useFocusOnArrival() {
  const content = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  }, [key]);
  return content;
}
