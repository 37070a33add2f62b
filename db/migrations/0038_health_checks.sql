ALTER TABLE `job` ADD `agreed_hash` text;--> statement-breakpoint
ALTER TABLE `job` ADD `seal` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_item` ADD `seal` text DEFAULT '' NOT NULL;