DROP INDEX `transaction_intent_wallet`;--> statement-breakpoint
CREATE INDEX `transaction_intent_wallet` ON `transaction_intent` (`wallet_address`,`status`,`created_at`);