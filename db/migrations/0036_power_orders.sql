DROP INDEX `migration_record_status`;--> statement-breakpoint
DROP INDEX `migration_record_reason`;--> statement-breakpoint
CREATE INDEX `migration_record_all` ON `migration_record` (`reg_time`,`seq`);--> statement-breakpoint
CREATE INDEX `migration_record_status` ON `migration_record` (`status`,`reg_time`,`seq`);--> statement-breakpoint
CREATE INDEX `migration_record_reason` ON `migration_record` (`reason`,`reg_time`,`seq`);--> statement-breakpoint
CREATE INDEX `drop_claim_all_wallet` ON `drop_claim` (`wallet_address`,`block_ts`);--> statement-breakpoint
CREATE INDEX `staking_event_all_wallet` ON `staking_event` (`wallet_address`,`block_ts`);--> statement-breakpoint
CREATE INDEX `vesting_event_all_wallet` ON `vesting_event` (`wallet_address`,`block_ts`);--> statement-breakpoint
CREATE INDEX `vesting_event_all_grant` ON `vesting_event` (`grant_address`,`block_ts`);