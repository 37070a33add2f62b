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
      <AdminHead title={view.title} lead={view.lead} />
      <div className="row">
        {view.deeds.map(({ to, label, isFinal }) => (
          <ButtonLink key={to} to={to} size="small" variant={isFinal ? "danger" : undefined}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink size="small" to={view.back.to}>
          {view.back.label}
        </ButtonLink>
      </div>
      <div className="admin-facts">
        <FactList
          items={view.facts.map(({ label, value }) => ({ term: label, value: <Value value={value} none={none} /> }))}
        />
      </div>
      {view.tables.map((table) => (
        <AdminTable key={table.name} table={table} none={none} />
      ))}
    </>
  );
}
