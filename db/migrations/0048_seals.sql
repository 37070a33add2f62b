ALTER TABLE `account_code` ADD `seal` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `account_session` ADD `seal` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `approval` ADD `seal` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `authority_deed` ADD `seal` text DEFAULT '' NOT NULL;