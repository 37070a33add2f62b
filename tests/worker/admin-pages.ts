import type { TestProject } from "vitest/node";
import { ADMIN_BOARDS, ADMIN_PATHS, type NounPaths } from "~/admin/paths";
import { BOARDS, formsOf, RESOURCES } from "~/admin/resources.server";
import type { StaffRole } from "~/domain/staff/roles";

/** A page of the staff area that is declared: its address, whether that is of a row that is not there, and its role. */
export type AdminPage = { path: string; isRow: boolean; role: StaffRole; hasForm: boolean };

declare module "vitest" {
  interface ProvidedContext {
    adminPages: AdminPage[];
  }
}

/** Gives the tests every page that the staff area declares. The declarations are read here because React is not for workerd. */
export default function provideAdminPages(project: TestProject): void {
  const boards = BOARDS.map(({ board, role }) => pageOf(ADMIN_BOARDS[board], role, false));
  const nouns = RESOURCES.flatMap((resource) => {
    const { list, detail }: NounPaths = ADMIN_PATHS[resource.noun];
    const lists = [list, `files/${list}.csv`, ...(detail ? [detail] : [])].map((path) =>
      pageOf(path, resource.role, false),
    );
    return [...lists, ...formsOf(resource).map(({ path, form }) => pageOf(path, form.role, true))];
  });
  project.provide("adminPages", [...boards, ...nouns]);
}

const pageOf = (path: string, role: StaffRole, hasForm: boolean): AdminPage => {
  return { path: path.replace(":key", "nothing"), isRow: path.includes(":key"), role, hasForm };
};
