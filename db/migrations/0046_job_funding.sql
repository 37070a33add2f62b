CREATE TABLE `job_funding` (
	`job_id` text NOT NULL,
	`account` text NOT NULL,
	`signature` text NOT NULL,
	`payer` text NOT NULL,
	`amount_raw` text NOT NULL,
	`slot` integer NOT NULL,
	`seal` text NOT NULL,
	PRIMARY KEY(`job_id`, `account`, `signature`, `payer`)
);
--> statement-breakpoint
ALTER TABLE `job` ADD `sweep_from` integer DEFAULT 0 NOT NULL;