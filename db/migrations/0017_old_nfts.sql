CREATE TABLE `evm_cursor` (
	`chain_id` integer PRIMARY KEY NOT NULL,
	`contracts` text NOT NULL,
	`block_number` integer NOT NULL,
	`checkpoints` text NOT NULL,
	`final_block` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`problem` text,
	`problem_since` integer
);
--> statement-breakpoint
CREATE TABLE `old_nft` (
	`contract` text NOT NULL,
	`token_id` text NOT NULL,
	`owner` text NOT NULL,
	`block_number` integer NOT NULL,
	`log_index` integer NOT NULL,
	PRIMARY KEY(`contract`, `token_id`)
);
--> statement-breakpoint
CREATE INDEX `old_nft_owner` ON `old_nft` (`owner`,`contract`,`token_id`);--> statement-breakpoint
CREATE INDEX `old_nft_block` ON `old_nft` (`block_number`);