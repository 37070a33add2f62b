import type { ReactNode } from "react";

/** The head of a page of the staff area: its name, what it is for, and beside them the page's deed, if it has one. */
export function AdminHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="admin-head row-apart">
      <div>
        <h1>{title}</h1>
        <p className="soft">{lead}</p>
      </div>
      {children}
    </div>
  );
}
