/**
 * The addresses under /admin of every list and form, by noun. They have the specification's spelling where it names them.
 * `:key` is the row that a form is about. What each noun is: app/admin/resources.
 */
export const ADMIN_PATHS = {
  staff: { list: "staff", create: "staff/invite", edit: "staff/:key" },
  audit: { list: "audit" },
  mail: { list: "outbox" },
  user: { list: "adminUserList" },
} as const satisfies Record<string, NounPaths>;

export type NounPaths = { list: string; create?: string; edit?: string };
export type Noun = keyof typeof ADMIN_PATHS;
