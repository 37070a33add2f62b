import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

export const projectAccountKinds = ["personal", "company"] as const;
export const projectAccountStatuses = ["draft", "pending", "approved", "refused"] as const;
const idCardKinds = ["residence", "driving", "passport", "foreigner"] as const;

/**
 * Somebody who registers projects here: a person or a company. It is no staff, and sees its own projects alone. The row
 * holds personal data: what was never sent for review, or was refused, is deleted after 90 days.
 */
export const projectAccount = sqliteTable(
  "project_account",
  {
    id: text("id").primaryKey(),
    /** In lower case; its owner has proved that they read it. */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    kind: text("kind", { enum: projectAccountKinds }).notNull(),
    /** draft: pictures are missing, or it was not sent. pending: staff look at it. */
    status: text("status", { enum: projectAccountStatuses }).notNull(),
    /** The language to write in. */
    language: text("language", { enum: ["ko", "en", "id"] }).notNull(),
    nickname: text("nickname").notNull(),
    /** Of a company: who speaks for it. */
    name: text("name").notNull(),
    /** E.164. */
    phone: text("phone").notNull(),
    idCardKind: text("id_card_kind", { enum: idCardKinds }).notNull(),
    homeAddress: text("home_address").notNull(),
    walletAddress: text("wallet_address").notNull(),
    // of a company alone
    businessNumber: text("business_number"),
    companyAddress: text("company_address"),
    companyPhone: text("company_phone"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** When it was last sent for review. */
    submittedAt: moment("submitted_at"),
    decidedAt: moment("decided_at"),
    /** What staff wrote to the applicant when they refused. */
    reason: text("reason"),
    lastSignInAt: moment("last_sign_in_at"),
    /** Rises with each change: a form that was opened before another's change is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("project_account_email").on(table.email),
    index("project_account_newest").on(table.createdAt, table.id),
    index("project_account_status").on(table.status, table.createdAt, table.id),
    index("project_account_updated").on(table.status, table.updatedAt),
  ],
);
