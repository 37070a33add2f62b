CREATE TABLE `approval` (
	`id` text PRIMARY KEY NOT NULL,
	`form` text NOT NULL,
	`key` text NOT NULL,
	`sent` text NOT NULL,
	`effects` text NOT NULL,
	`hash` text NOT NULL,
	`proposed_by` text NOT NULL,
	`proposed_at` integer NOT NULL,
	`until` integer NOT NULL,
	`status` text NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`reason` text,
	`problem` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `approval_newest` ON `approval` (`proposed_at`,`id`);--> statement-breakpoint
CREATE INDEX `approval_status` ON `approval` (`status`,`proposed_at`,`id`);