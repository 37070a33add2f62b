import type { MetaDescriptor } from "react-router";

/** The title of a page of the staff area, in its head. */
export function pageTitle(title: string): MetaDescriptor {
  return { title: `${title} · Punkvism` };
}
