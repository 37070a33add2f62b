import { Link } from "react-router";
import { EmptyState } from "~/ui/empty-state";
import type { SearchGroup } from "../search.server";
import { AdminHead } from "./admin-head";

export type SearchScreenProps = {
  groups: SearchGroup[];
  typed: string;
  texts: Record<"title" | "lead" | "none", string>;
};

/** What a search across nouns found, each hit a link. */
export function SearchScreen({ groups, typed, texts }: SearchScreenProps) {
  return (
    <>
      <AdminHead title={typed ? `${texts.title}: ${typed}` : texts.title} lead={texts.lead} />
      {groups.length === 0 && typed ? <EmptyState title={texts.none} /> : null}
      {groups.map(({ key, title, hits }) => (
        <section key={key}>
          <h2>{title}</h2>
          <ul className="admin-lines">
            {hits.map(({ text, to }) => (
              <li key={to}>
                <Link className="link admin-address" to={to}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
