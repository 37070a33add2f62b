ALTER TABLE `audit_entry` ADD `form_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entry_form` ON `audit_entry` (`form_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `draw_entrants` ON `draw` (`entrants_hash`);