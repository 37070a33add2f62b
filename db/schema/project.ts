import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { projectAccount } from "./project-account";

const mainnets = ["solana", "kaia", "ethereum", "bnb"] as const;

/** A project of NFTs. The site's own have the specification's numbers and no owner. */
export const project = sqliteTable(
  "project",
  {
    /** The specification's project id. */
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The project account that registered it; null for the site's own. */
    ownerId: text("owner_id").references(() => projectAccount.id),
    symbol: text("symbol").notNull(),
    name: text("name").notNull(),
    koreanName: text("korean_name").notNull(),
    mainnet: text("mainnet", { enum: mainnets }).notNull(),
    /** Null while there is no contract. Of an EVM chain in lower case. */
    contractAddress: text("contract_address"),
    /** Where the JSON of its NFTs begins. */
    jsonPath: text("json_path").notNull(),
    description: text("description").notNull(),
    imageUrl: text("image_url").notNull(),
    /** Hundredths of a percent. */
    projectFeeBps: integer("project_fee_bps").notNull(),
    creatorFeeBps: integer("creator_fee_bps").notNull(),
    // addresses, and the names of the Worker's secrets that sign for them; a secret is never stored here
    adminWallet: text("admin_wallet"),
    adminKeyName: text("admin_key_name"),
    listingWallet: text("listing_wallet"),
    listingKeyName: text("listing_key_name"),
    feeWallet: text("fee_wallet"),
    feeKeyName: text("fee_key_name"),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    mintStartBlock: integer("mint_start_block"),
    mintEndBlock: integer("mint_end_block"),
    // who registered, changed and deleted it: an e-mail address
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull(),
    modifiedBy: text("modified_by"),
    updatedAt: moment("updated_at").notNull(),
    deletedBy: text("deleted_by"),
    deletedAt: moment("deleted_at"),
    /** Rises with each change: a form that was opened before another's change is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("project_contract")
      .on(table.mainnet, table.contractAddress)
      .where(sql`${table.contractAddress} IS NOT NULL AND ${table.deletedAt} IS NULL`),
    index("project_owner").on(table.ownerId, table.id),
    index("project_newest").on(table.createdAt, table.id),
    index("project_symbol").on(table.symbol),
  ],
);
