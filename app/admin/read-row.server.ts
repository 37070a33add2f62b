import { data } from "react-router";
import { mayAct } from "~/domain/staff/roles";
import { localeContext } from "~/server/context";
import type { AdminDeps, Resource, RowFacts } from "./define-resource";
import { labelOfFact, textsOfNoun } from "./noun-texts.server";
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
  const words = textsOfNoun(locale, noun);
  const shown = { locale, values: words.values };
  const possible = new Set([...(row.isClosed ? [] : ["edit"]), ...(row.deeds ?? [])]);
  const open = formsOf(resource).filter(
    ({ name, form }) => possible.has(name) && mayAct(deps.actor.staff.role, form.role),
  );
  return {
    title: row.title,
    facts: detail.facts.map((fact) => ({
      name: fact.name,
      label: labelOfFact(fact.name, words),
      value: showValue(fact, row.facts[fact.name], shown),
    })),
    tables: showTables(detail.tables ?? [], row.tables, { words: words.tables, shown }),
    deeds: [...nextPage(row), ...open.toSorted(byNext(row))].map((deed) =>
      "text" in deed
        ? { to: deed.to, label: deed.text, look: "primary" }
        : {
            to: pathOfRow(deed.path, key),
            label: words.forms?.[deed.name]?.submit ?? deed.name,
            look: deed.name === row.next ? "primary" : deed.form.isFinal ? "danger" : undefined,
          },
    ),
    isLive: row.isLive ?? false,
    above: { to: `/admin/${ADMIN_PATHS[noun].list}`, label: words.title },
  };
}

const nextPage = ({ next }: RowFacts) => (typeof next === "object" ? [next] : []);

/** The deed that usually comes next is first; the others keep their order. */
function byNext({ next }: RowFacts) {
  return (a: { name: string }, b: { name: string }) => Number(b.name === next) - Number(a.name === next);
}
