import { mayAct, type StaffMember } from "~/domain/staff/roles";
import type { Locale } from "~/locales/locales";
import type { Resource } from "./define-resource";
import { textsOfBoard, textsOfNoun } from "./noun-texts.server";
import { ADMIN_BOARDS, ADMIN_PATHS, type NounPaths } from "./paths";
import { BOARDS, RESOURCES } from "./resources.server";

/** The groups of the menu, in its order. */
export const GROUPS: readonly Resource["group"][] = [
  "people",
  "content",
  "bookings",
  "power",
  "jobs",
  "minting",
  "chain",
  "settings",
  "watch",
];

/** Parts of the staff area that wait for minting: the menu names them in their places, and they lead nowhere yet. */
const SOON = [
  { name: "punkyworld", group: "content" },
  { name: "forge", group: "power" },
  { name: "minting", group: "minting" },
  { name: "gearup", group: "minting" },
] as const satisfies readonly { name: string; group: Resource["group"] }[];

/** A page that opens later, by its key in the texts `soon` of admin.json. Only the roles that will use it see it. */
export function soonFor({ role }: StaffMember): readonly (typeof SOON)[number][] {
  return mayAct(role, "operator") ? SOON : [];
}

/** An entry of the menu: a board or a list, by its title. `at`: the beginning of the addresses of its pages. */
export type MenuEntry = { group: Resource["group"]; to: string; label: string; at: string[] };

/** The menu of a member of staff: the boards and lists that their role may read. */
export function menuFor({ role }: StaffMember, locale: Locale): MenuEntry[] {
  const boards = BOARDS.filter((board) => mayAct(role, board.role)).map(({ group, board }) => {
    const to = `/admin/${ADMIN_BOARDS[board]}`;
    return { group, to, label: textsOfBoard(locale, board).title, at: [to] };
  });
  const lists = RESOURCES.filter((resource) => mayAct(role, resource.role)).map(({ group, noun }) => {
    const { list, create, import: many, edit, detail }: NounPaths = ADMIN_PATHS[noun];
    const at = [list, create, many, edit, detail].flatMap((path) => (path ? [`/admin/${path.split("/:key")[0]}`] : []));
    return { group, to: `/admin/${list}`, label: textsOfNoun(locale, noun).title, at };
  });
  return [...boards, ...lists];
}
