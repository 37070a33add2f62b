import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import type { RowView } from "../row-view";
import { AdminHead } from "./admin-head";
import { AdminTable } from "./admin-table";
import { Value } from "./value";

/** The page of one row of any noun. */
export function RowScreen({ view, none }: { view: RowView; none: string }) {
  return (
    <>
      {view.isLive ? <Reloading /> : null}
      <AdminHead title={view.title} above={view.above} />
      {view.deeds.length > 0 ? (
        <div className="row">
          {view.deeds.map(({ to, label, look }) => (
            <ButtonLink key={to} to={to} size="small" variant={look}>
              {label}
            </ButtonLink>
          ))}
        </div>
      ) : null}
      <div className="admin-facts">
        <FactList
          isWide
          items={view.facts.map(({ label, value }) => ({ term: label, value: <Value value={value} none={none} /> }))}
        />
      </div>
      {view.tables.map((table) => (
        <AdminTable key={table.name} table={table} none={none} />
      ))}
    </>
  );
}

const RELOAD_SECONDS = 3;

/**
 * Reads the row again every few seconds. With a script only what changed is drawn again, so that nobody loses their place on the
 * page; without one the browser loads the whole page.
 */
function Reloading() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const next = setTimeout(() => void revalidate(), RELOAD_SECONDS * 1_000);
    return () => clearTimeout(next);
  }, [state, revalidate]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
    </noscript>
  );
}
