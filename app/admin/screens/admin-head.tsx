import type { ReactNode } from "react";
import { Link } from "react-router";

type AdminHeadProps = {
  title: string;
  lead?: string;
  /** The page above it. */
  above?: { to: string; label: string };
  children?: ReactNode;
};

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
        <h1>{title}</h1>
        {lead ? <p className="soft">{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}
