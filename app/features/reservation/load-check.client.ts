/** Loads the schema and the numbering plans of all countries, which are too large for the page's first script. */
export const loadCheck = () => import("~/domain/reservations/input");
