/** The schema and the numbering plans of all countries are no part of the page's first script. */
export const loadCheck = () => import("~/domain/reservations/input");
