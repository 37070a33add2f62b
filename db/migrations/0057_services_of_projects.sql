CREATE TABLE `recruit_application` (
	`order_id` text NOT NULL,
	`wallet_address` text NOT NULL,
	`name` text NOT NULL,
	`contact` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	`delete_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `wallet_address`)
);
--> statement-breakpoint
CREATE INDEX `recruit_application_newest` ON `recruit_application` (`order_id`,`created_at`,`wallet_address`);--> statement-breakpoint
CREATE INDEX `recruit_application_delete` ON `recruit_application` (`delete_at`);--> statement-breakpoint
CREATE TABLE `service_order` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`project_id` integer NOT NULL,
	`code` text NOT NULL,
	`payer` text NOT NULL,
	`coin` text NOT NULL,
	`decimals` integer NOT NULL,
	`price_raw` text NOT NULL,
	`data` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`seal` text NOT NULL,
	`status` integer NOT NULL,
	`good` text NOT NULL,
	`good_key` text,
	`reason` text,
	`signature` text,
	`paid_at` integer,
	`made_at` integer,
	`seen_signature` text,
	`look_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_order_reference` ON `service_order` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `service_order_signature` ON `service_order` (`signature`);--> statement-breakpoint
CREATE INDEX `service_order_newest` ON `service_order` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `service_order_status` ON `service_order` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `service_order_code` ON `service_order` (`code`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `service_order_account` ON `service_order` (`account_id`,`project_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `service_order_look` ON `service_order` (`look_at`) WHERE "service_order"."look_at" is not null;--> statement-breakpoint
CREATE TABLE `service_payment` (
	`order_id` text NOT NULL,
	`signature` text NOT NULL,
	`payer` text NOT NULL,
	`coin` text NOT NULL,
	`amount_raw` text NOT NULL,
	`slot` integer NOT NULL,
	`block_ts` integer,
	`problem` text,
	PRIMARY KEY(`order_id`, `signature`, `payer`, `coin`)
);
--> statement-breakpoint
CREATE INDEX `service_payment_slot` ON `service_payment` (`slot`,`order_id`);--> statement-breakpoint
CREATE TABLE `service_return` (
	`order_id` text NOT NULL,
	`signature` text NOT NULL,
	`payer` text NOT NULL,
	`coin` text NOT NULL,
	`job_id` text NOT NULL,
	PRIMARY KEY(`order_id`, `signature`, `payer`, `coin`)
);
--> statement-breakpoint
CREATE INDEX `service_return_job` ON `service_return` (`job_id`);