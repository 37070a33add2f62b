CREATE TABLE `reservation_message` (
	`id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`author` text NOT NULL,
	`is_mailed` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reservation_message_seq` ON `reservation_message` (`seq`,`at`);--> statement-breakpoint
DROP INDEX `reservation_created`;--> statement-breakpoint
ALTER TABLE `reservation` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `reservation_newest` ON `reservation` (`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `reservation_kind` ON `reservation` (`kind`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `reservation_status` ON `reservation` (`status`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `reservation_day` ON `reservation` (`start_on`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `reservation_email` ON `reservation` (`email`,`created_at`,`seq`);