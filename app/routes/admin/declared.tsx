import { useLocation } from "react-router";
import { openDeclared } from "~/admin/open-declared.server";
import { pageTitle } from "~/admin/page-title";
import { BoardScreen } from "~/admin/screens/board-screen";
import { FormScreen } from "~/admin/screens/form-screen";
import { ListScreen } from "~/admin/screens/list-screen";
import { RowScreen } from "~/admin/screens/row-screen";
import { sendDeclared } from "~/admin/send-declared.server";
import type { Route } from "./+types/declared";

/** The board, list, row or form that is declared at this address (app/admin/paths.ts). */
export async function loader({ request, context }: Route.LoaderArgs) {
  return openDeclared({ request, context });
}

/** Sends the form at this address. */
export async function action({ request, context }: Route.ActionArgs) {
  return sendDeclared({ request, context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function AdminDeclared({ loaderData, actionData }: Route.ComponentProps) {
  // a page begins with controls of its own: what was typed into another list's filters is not carried over
  const { pathname } = useLocation();
  switch (loaderData.kind) {
    case "board":
      return <BoardScreen key={pathname} {...loaderData} />;
    case "list":
      return <ListScreen key={pathname} {...loaderData} />;
    case "row":
      return <RowScreen key={pathname} {...loaderData} />;
    case "form":
      return <FormScreen key={pathname} view={loaderData.view} {...actionData} />;
  }
}
