import { mayAct, type StaffMember } from "~/domain/staff/roles";
import type { Locale } from "~/locales/locales";
import type { Resource } from "./define-resource";
import { textsOfBoard, textsOfNoun } from "./noun-texts.server";
import { ADMIN_BOARDS, ADMIN_PATHS } from "./paths";
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
  { name: "createCollection", group: "minting" },
  { name: "createToken", group: "minting" },
  { name: "burnToken", group: "minting" },
  { name: "minting", group: "minting" },
  { name: "creatorVerify", group: "minting" },
  { name: "updateAuthority", group: "minting" },
  { name: "gearup", group: "minting" },
  { name: "reveal", group: "minting" },
] as const satisfies readonly { name: string; group: Resource["group"] }[];

/** What opens later, by its key in the texts `soon` of admin.json. Only those who will use it see it. */
export function soonFor({ role }: StaffMember): readonly (typeof SOON)[number][] {
  return mayAct(role, "operator") ? SOON : [];
}

/** An entry of the menu: a board or a list, by its title. */
export type MenuEntry = { group: Resource["group"]; to: string; label: string };

/** What the menu shows to a member of staff: boards and lists that their role may read. */
export function menuFor({ role }: StaffMember, locale: Locale): MenuEntry[] {
  const boards = BOARDS.filter((board) => mayAct(role, board.role)).map(({ group, board }) => {
    return { group, to: `/admin/${ADMIN_BOARDS[board]}`, label: textsOfBoard(locale, board).title };
  });
  const lists = RESOURCES.filter((resource) => mayAct(role, resource.role)).map(({ group, noun }) => {
    return { group, to: `/admin/${ADMIN_PATHS[noun].list}`, label: textsOfNoun(locale, noun).title };
  });
  return [...boards, ...lists];
}
