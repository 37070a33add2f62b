CREATE TABLE `drop_campaign` (
	`address` text PRIMARY KEY NOT NULL,
	`creator_address` text NOT NULL,
	`funder_address` text NOT NULL,
	`campaign_id` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`mint` text NOT NULL,
	`decimals` integer NOT NULL,
	`begin_ts` integer NOT NULL,
	`end_ts` integer NOT NULL,
	`recipients` integer NOT NULL,
	`supply` integer NOT NULL,
	`claimed_count` integer NOT NULL,
	`total_gift_raw` text NOT NULL,
	`claimed_gift_raw` text NOT NULL,
	`seen_slot` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `drop_campaign_creator` ON `drop_campaign` (`creator_address`,`begin_ts`,`address`);--> statement-breakpoint
CREATE TABLE `drop_claim` (
	`signature` text NOT NULL,
	`event_index` integer NOT NULL,
	`wallet_address` text NOT NULL,
	`campaign_address` text NOT NULL,
	`place` integer NOT NULL,
	`kind` text NOT NULL,
	`mint` text NOT NULL,
	`amount_raw` text NOT NULL,
	`block_ts` integer NOT NULL,
	`slot` integer NOT NULL,
	PRIMARY KEY(`signature`, `event_index`)
);
--> statement-breakpoint
CREATE INDEX `drop_claim_wallet` ON `drop_claim` (`wallet_address`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `drop_claim_wallet_kind` ON `drop_claim` (`wallet_address`,`kind`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `drop_claim_wallet_mint` ON `drop_claim` (`wallet_address`,`mint`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `drop_claim_campaign` ON `drop_claim` (`campaign_address`,`place`);--> statement-breakpoint
CREATE TABLE `vesting_event` (
	`signature` text NOT NULL,
	`event_index` integer NOT NULL,
	`kind` text NOT NULL,
	`wallet_address` text NOT NULL,
	`grant_address` text NOT NULL,
	`mint` text NOT NULL,
	`amount_raw` text NOT NULL,
	`block_ts` integer NOT NULL,
	`slot` integer NOT NULL,
	PRIMARY KEY(`signature`, `event_index`)
);
--> statement-breakpoint
CREATE INDEX `vesting_event_grant` ON `vesting_event` (`grant_address`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE INDEX `vesting_event_wallet` ON `vesting_event` (`wallet_address`,`block_ts`,`signature`,`event_index`);--> statement-breakpoint
CREATE TABLE `vesting_grant` (
	`address` text PRIMARY KEY NOT NULL,
	`creator_address` text NOT NULL,
	`wallet_address` text NOT NULL,
	`pending_address` text,
	`mint` text NOT NULL,
	`decimals` integer NOT NULL,
	`plan` text NOT NULL,
	`grant_id` text NOT NULL,
	`total_raw` text NOT NULL,
	`claimed_raw` text NOT NULL,
	`returned_raw` text NOT NULL,
	`start_ts` integer NOT NULL,
	`cliff_ts` integer NOT NULL,
	`end_ts` integer NOT NULL,
	`step_seconds` integer NOT NULL,
	`is_revocable` integer NOT NULL,
	`revoked_ts` integer NOT NULL,
	`seen_slot` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `vesting_grant_wallet` ON `vesting_grant` (`wallet_address`,`start_ts`,`address`);--> statement-breakpoint
CREATE INDEX `vesting_grant_wallet_mint` ON `vesting_grant` (`wallet_address`,`mint`,`start_ts`,`address`);--> statement-breakpoint
CREATE INDEX `vesting_grant_creator` ON `vesting_grant` (`creator_address`,`mint`,`start_ts`,`address`);