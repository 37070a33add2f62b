import { data } from "react-router";

/** Any other address under /admin; nobody learns from it which ones exist. */
export function loader(): never {
  throw data(null, { status: 404 });
}
