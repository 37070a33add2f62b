import { redirect } from "react-router";

/** The specification's short address of the menus of Punky Weekly. */
export function loader() {
  return redirect("/admin/pw/list");
}
