CREATE TABLE `job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`preset` text NOT NULL,
	`title` text NOT NULL,
	`asset` text NOT NULL,
	`mint` text,
	`token_program` text,
	`decimals` integer NOT NULL,
	`unit` text NOT NULL,
	`airdrop_list` text,
	`refund_address` text NOT NULL,
	`wallet` text NOT NULL,
	`status` integer NOT NULL,
	`wish` text NOT NULL,
	`reason` text,
	`item_count` integer NOT NULL,
	`waiting_count` integer NOT NULL,
	`completed_count` integer NOT NULL,
	`failed_count` integer NOT NULL,
	`cancelled_count` integer NOT NULL,
	`total_raw` text NOT NULL,
	`waiting_raw` text NOT NULL,
	`completed_raw` text NOT NULL,
	`failed_raw` text NOT NULL,
	`missing_accounts` integer NOT NULL,
	`reserve_lamports` text NOT NULL,
	`funded_raw` text,
	`funded_lamports` text,
	`funding_signature` text,
	`round_from` integer NOT NULL,
	`left_raw` text,
	`left_lamports` text,
	`problems` text NOT NULL,
	`problem_count` integer NOT NULL,
	`proposer_id` text,
	`proposer` text NOT NULL,
	`approver` text,
	`approved_at` integer,
	`transaction_count` integer NOT NULL,
	`turn` text NOT NULL,
	`run` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`begun_at` integer,
	`finished_at` integer,
	`recorded_at` integer,
	`closed_at` integer,
	`look_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_newest` ON `job` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_status` ON `job` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_preset` ON `job` (`preset`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_look` ON `job` (`look_at`) WHERE "job"."closed_at" is null;--> statement-breakpoint
CREATE TABLE `job_item` (
	`job_id` text NOT NULL,
	`seq` integer NOT NULL,
	`address` text NOT NULL,
	`amount_raw` text NOT NULL,
	`mint` text,
	`listed_address` text,
	`status` integer NOT NULL,
	`signature` text,
	`tries` integer NOT NULL,
	`error_code` text,
	PRIMARY KEY(`job_id`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `job_item_status` ON `job_item` (`job_id`,`status`,`seq`);--> statement-breakpoint
CREATE INDEX `job_item_address` ON `job_item` (`address`);--> statement-breakpoint
CREATE TABLE `job_transaction` (
	`job_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`items` text NOT NULL,
	`amount_raw` text NOT NULL,
	`bytes` text NOT NULL,
	`signature` text NOT NULL,
	`last_block_height` integer NOT NULL,
	`fee_lamports` integer NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`signed_at` integer NOT NULL,
	`settled_at` integer,
	PRIMARY KEY(`job_id`, `number`)
);
--> statement-breakpoint
CREATE INDEX `job_transaction_state` ON `job_transaction` (`job_id`,`state`,`number`);