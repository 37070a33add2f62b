import { data } from "react-router";

/** Handles every address that does not exist. It throws, so that the nearest error page answers in its language. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
