CREATE TABLE `gear_day` (
	`day` text PRIMARY KEY NOT NULL,
	`commitment` text NOT NULL,
	`odds_from` text NOT NULL,
	`odds_hash` text NOT NULL,
	`committed_at` integer NOT NULL,
	`anchor_signature` text,
	`seed` text,
	`revealed_at` integer,
	FOREIGN KEY (`odds_from`) REFERENCES `gear_odds`(`valid_from`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `gear_day_newest` ON `gear_day` (`committed_at`,`day`);--> statement-breakpoint
CREATE TABLE `gear_draw` (
	`order_number` integer PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`deed` text NOT NULL,
	`target` text NOT NULL,
	`signature` text NOT NULL,
	`slot` integer NOT NULL,
	`blockhash` text NOT NULL,
	`block_ts` integer NOT NULL,
	`digest` text NOT NULL,
	`result` text NOT NULL,
	`drawn_at` integer NOT NULL,
	FOREIGN KEY (`day`) REFERENCES `gear_day`(`day`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gear_draw_payment` ON `gear_draw` (`signature`);--> statement-breakpoint
CREATE INDEX `gear_draw_day` ON `gear_draw` (`day`,`order_number`);--> statement-breakpoint
CREATE TABLE `gear_odds` (
	`valid_from` text PRIMARY KEY NOT NULL,
	`odds` text NOT NULL,
	`hash` text NOT NULL,
	`published_by` text NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `gear_odds_newest` ON `gear_odds` (`published_at`,`valid_from`);