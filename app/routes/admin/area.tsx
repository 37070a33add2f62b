import { useEffect, useRef } from "react";
import { data, Form, NavLink, Outlet, useLocation } from "react-router";
import { GROUPS, menuFor, soonFor } from "~/admin/menu.server";
import { AdminMenu } from "~/admin/screens/admin-menu";
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

/** The frame of the staff area. Its menu has the pages that the role of the signed-in member of staff may read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  const locale = context.get(localeContext);
  const { frame, groups, soon, values } = textsOf(locale).admin;
  // a form that is sent after its session has ended is drawn again, in an empty frame
  if (!staff) return { frame, who: "", overview: undefined, menu: [], getsAlerts: false, toast: null };
  const toast = await openToast({ request, context }, locale);
  const { nickname, role } = staff;
  const [overview, ...entries] = menuFor(staff, locale);
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
    overview,
    menu: menu.filter(({ entries, later }) => entries.length + later.length > 0),
    toast: toast?.view ?? null,
  };
  return toast ? data(view, { headers: { "Set-Cookie": toast.forgotten } }) : view;
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  const { frame, who, overview, menu, getsAlerts, toast } = loaderData;
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
          <Button type="submit" size="small" variant="quiet">
            {frame.signOut}
          </Button>
        </Form>
      </header>
      <AdminMenu frame={frame} overview={overview} menu={menu} getsAlerts={getsAlerts} />
      <main ref={content} id="content" className="admin-content" tabIndex={-1}>
        {toast ? <Toast toast={toast} /> : null}
        <Outlet />
      </main>
    </div>
  );
}

/**
 * Leads the keyboard and the screen reader into a page that was opened without loading the document: otherwise the next Tab would
 * begin again at the top of the frame. In a form, the first field already has the focus.
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
