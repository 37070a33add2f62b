import { Link } from "react-router";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/navigation";
import type { GearProofView } from "./gear-proof.server";

type Props = { texts: Texts["gear"]; page: GearProofView; isFirst: boolean; localePath: string };

/** The days, the latest first, each with the hash of its seed and a page of its own. */
export function DaysList({ texts, page, isFirst, localePath }: Props) {
  const { days } = texts;
  const here = `/${localePath}/proof/gear`;
  return (
    <section aria-labelledby="days">
      <h2 id="days">{days.title}</h2>
      <p className="soft">{days.lead}</p>
      {page.days.length === 0 ? (
        <EmptyState title={days.none} level={3}>
          <p>{days.noneText}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={days.title}
          captionHidden
          columns={[
            { key: "day", label: days.columns.day },
            { key: "commitment", label: days.columns.commitment },
            { key: "seed", label: days.columns.seed },
          ]}
          rows={page.days.map(({ day, commitment, isOver }) => ({
            key: day,
            cells: {
              day: (
                <Link className="link" to={`${here}/${day}`} {...logged("page.link")}>
                  {day}
                </Link>
              ),
              commitment: <span className="receipt-said">{commitment}</span>,
              seed: isOver ? days.published : days.secret,
            },
          }))}
        />
      )}
      <Pagination
        label={days.pages}
        newer={isFirst ? null : here}
        older={page.older === null ? null : `${here}?before=${page.older}`}
        newerLabel={days.newest}
        olderLabel={days.older}
      />
    </section>
  );
}
