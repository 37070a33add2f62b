import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment, uint256 } from "../columns";

export const migrationStatuses = ["addressConfirmed", "approved", "received", "minting", "complete", "failed"] as const;

/** How the holder showed that the Solana address is theirs: its session, typing it twice, or not to us at all. */
const targetProofs = ["session", "repeated", "none"] as const;

/**
 * One old NFT on its way to Solana, with the specification's names. What both chains say decides; a row remembers what was
 * asked for and what was signed, so that it is not signed twice. EVM addresses are in lower case.
 */
export const migrationRecord = sqliteTable(
  "migration_record",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    chainId: integer("chain_id").notNull(),
    gate: text("gate").notNull(),
    oldProjectId: text("old_project_id").notNull(),
    oldWalletAddress: text("old_wallet_address").notNull(),
    /** Empty if the NFT was handed over without the site. */
    oldWalletType: text("old_wallet_type").notNull(),
    oldNftContract: text("old_nft_contract").notNull(),
    oldNftId: uint256("old_nft_id").notNull(),
    oldNftName: text("old_nft_name").notNull(),
    oldNftImage: text("old_nft_image").notNull(),
    /** What the gate's record says, once there is one. */
    newWalletAddress: text("new_wallet_address").notNull(),
    targetProof: text("target_proof", { enum: targetProofs }).notNull(),
    regId: text("reg_id").notNull(),
    regTime: moment("reg_time").notNull(),
    status: text("status", { enum: migrationStatuses }).notNull(),
    /** Why it failed, or what it waits for (app/domain/migration/rules.ts); null if nothing is in its way. */
    reason: text("reason"),
    description: text("description"),
    /** The id of the gate's record; null until the NFT is handed over. */
    gateId: integer("gate_id"),
    handOverHash: text("hand_over_hash"),
    handOverBlock: integer("hand_over_block"),
    handedOverTs: integer("handed_over_ts"),
    /** The mint's signed transaction, stored before it is sent, base64; and the last block in which it can land. */
    mintTransaction: text("mint_transaction"),
    mintSignature: text("mint_signature"),
    mintLastBlockHeight: integer("mint_last_block_height"),
    /** When the new NFT was first seen in a finalized block. */
    mintedAt: moment("minted_at"),
    /** The operator's signed transaction, stored before it is sent, in hex. */
    confirmTransaction: text("confirm_transaction"),
    confirmHash: text("confirm_hash"),
    confirmNonce: integer("confirm_nonce"),
    confirmSignedAt: moment("confirm_signed_at"),
    /** Once there is nothing left that the site could do. */
    closedAt: moment("closed_at"),
    /** When cron next looks at it; null before the NFT is handed over. */
    lookAt: moment("look_at"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("migration_record_gate").on(table.gate, table.gateId).where(sql`${table.gateId} is not null`),
    // one wish of a wallet for an NFT, until it is handed over
    uniqueIndex("migration_record_wish")
      .on(table.gate, table.oldNftContract, table.oldNftId, table.oldWalletAddress)
      .where(sql`${table.gateId} is null and ${table.closedAt} is null`),
    index("migration_record_nft").on(table.oldNftContract, table.oldNftId),
    index("migration_record_old_wallet").on(table.oldWalletAddress, table.seq),
    index("migration_record_new_wallet").on(table.newWalletAddress, table.seq),
    index("migration_record_look").on(table.lookAt).where(sql`${table.closedAt} is null`),
    // the list of the staff area
    index("migration_record_status").on(table.status, table.regTime, table.seq),
    index("migration_record_reason").on(table.reason, table.regTime, table.seq),
    index("migration_record_all").on(table.regTime, table.seq),
  ],
);
