CREATE TABLE `account_code` (
	`attempt_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_code_purpose` ON `account_code` (`account_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_code_expiry` ON `account_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `account_invitation` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`seal` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `account_invitation_expiry` ON `account_invitation` (`expires_at`);--> statement-breakpoint
CREATE TABLE `account_session` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`ip_address` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`proven_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_session_account` ON `account_session` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `account_session_expiry` ON `account_session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`nickname` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`admin_code` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`last_sign_in_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_email` ON `account` (`email`);--> statement-breakpoint
CREATE INDEX `account_newest` ON `account` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `audit_entry` (
	`seq` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`previous_hash` text NOT NULL,
	`at` integer NOT NULL,
	`account_id` text,
	`actor` text NOT NULL,
	`ip_address` text NOT NULL,
	`action` text NOT NULL,
	`noun` text NOT NULL,
	`key` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entry_previous` ON `audit_entry` (`previous_hash`);--> statement-breakpoint
CREATE INDEX `audit_entry_newest` ON `audit_entry` (`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_entry_actor` ON `audit_entry` (`actor`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_entry_key` ON `audit_entry` (`key`,`at`,`seq`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`recipient` text NOT NULL,
	`values` text NOT NULL,
	`status` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `outbox_newest` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `sign_in_failure` (
	`subject` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`last_at` integer NOT NULL,
	`locked_until` integer
);
--> statement-breakpoint
CREATE INDEX `sign_in_failure_last` ON `sign_in_failure` (`last_at`);--> statement-breakpoint
CREATE INDEX `user_newest` ON `user` (`created_at`,`id`);