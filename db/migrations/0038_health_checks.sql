CREATE TABLE `cron_run` (
	`task` text PRIMARY KEY NOT NULL,
	`cron` text NOT NULL,
	`ended_at` integer NOT NULL,
	`ms` integer NOT NULL,
	`ok_at` integer,
	`error_id` text
);
--> statement-breakpoint
CREATE TABLE `health_state` (
	`name` text NOT NULL,
	`of` text NOT NULL,
	`value` text,
	`is_bad` integer NOT NULL,
	`since` integer NOT NULL,
	`turning_since` integer,
	`mailed_as` text,
	`mailed_at` integer,
	PRIMARY KEY(`name`, `of`)
);
