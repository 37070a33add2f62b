CREATE TABLE `project` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` text,
	`symbol` text NOT NULL,
	`name` text NOT NULL,
	`korean_name` text NOT NULL,
	`mainnet` text NOT NULL,
	`contract_address` text,
	`json_path` text NOT NULL,
	`description` text NOT NULL,
	`image_url` text NOT NULL,
	`project_fee_bps` integer NOT NULL,
	`creator_fee_bps` integer NOT NULL,
	`admin_wallet` text,
	`admin_key_name` text,
	`listing_wallet` text,
	`listing_key_name` text,
	`fee_wallet` text,
	`fee_key_name` text,
	`starts_at` integer,
	`ends_at` integer,
	`mint_start_block` integer,
	`mint_end_block` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`modified_by` text,
	`updated_at` integer NOT NULL,
	`deleted_by` text,
	`deleted_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `project_account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_contract` ON `project` (`mainnet`,`contract_address`) WHERE "project"."contract_address" IS NOT NULL AND "project"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `project_owner` ON `project` (`owner_id`,`id`);--> statement-breakpoint
CREATE INDEX `project_newest` ON `project` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `project_symbol` ON `project` (`symbol`);--> statement-breakpoint
CREATE TABLE `project_account` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`language` text NOT NULL,
	`nickname` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`id_card_kind` text NOT NULL,
	`home_address` text NOT NULL,
	`wallet_address` text NOT NULL,
	`business_number` text,
	`company_address` text,
	`company_phone` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`submitted_at` integer,
	`decided_at` integer,
	`reason` text,
	`last_sign_in_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_account_email` ON `project_account` (`email`);--> statement-breakpoint
CREATE INDEX `project_account_newest` ON `project_account` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `project_account_status` ON `project_account` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `project_account_updated` ON `project_account` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `project_account_code` (
	`attempt_hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`verified_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_account_code_email` ON `project_account_code` (`email`);--> statement-breakpoint
CREATE INDEX `project_account_code_expiry` ON `project_account_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `project_account_image` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`purpose` text NOT NULL,
	`object_key` text NOT NULL,
	`type` text NOT NULL,
	`byte_count` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	`delete_at` integer,
	`looks` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `project_account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_account_image_purpose` ON `project_account_image` (`account_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `project_account_image_delete` ON `project_account_image` (`delete_at`);--> statement-breakpoint
CREATE TABLE `project_account_session` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `project_account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `project_account_session_account` ON `project_account_session` (`account_id`);--> statement-breakpoint
CREATE INDEX `project_account_session_expiry` ON `project_account_session` (`expires_at`);--> statement-breakpoint
INSERT INTO `project` (`id`, `symbol`, `name`, `korean_name`, `mainnet`, `json_path`, `description`, `image_url`, `project_fee_bps`, `creator_fee_bps`, `created_by`, `created_at`, `updated_at`) VALUES
	(3, 'SGRILLA', 'Supergrilla', '슈퍼그릴라', 'kaia', '', '', '', 0, 0, 'punkvism', 1758240000000, 1758240000000),
	(4, 'GRILLA', 'Grilla', '그릴라', 'kaia', '', '', '', 0, 0, 'punkvism', 1758240000000, 1758240000000),
	(5, 'PUNKVISM', 'Punkvism', '펑크비즘', 'solana', '', '', '', 0, 0, 'punkvism', 1758240000000, 1758240000000),
	(7, 'SANTA', 'Santa', '산타', 'kaia', '', '', '', 0, 0, 'punkvism', 1758240000000, 1758240000000),
	(20, 'GENESIS', 'Genesis', '제네시스', 'solana', '', '', '', 0, 0, 'punkvism', 1758240000000, 1758240000000),
	(30, 'CRAFTER', 'Punky Crafter', '펑키 크래프터', 'solana', '', '', '', 0, 0, 'punkvism', 1758240000000, 1758240000000),
	(31, 'HEACHI', 'Punky World Heachi', '펑키 월드 해치', 'solana', '', '', '', 0, 0, 'punkvism', 1758240000000, 1758240000000),
	(32, 'GEARUP', 'Punky Gearup', '펑키 기어업', 'solana', '', '', '', 0, 0, 'punkvism', 1758240000000, 1758240000000);
