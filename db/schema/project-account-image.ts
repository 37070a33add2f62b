import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { projectAccount } from "./project-account";

export const projectImagePurposes = ["profile", "idCard", "homeAddress", "businessLicense", "companyAddress"] as const;

/** A picture that an applicant sent. Its bytes are in a private bucket under `objectKey`, which nobody can guess. */
export const projectAccountImage = sqliteTable(
  "project_account_image",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => projectAccount.id),
    purpose: text("purpose", { enum: projectImagePurposes }).notNull(),
    objectKey: text("object_key").notNull(),
    /** By its content. */
    type: text("type", { enum: ["image/jpeg", "image/png", "image/webp"] }).notNull(),
    byteCount: integer("byte_count").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    uploadedAt: moment("uploaded_at").notNull(),
    /** From this day on, cron deletes the picture. Null: it stays as long as the account. */
    deleteAt: moment("delete_at"),
    /** How often staff have looked at it; who and when is in the audit log. */
    looks: integer("looks").notNull().default(0),
  },
  (table) => [
    uniqueIndex("project_account_image_purpose").on(table.accountId, table.purpose),
    index("project_account_image_delete").on(table.deleteAt),
  ],
);
