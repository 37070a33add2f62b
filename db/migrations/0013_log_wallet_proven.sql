ALTER TABLE `action_log` ADD `is_wallet_proven` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `router_log` ADD `is_wallet_proven` integer DEFAULT false NOT NULL;