CREATE TABLE `indexer_cursor` (
	`program` text PRIMARY KEY NOT NULL,
	`signature` text,
	`slot` integer NOT NULL,
	`floor_slot` integer NOT NULL,
	`head_slot` integer,
	`head_signature` text,
	`before_signature` text,
	`listed` integer NOT NULL,
	`joint_signature` text,
	`until_signature` text,
	`revision` integer NOT NULL,
	`finalized_slot` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`problem` text,
	`problem_since` integer
);
--> statement-breakpoint
CREATE TABLE `indexer_report` (
	`projection` text NOT NULL,
	`day` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`after` text NOT NULL,
	`compared` integer NOT NULL,
	`differing` integer NOT NULL,
	`differences` text NOT NULL,
	PRIMARY KEY(`projection`, `day`)
);
--> statement-breakpoint
CREATE INDEX `indexer_report_open` ON `indexer_report` (`finished_at`,`day`);--> statement-breakpoint
CREATE TABLE `indexer_transaction` (
	`program` text NOT NULL,
	`signature` text NOT NULL,
	`slot` integer NOT NULL,
	`place` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`try_at` integer NOT NULL,
	`problem` text,
	PRIMARY KEY(`program`, `signature`)
);
--> statement-breakpoint
CREATE INDEX `indexer_transaction_state` ON `indexer_transaction` (`program`,`state`,`slot`,`place`);--> statement-breakpoint
CREATE INDEX `indexer_transaction_slot` ON `indexer_transaction` (`program`,`slot`);--> statement-breakpoint
CREATE INDEX `staking_event_position` ON `staking_event` (`position_address`,`slot`);