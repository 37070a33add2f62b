import { data } from "react-router";
import { mayAct } from "~/domain/staff/roles";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { AdminDeps, Resource } from "./define-resource";
import { textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, pathOfRow } from "./paths";
import { formsOf } from "./resources.server";
import type { RowView } from "./row-view";
import { showTables, showValue } from "./show-value.server";

/** The page of one row: its facts, its tables, and what can be done with it. Answers 404 if there is no such row. */
export async function readRow(
  deps: AdminDeps,
  { resource, key }: { resource: Resource; key: string },
): Promise<RowView> {
  const { detail, noun } = resource;
  const row = await detail?.load(deps, key);
  if (!detail || !row) throw data(null, { status: 404 });
  const locale = deps.context.get(localeContext);
  const { list } = textsOf(locale).admin;
  const words = textsOfNoun(locale, noun);
  const shown = { locale, values: words.values };
  const possible = new Set([...(row.isClosed ? [] : ["edit"]), ...(row.deeds ?? [])]);
  const open = formsOf(resource).filter(
    ({ name, form }) => possible.has(name) && mayAct(deps.actor.staff.role, form.role),
  );
  return {
    title: row.title,
    lead: words.title,
    facts: detail.facts.map((fact) => ({
      name: fact.name,
      label: words.facts?.[fact.name] ?? words.columns[fact.name] ?? fact.name,
      value: showValue(fact, row.facts[fact.name], shown),
    })),
    tables: showTables(detail.tables ?? [], row.tables, { words: words.tables, shown }),
    deeds: open.map(({ name, path, form }) => ({
      to: pathOfRow(path, key),
      label: words.forms?.[name]?.submit ?? name,
      isFinal: form.isFinal ?? false,
    })),
    isLive: row.isLive ?? false,
    back: { to: `/admin/${ADMIN_PATHS[noun].list}`, label: list.back },
  };
}
