CREATE TABLE `reveal` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`collection` text NOT NULL,
	`file_hash` text NOT NULL,
	`row_count` integer NOT NULL,
	`committed_by` text NOT NULL,
	`committed_at` integer NOT NULL,
	`job_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reveal_file_hash_unique` ON `reveal` (`file_hash`);--> statement-breakpoint
CREATE INDEX `reveal_newest` ON `reveal` (`committed_at`,`id`);--> statement-breakpoint
ALTER TABLE `job` ADD `authority` text;--> statement-breakpoint
ALTER TABLE `job_item` ADD `before` text;--> statement-breakpoint
ALTER TABLE `job_item` ADD `after` text;--> statement-breakpoint
ALTER TABLE `job_item` ADD `catalogue_code` integer;