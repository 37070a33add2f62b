import { data } from "react-router";

/** Every address that is none. Throws, so that the nearest error page answers it in its language. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
