ALTER TABLE `health_state` ADD `mails` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `health_state` ADD `mails_since` integer;