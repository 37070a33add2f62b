CREATE TABLE `migration_record` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chain_id` integer NOT NULL,
	`gate` text NOT NULL,
	`old_project_id` text NOT NULL,
	`old_wallet_address` text NOT NULL,
	`old_wallet_type` text NOT NULL,
	`old_nft_contract` text NOT NULL,
	`old_nft_id` text NOT NULL,
	`old_nft_name` text NOT NULL,
	`old_nft_image` text NOT NULL,
	`new_wallet_address` text NOT NULL,
	`target_proof` text NOT NULL,
	`reg_id` text NOT NULL,
	`reg_time` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`description` text,
	`gate_id` integer,
	`hand_over_hash` text,
	`hand_over_block` integer,
	`handed_over_ts` integer,
	`mint_transaction` text,
	`mint_signature` text,
	`mint_last_block_height` integer,
	`minted_at` integer,
	`confirm_transaction` text,
	`confirm_hash` text,
	`confirm_nonce` integer,
	`confirm_signed_at` integer,
	`closed_at` integer,
	`look_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `migration_record_gate` ON `migration_record` (`gate`,`gate_id`) WHERE "migration_record"."gate_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `migration_record_wish` ON `migration_record` (`gate`,`old_nft_contract`,`old_nft_id`,`old_wallet_address`) WHERE "migration_record"."gate_id" is null and "migration_record"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `migration_record_nft` ON `migration_record` (`old_nft_contract`,`old_nft_id`);--> statement-breakpoint
CREATE INDEX `migration_record_old_wallet` ON `migration_record` (`old_wallet_address`,`seq`);--> statement-breakpoint
CREATE INDEX `migration_record_new_wallet` ON `migration_record` (`new_wallet_address`,`seq`);--> statement-breakpoint
CREATE INDEX `migration_record_look` ON `migration_record` (`look_at`) WHERE "migration_record"."closed_at" is null;