CREATE INDEX `vesting_grant_wallet_creator` ON `vesting_grant` (`wallet_address`,`mint`,`creator_address`,`start_ts`,`address`);--> statement-breakpoint
CREATE INDEX `vesting_grant_pending` ON `vesting_grant` (`pending_address`,`start_ts`,`address`);--> statement-breakpoint
CREATE INDEX `vesting_grant_creator_plan` ON `vesting_grant` (`creator_address`,`mint`,"plan" collate nocase,`address`);--> statement-breakpoint
CREATE INDEX `vesting_grant_mint` ON `vesting_grant` (`mint`,`start_ts`,`address`);--> statement-breakpoint
CREATE INDEX `vesting_grant_mint_plan` ON `vesting_grant` (`mint`,"plan" collate nocase,`address`);