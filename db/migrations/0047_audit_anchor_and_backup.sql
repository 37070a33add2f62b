CREATE TABLE `audit_anchor` (
	`id` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`signer` text NOT NULL,
	`signature` text NOT NULL,
	`signed_transaction` text NOT NULL,
	`last_block_height` integer NOT NULL,
	`status` text NOT NULL,
	`signed_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_anchor_open` ON `audit_anchor` (`status`) WHERE "audit_anchor"."status" = 'sent';--> statement-breakpoint
CREATE INDEX `audit_anchor_newest` ON `audit_anchor` (`signed_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_anchor_status` ON `audit_anchor` (`status`,`seq`);--> statement-breakpoint
CREATE TABLE `backup` (
	`id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`rows` integer NOT NULL,
	`bytes` integer NOT NULL,
	`finished_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backup_newest` ON `backup` (`finished_at`,`id`);