import { versionSchema } from "~/domain/fields";
import { listProjectImages } from "~/domain/project-accounts/images.server";
import { IMAGES, PROJECT_ACCOUNT_STATUSES } from "~/domain/project-accounts/rules";
import { decideApplication, findApplication } from "~/domain/project-accounts/staff-commands.server";
import { refuseSchema } from "~/domain/project-accounts/staff-input";
import { projectAccount } from "~db/schema";
import { type AdminDeps, defineForm, defineResource } from "../define-resource";
import { VERSION } from "../version-field";

/** Who wants to register projects. Personal data: operators and owners see it, and each look at a picture is in the log. */
export const applicationResource = defineResource({
  noun: "application",
  group: "people",
  role: "operator",
  list: {
    table: projectAccount,
    sort: projectAccount.createdAt,
    key: projectAccount.id,
    columns: [
      { name: "email", from: projectAccount.email, kind: "text" },
      { name: "nickname", from: projectAccount.nickname, kind: "text" },
      { name: "kind", from: projectAccount.kind, kind: "choice", words: "kinds" },
      { name: "status", from: projectAccount.status, kind: "choice", words: "statuses" },
      { name: "submittedAt", from: projectAccount.submittedAt, kind: "time" },
      { name: "createdAt", from: projectAccount.createdAt, kind: "time" },
    ],
    filters: [
      {
        ...{ name: "status", from: projectAccount.status, kind: "choice", words: "statuses" },
        options: PROJECT_ACCOUNT_STATUSES,
      },
      { name: "email", from: projectAccount.email, kind: "prefix" },
    ],
  },
  detail: {
    facts: [
      { name: "status", kind: "choice", words: "statuses" },
      { name: "kind", kind: "choice", words: "kinds" },
      { name: "email", kind: "text" },
      { name: "nickname", kind: "text" },
      { name: "name", kind: "text" },
      { name: "phone", kind: "text" },
      { name: "idCardKind", kind: "choice", words: "idCards" },
      { name: "homeAddress", kind: "text" },
      { name: "walletAddress", kind: "address" },
      { name: "businessNumber", kind: "text" },
      { name: "companyAddress", kind: "text" },
      { name: "companyPhone", kind: "text" },
      { name: "language", kind: "choice", words: "languages" },
      { name: "createdAt", kind: "time" },
      { name: "submittedAt", kind: "time" },
      { name: "decidedAt", kind: "time" },
      { name: "reason", kind: "text" },
    ],
    tables: [
      {
        name: "images",
        columns: [
          { name: "picture", kind: "text" },
          { name: "purpose", kind: "choice", words: "images" },
          { name: "size", kind: "text" },
          { name: "uploadedAt", kind: "time" },
          { name: "looks", kind: "count" },
          { name: "deleteAt", kind: "time" },
        ],
      },
    ],
    load: async ({ db }, key) => {
      const row = await findApplication(db, key);
      if (!row) return null;
      const { email, version: _, id: __, updatedAt: ___, lastSignInAt: ____, ...facts } = row;
      const images = await listProjectImages(db, key);
      const inOrder = IMAGES[row.kind].flatMap((purpose) => images.filter((image) => image.purpose === purpose));
      return {
        title: email,
        facts: { ...facts, email },
        tables: {
          images: inOrder.map(({ id, purpose, type, width, height, uploadedAt, looks, deleteAt }, index) => ({
            picture: { text: String(index + 1), to: `/admin/applications/${key}/images/${id}` },
            ...{ purpose, uploadedAt, looks, deleteAt },
            size: `${type.replace("image/", "")}, ${width} × ${height}`,
          })),
        },
        deeds: row.status === "pending" ? ["approve", "refuse"] : [],
        next: "approve",
      };
    },
  },
  deeds: {
    approve: defineForm({
      ...{ role: "operator", isFresh: true, schema: versionSchema, fields: [VERSION], load: loadVersion },
      save: (deps, { version }, id) => decideApplication(deps, { id, version, status: "approved" }),
    }),
    refuse: defineForm({
      ...{ role: "operator", isFresh: true, schema: refuseSchema, load: loadVersion },
      fields: [{ name: "reason", kind: "area" }, VERSION],
      save: (deps, { version, reason }, id) => decideApplication(deps, { id, version, status: "refused", reason }),
    }),
  },
});

async function loadVersion({ db }: AdminDeps, key: string) {
  const row = await findApplication(db, key);
  return row && { version: String(row.version) };
}
