CREATE TABLE `drop_recipient` (
	`campaign_address` text NOT NULL,
	`place` integer NOT NULL,
	`wallet_address` text NOT NULL,
	`amount_raw` text NOT NULL,
	PRIMARY KEY(`campaign_address`, `place`)
);
--> statement-breakpoint
CREATE INDEX `drop_recipient_wallet` ON `drop_recipient` (`wallet_address`,`campaign_address`,`place`);--> statement-breakpoint
CREATE TABLE `drop_reset` (
	`intent_id` text PRIMARY KEY NOT NULL,
	`wallet_address` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `drop_tree_chunk` (
	`campaign_address` text NOT NULL,
	`layer` integer NOT NULL,
	`number` integer NOT NULL,
	`bytes` text NOT NULL,
	PRIMARY KEY(`campaign_address`, `layer`, `number`)
);
