CREATE TABLE `airdrop_application` (
	`list_key` text NOT NULL,
	`address` text NOT NULL,
	`version` integer NOT NULL,
	`target_address` text NOT NULL,
	`user_id` text NOT NULL,
	`applied_at` integer NOT NULL,
	PRIMARY KEY(`list_key`, `address`, `version`)
);
--> statement-breakpoint
CREATE TABLE `airdrop_list` (
	`key` text PRIMARY KEY NOT NULL,
	`name_ko` text NOT NULL,
	`name_en` text NOT NULL,
	`name_id` text NOT NULL,
	`gift_ko` text NOT NULL,
	`gift_en` text NOT NULL,
	`gift_id` text NOT NULL,
	`chain` text NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`state` text NOT NULL,
	`is_sample` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `airdrop_recipient` (
	`list_key` text NOT NULL,
	`address` text NOT NULL,
	`item` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`sent_at` integer,
	`transaction` text,
	PRIMARY KEY(`list_key`, `address`)
);
--> statement-breakpoint
CREATE INDEX `airdrop_recipient_address` ON `airdrop_recipient` (`address`);