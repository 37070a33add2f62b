import { matchRoutes } from "react-router";
import type { Board, NamedForm, Resource } from "./define-resource";
import { ADMIN_BOARDS, ADMIN_PATHS, type NounPaths } from "./paths";
import { BOARDS, formsOf, RESOURCES } from "./resources.server";

/** A page that a declaration describes: a board, the list of a noun, the page of one of its rows, or a form. */
export type DeclaredPage =
  | { kind: "board"; board: Board }
  | { kind: "list" | "row"; resource: Resource }
  | { kind: "form"; named: NamedForm };

type DeclaredRoute = { path: string; handle: DeclaredPage };

const at = (path: string, handle: DeclaredPage): DeclaredRoute => ({ path: `/admin/${path}`, handle });

const PAGES: DeclaredRoute[] = [
  ...BOARDS.map((board) => at(ADMIN_BOARDS[board.board], { kind: "board", board })),
  ...RESOURCES.flatMap((resource) => {
    const { list, detail }: NounPaths = ADMIN_PATHS[resource.noun];
    return [
      at(list, { kind: "list", resource }),
      ...(detail ? [at(detail, { kind: "row", resource })] : []),
      ...formsOf(resource).map(({ path, name, form }) => at(path, { kind: "form", named: { resource, form, name } })),
    ];
  }),
];

/**
 * What is declared at an address ("/admin/staff/7"), by the router's own rules: "staff/invite" comes before "staff/:key".
 * `key` is that of the row in the address. Null if nothing is declared there.
 */
export function pageAt(pathname: string): { page: DeclaredPage; key: string | undefined } | null {
  const match = matchRoutes(PAGES, pathname)?.[0];
  return match ? { page: match.route.handle, key: match.params.key } : null;
}

/** The noun whose list is at a path below "/admin/", such as "staff"; null if there is none. */
export function resourceOfList(path: string): Resource | null {
  return RESOURCES.find(({ noun }) => ADMIN_PATHS[noun].list === path) ?? null;
}
