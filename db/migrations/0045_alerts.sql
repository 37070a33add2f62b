CREATE TABLE `alert_choice` (
	`account_id` text PRIMARY KEY NOT NULL,
	`language` text NOT NULL,
	`wanted` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `health_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL
);
