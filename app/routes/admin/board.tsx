import { adminPage } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { readBoard } from "~/admin/read-board.server";
import { boardAt } from "~/admin/resources.server";
import { BoardScreen } from "~/admin/screens/board-screen";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/board";

/** The board at this address. */
export async function loader({ request, context, pattern }: Route.LoaderArgs) {
  const board = boardAt(pattern);
  const view = await readBoard(adminPage({ request, context }, board.role), board);
  const { list, plot } = textsOf(context.get(localeContext)).admin;
  return { view, texts: { ...plot, none: list.none } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function AdminBoard({ loaderData }: Route.ComponentProps) {
  return <BoardScreen {...loaderData} />;
}
