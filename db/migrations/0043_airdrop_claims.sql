CREATE TABLE `airdrop_claim` (
	`list_key` text NOT NULL,
	`address` text NOT NULL,
	`job_id` text NOT NULL,
	PRIMARY KEY(`list_key`, `address`)
);
--> statement-breakpoint
ALTER TABLE `job` ADD `pay_again` integer DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO `airdrop_claim` SELECT `list_key`, `address`, '' FROM `airdrop_recipient` WHERE `status` = 'completed';
