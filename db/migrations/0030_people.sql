CREATE TABLE `wallet_note` (
	`wallet_address` text NOT NULL,
	`version` integer NOT NULL,
	`words` text NOT NULL,
	`author` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`wallet_address`, `version`)
);
--> statement-breakpoint
DROP INDEX `session_wallet`;--> statement-breakpoint
CREATE INDEX `session_wallet` ON `session` (`wallet_address`,`created_at`);--> statement-breakpoint
DROP INDEX `user_newest`;--> statement-breakpoint
CREATE INDEX `user_newest` ON `user` (`created_at`,`wallet_address`);--> statement-breakpoint
ALTER TABLE `airdrop_list` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `airdrop_list_newest` ON `airdrop_list` (`opens_at`,`key`);--> statement-breakpoint
ALTER TABLE `entitlement` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `entitlement` ADD `withdraw_reason` text;--> statement-breakpoint
CREATE INDEX `entitlement_newest` ON `entitlement` (`granted_at`,`id`);--> statement-breakpoint
CREATE INDEX `entitlement_kind` ON `entitlement` (`kind`,`granted_at`,`id`);--> statement-breakpoint
CREATE INDEX `entitlement_of_collection` ON `entitlement` (`collection`,`granted_at`,`id`);--> statement-breakpoint
CREATE INDEX `entitlement_of_wallet` ON `entitlement` (`wallet_address`,`granted_at`,`id`);--> statement-breakpoint
CREATE INDEX `reservation_of_wallet` ON `reservation` (`wallet_address`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `transaction_intent_newest` ON `transaction_intent` (`wallet_address`,`created_at`,`id`);