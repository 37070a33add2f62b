CREATE TABLE `account_reset` (
	`account_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`seal` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_reset_token` ON `account_reset` (`token_hash`);--> statement-breakpoint
CREATE INDEX `account_reset_expiry` ON `account_reset` (`expires_at`);