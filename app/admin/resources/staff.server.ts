import { hasSecondOwner } from "~/domain/approvals/queries.server";
import { endPasskeys } from "~/domain/passkeys/remove.server";
import { changeStaff, findStaffAccount } from "~/domain/staff/commands.server";
import { invitationSchema, staffChangeSchema } from "~/domain/staff/input";
import { inviteStaff } from "~/domain/staff/invitations.server";
import { mayAct, STAFF_ROLES } from "~/domain/staff/roles";
import { z } from "~/domain/zod";
import { account } from "~db/schema";
import { defineForm, defineResource } from "../define-resource";
import { VERSION } from "../version-field";

const STATUSES = ["active", "suspended"] as const;

/** Who works here: their roles, and whether they may sign in. */
export const staffResource = defineResource({
  noun: "staff",
  group: "people",
  role: "owner",
  list: {
    table: account,
    sort: account.createdAt,
    key: account.id,
    columns: [
      { name: "email", from: account.email, kind: "text" },
      { name: "nickname", from: account.nickname, kind: "text" },
      { name: "role", from: account.role, kind: "choice", words: "roles" },
      { name: "status", from: account.status, kind: "choice", words: "statuses" },
      { name: "lastSignInAt", from: account.lastSignInAt, kind: "time" },
      { name: "createdAt", from: account.createdAt, kind: "time" },
    ],
    filters: [{ name: "email", from: account.email, kind: "prefix" }],
    deeds: [{ deed: "endPasskeys", column: "status", is: "active" }],
  },
  create: defineForm({
    role: "owner",
    isFresh: true,
    schema: invitationSchema,
    fields: [
      { name: "email", kind: "email", autoComplete: "off" },
      { name: "role", kind: "choice", options: STAFF_ROLES, words: "roles" },
    ],
    // one owner alone makes nobody an operator or an owner, who could then agree to what they propose
    approval: async (deps, { role }) => mayAct(role, "operator") && (await hasSecondOwner(deps)),
    save: async ({ linkTo, language, ...deps }, values) => {
      await inviteStaff({ ...deps, linkTo: (token) => linkTo(`/admin/join/${token}`) }, { ...values, language });
    },
  }),
  edit: defineForm({
    role: "owner",
    isFresh: true,
    schema: staffChangeSchema,
    fields: [
      { name: "role", kind: "choice", options: STAFF_ROLES, words: "roles" },
      { name: "status", kind: "choice", options: STATUSES, words: "statuses" },
      VERSION,
    ],
    load: async ({ db }, key) => {
      const row = await findStaffAccount(db, key);
      return row && { role: row.role, status: row.status, version: String(row.version) };
    },
    approval: async (deps, { role }, key) => {
      const row = await findStaffAccount(deps.db, key);
      return (mayAct(role, "operator") || row?.role === "owner") && (await hasSecondOwner(deps));
    },
    save: (deps, values, key) => changeStaff(deps, { ...values, id: key }),
  }),
  deeds: {
    endPasskeys: defineForm({
      role: "owner",
      isFresh: true,
      isFinal: true,
      schema: z.object({}),
      fields: [],
      load: async ({ db }, key) => (await findStaffAccount(db, key)) && {},
      save: async (deps, _, key) => {
        await endPasskeys(deps, { accountId: key, language: deps.language });
        return { key: null };
      },
    }),
  },
});
