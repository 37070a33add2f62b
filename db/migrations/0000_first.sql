CREATE TABLE `action_log` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`action_cd` text NOT NULL,
	`menu1` text NOT NULL,
	`menu2` text NOT NULL,
	`menu3` text NOT NULL,
	`title` text NOT NULL,
	`page_name` text NOT NULL,
	`page_path` text NOT NULL,
	`button_name` text NOT NULL,
	`trigger_type` text NOT NULL,
	`ui_type` text NOT NULL,
	`log_level` integer NOT NULL,
	`action_time` integer NOT NULL,
	`wallet_address` text NOT NULL,
	`user_ip` text NOT NULL,
	`params` text NOT NULL,
	`reg_id` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `action_log_received` ON `action_log` (`received_at`);--> statement-breakpoint
CREATE INDEX `action_log_wallet` ON `action_log` (`wallet_address`,`received_at`);--> statement-breakpoint
CREATE TABLE `dead_log` (
	`message_id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`words` text NOT NULL,
	`cover` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_group` ON `news` (`group_id`,`language`);--> statement-breakpoint
CREATE INDEX `news_newest` ON `news` (`language`,`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `router_log` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`wallet_address` text NOT NULL,
	`path` text NOT NULL,
	`user_ip` text NOT NULL,
	`reg_id` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `router_log_received` ON `router_log` (`received_at`);--> statement-breakpoint
CREATE TABLE `session` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`wallet_address` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `session_wallet` ON `session` (`wallet_address`);--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `setting` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sign_in_nonce` (
	`nonce` text PRIMARY KEY NOT NULL,
	`wallet_address` text NOT NULL,
	`domain` text NOT NULL,
	`method` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `sign_in_nonce_expiry` ON `sign_in_nonce` (`expires_at`);--> statement-breakpoint
CREATE TABLE `staking_event` (
	`signature` text NOT NULL,
	`event_index` integer NOT NULL,
	`kind` text NOT NULL,
	`wallet_address` text NOT NULL,
	`pool_address` text NOT NULL,
	`position_address` text NOT NULL,
	`amount_raw` text NOT NULL,
	`fee_raw` text NOT NULL,
	`released_raw` text NOT NULL,
	`term_days` integer NOT NULL,
	`block_ts` integer NOT NULL,
	`slot` integer NOT NULL,
	PRIMARY KEY(`signature`, `event_index`)
);
--> statement-breakpoint
CREATE INDEX `staking_event_wallet` ON `staking_event` (`wallet_address`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `staking_event_kind` ON `staking_event` (`wallet_address`,`kind`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `staking_event_term` ON `staking_event` (`wallet_address`,`term_days`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `staking_event_kind_term` ON `staking_event` (`wallet_address`,`kind`,`term_days`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `staking_event_signature` ON `staking_event` (`wallet_address`,`signature`,`event_index`);--> statement-breakpoint
CREATE TABLE `staking_position` (
	`address` text PRIMARY KEY NOT NULL,
	`pool_address` text NOT NULL,
	`wallet_address` text NOT NULL,
	`position_id` text NOT NULL,
	`principal_raw` text NOT NULL,
	`reward_total_raw` text NOT NULL,
	`claimed_raw` text NOT NULL,
	`term_days` integer NOT NULL,
	`rate_bps` integer NOT NULL,
	`base_rate_bps` integer NOT NULL,
	`fee_bps` integer NOT NULL,
	`start_ts` integer NOT NULL,
	`left_ts` integer NOT NULL,
	`seen_slot` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `staking_position_wallet` ON `staking_position` (`wallet_address`,`closed_at`,`start_ts`,`address`);--> statement-breakpoint
CREATE TABLE `transaction_intent` (
	`id` text PRIMARY KEY NOT NULL,
	`request_key` text NOT NULL,
	`wallet_address` text NOT NULL,
	`kind` text NOT NULL,
	`parameters` text NOT NULL,
	`status` text NOT NULL,
	`message` text NOT NULL,
	`preview` text NOT NULL,
	`lifetime` text NOT NULL,
	`blockhash` text NOT NULL,
	`last_valid_block_height` integer,
	`nonce_address` text,
	`nonce_slot` integer,
	`nonce_used_slot` integer,
	`signed_transaction` text,
	`signature` text,
	`slot` integer,
	`error_code` text,
	`error_detail` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finalized_at` integer,
	`look_at` integer,
	CONSTRAINT "transaction_intent_lifetime" CHECK(case "transaction_intent"."lifetime"
        when 'blockhash' then "transaction_intent"."last_valid_block_height" is not null
        else "transaction_intent"."nonce_address" is not null and "transaction_intent"."nonce_slot" is not null end)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transaction_intent_request` ON `transaction_intent` (`wallet_address`,`request_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `transaction_intent_signature` ON `transaction_intent` (`signature`) WHERE "transaction_intent"."signature" is not null;--> statement-breakpoint
CREATE INDEX `transaction_intent_wallet` ON `transaction_intent` (`wallet_address`,`created_at`);--> statement-breakpoint
CREATE INDEX `transaction_intent_open` ON `transaction_intent` (`status`,`look_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`wallet_address` text NOT NULL,
	`wallet_type` text NOT NULL,
	`admin_code` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_wallet_address_unique` ON `user` (`wallet_address`);