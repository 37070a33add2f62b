CREATE TABLE `authority_deed` (
	`id` text PRIMARY KEY NOT NULL,
	`form` text NOT NULL,
	`kind` text NOT NULL,
	`parameters` text NOT NULL,
	`authority_address` text NOT NULL,
	`effects` text NOT NULL,
	`prepared_by` text NOT NULL,
	`prepared_at` integer NOT NULL,
	`status` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`intent_id` text,
	`signature` text,
	`problem` text,
	`landed_at` integer
);
--> statement-breakpoint
CREATE INDEX `authority_deed_newest` ON `authority_deed` (`prepared_at`,`id`);--> statement-breakpoint
CREATE INDEX `authority_deed_status` ON `authority_deed` (`status`,`prepared_at`,`id`);