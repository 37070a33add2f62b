ALTER TABLE `evm_cursor` ADD `gate_records` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `evm_cursor` ADD `reread_to` integer DEFAULT 0 NOT NULL;