import type { ReactNode } from "react";
import { Link } from "react-router";

type AdminHeadProps = {
  title: string;
  lead?: string;
  /** The page above it. */
  above?: { to: string; label: string };
  children?: ReactNode;
};

/** A part of a title that is no word, such as the address of a pool. */
const LONG = /(\S{30,})/;

/** The head of a page of the staff area: its name, what it is for, and beside them the page's deed, if it has one. */
export function AdminHead({ title, lead, above, children }: AdminHeadProps) {
  return (
    <div className="admin-head row-apart">
      <div>
        {above ? (
          <Link className="link admin-above" to={above.to}>
            {above.label}
          </Link>
        ) : null}
        <h1>
          {title.split(LONG).map((part, index) =>
            LONG.test(part) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have no order but their own
              <span key={index} className="admin-long">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </h1>
        {lead ? <p className="soft">{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}
