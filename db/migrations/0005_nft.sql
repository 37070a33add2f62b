CREATE TABLE `entitlement` (
	`id` text PRIMARY KEY NOT NULL,
	`grant_key` text NOT NULL,
	`wallet_address` text NOT NULL,
	`kind` text NOT NULL,
	`collection` text NOT NULL,
	`title_ko` text NOT NULL,
	`title_en` text NOT NULL,
	`title_id` text NOT NULL,
	`amount` text NOT NULL,
	`source` text NOT NULL,
	`is_sample` integer NOT NULL,
	`granted_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entitlement_grant` ON `entitlement` (`grant_key`);--> statement-breakpoint
CREATE INDEX `entitlement_wallet` ON `entitlement` (`wallet_address`,`kind`,`granted_at`,`id`);--> statement-breakpoint
CREATE INDEX `entitlement_collection` ON `entitlement` (`wallet_address`,`kind`,`collection`,`granted_at`,`id`);--> statement-breakpoint
CREATE TABLE `nft_event` (
	`signature` text NOT NULL,
	`event_index` integer NOT NULL,
	`kind` text NOT NULL,
	`wallet_address` text NOT NULL,
	`pool_address` text NOT NULL,
	`position_address` text NOT NULL,
	`mint` text NOT NULL,
	`place` integer NOT NULL,
	`coin_mint` text NOT NULL,
	`decimals` integer NOT NULL,
	`amount_raw` text NOT NULL,
	`fee_raw` text NOT NULL,
	`streak` integer NOT NULL,
	`term_days` integer NOT NULL,
	`block_ts` integer NOT NULL,
	`slot` integer NOT NULL,
	PRIMARY KEY(`signature`, `event_index`)
);
--> statement-breakpoint
CREATE INDEX `nft_event_pool` ON `nft_event` (`wallet_address`,`pool_address`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `nft_event_pool_mint` ON `nft_event` (`wallet_address`,`pool_address`,`mint`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `nft_event_stream` ON `nft_event` (`wallet_address`,`pool_address`,`place`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `nft_event_stream_kind` ON `nft_event` (`wallet_address`,`pool_address`,`place`,`kind`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `nft_event_stream_mint` ON `nft_event` (`wallet_address`,`pool_address`,`place`,`mint`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `nft_event_stream_kind_mint` ON `nft_event` (`wallet_address`,`pool_address`,`place`,`kind`,`mint`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `nft_event_coin` ON `nft_event` (`wallet_address`,`coin_mint`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `nft_event_coin_kind` ON `nft_event` (`wallet_address`,`coin_mint`,`kind`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `nft_event_position` ON `nft_event` (`position_address`,`slot`);--> statement-breakpoint
CREATE TABLE `nft_metadata` (
	`mint` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`symbol` text NOT NULL,
	`uri` text NOT NULL,
	`collection_mint` text NOT NULL,
	`seen_slot` integer NOT NULL,
	`image` text,
	`fetched_at` integer,
	`failures` integer NOT NULL,
	`try_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `nft_metadata_collection` ON `nft_metadata` (`collection_mint`,`mint`);--> statement-breakpoint
CREATE TABLE `nft_position` (
	`address` text PRIMARY KEY NOT NULL,
	`pool_address` text NOT NULL,
	`wallet_address` text NOT NULL,
	`mint` text NOT NULL,
	`term_days` integer NOT NULL,
	`weight_bps` integer NOT NULL,
	`base_weight_bps` integer NOT NULL,
	`fee_bps` integer NOT NULL,
	`start_ts` integer NOT NULL,
	`left_ts` integer NOT NULL,
	`seen_slot` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `nft_position_wallet` ON `nft_position` (`wallet_address`,`pool_address`,`closed_at`,`start_ts`,`address`);--> statement-breakpoint
CREATE INDEX `nft_position_pool` ON `nft_position` (`pool_address`,`closed_at`);--> statement-breakpoint
CREATE TABLE `survey_answer` (
	`survey_id` text NOT NULL,
	`wallet_address` text NOT NULL,
	`answers` text NOT NULL,
	`locale_code` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`survey_id`, `wallet_address`)
);
--> statement-breakpoint
CREATE INDEX `survey_answer_created` ON `survey_answer` (`survey_id`,`created_at`);