import { developmentPageDeps } from "~/features/development/development-deps.server";
import { developmentMeta } from "~/features/development/development-page";
import { listCodeTables } from "~/features/statuses/status-tables.server";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { DataTable } from "~/ui/data-table";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/statuses";

/** Every status and numeric code with its words in three languages. In development only. */
export function loader({ context }: Route.LoaderArgs) {
  developmentPageDeps(context);
  const locale = context.get(localeContext);
  return { texts: textsOf(locale).statuses.page, tables: listCodeTables(locale) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => developmentMeta(loaderData?.texts.title ?? "");

export default function Statuses({ loaderData: { texts, tables } }: Route.ComponentProps) {
  return (
    <div data-district="power-zone">
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="wrap band stack">
        {tables.map(({ name, title, rows }) => (
          <section key={name} id={name}>
            <DataTable
              caption={title}
              columns={[
                { key: "code", label: texts.code },
                ...LOCALES.map((language) => ({ key: language.code, label: language.label })),
              ]}
              rows={rows.map(({ code, words }) => ({ key: code, cells: { code, ...spoken(words) } }))}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Words of several languages, each of which a screen reader reads in its own. */
function spoken(words: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(words).map(([code, word]) => [
      code,
      <span lang={code} key={code}>
        {word}
      </span>,
    ]),
  );
}
