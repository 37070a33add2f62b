ALTER TABLE `account_session` ADD `proven_with` text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE `approval` ADD `run_id` text;