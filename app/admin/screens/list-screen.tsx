import { Form, Link } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field, SelectField } from "~/ui/field";
import type { ListView } from "../list-view";
import type { ValueView } from "../value-view";
import { AdminHead } from "./admin-head";
import { Value } from "./value";

export type ListScreenProps = {
  view: ListView;
  texts: Record<"narrow" | "filter" | "clear" | "all" | "newest" | "older" | "file" | "none" | "deeds", string>;
};

// a name that no column has
const DEEDS = "$deeds";

/** Every list of the staff area. */
export function ListScreen({ view, texts }: ListScreenProps) {
  const hasDeeds = view.rows.some(({ deeds }) => deeds.length > 0);
  return (
    <>
      <AdminHead title={view.title} lead={view.lead}>
        <div className="row">
          {view.links.map(({ to, label }) => (
            <ButtonLink key={to} to={to}>
              {label}
            </ButtonLink>
          ))}
          {view.create.map(({ to, label }, at) => (
            <ButtonLink key={to} variant={at === 0 ? "primary" : undefined} to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </AdminHead>
      {view.filters.length > 0 ? <Filters view={view} texts={texts} /> : null}
      {view.rows.length === 0 ? (
        <EmptyState title={view.empty} />
      ) : (
        <div className="admin-table">
          <DataTable
            caption={view.title}
            captionHidden
            columns={hasDeeds ? [...view.columns, { key: DEEDS, label: texts.deeds }] : view.columns}
            rows={view.rows.map(({ key, to, cells, deeds }) => ({
              key,
              cells: {
                ...Object.fromEntries(
                  view.columns.map((column, at) => [
                    column.key,
                    <Cell key={column.key} cell={cells[at]} none={texts.none} to={at === 0 ? to : null} />,
                  ]),
                ),
                [DEEDS]: deeds.map((deed) => (
                  <Link key={deed.to} className="link" to={deed.to}>
                    {deed.label}
                  </Link>
                )),
              },
            }))}
          />
        </div>
      )}
      <div className="row">
        {view.newest ? (
          <ButtonLink size="small" to={view.newest}>
            {texts.newest}
          </ButtonLink>
        ) : null}
        {view.older ? (
          <ButtonLink size="small" to={view.older}>
            {texts.older}
          </ButtonLink>
        ) : null}
        {view.file ? (
          <ButtonLink size="small" href={view.file} download>
            {texts.file}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

/**
 * The filters are in the address; without a script the button sends them. Where there is little room they are one press away.
 */
function Filters({ view, texts }: ListScreenProps) {
  return (
    <details className="admin-filter-fold" open={view.isFiltered}>
      <summary>{texts.narrow}</summary>
      <Form
        method="get"
        action={view.here}
        className="admin-filters"
        key={view.filters.map(({ value }) => value).join()}
      >
        {view.filters.map(({ name, kind, label, value, options }) =>
          kind === "choice" ? (
            <SelectField key={name} name={name} label={label} defaultValue={value}>
              <option value="">{texts.all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </SelectField>
          ) : (
            <Field
              key={name}
              name={name}
              label={label}
              defaultValue={value}
              autoComplete="off"
              type={kind === "days" || kind === "day" ? "date" : "text"}
            />
          ),
        )}
        <Button type="submit" size="small">
          {texts.filter}
        </Button>
        {view.isFiltered ? (
          <ButtonLink size="small" to={view.here}>
            {texts.clear}
          </ButtonLink>
        ) : null}
      </Form>
    </details>
  );
}

function Cell({ cell, none, to }: { cell: ValueView | undefined; none: string; to: string | null }) {
  const drawn = <Value value={cell} none={none} />;
  return to ? (
    <Link className="link" to={to}>
      {drawn}
    </Link>
  ) : (
    drawn
  );
}
