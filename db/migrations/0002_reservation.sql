CREATE TABLE `reservation` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`request_key` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`wallet_address` text,
	`locale_code` text NOT NULL,
	`start_on` text NOT NULL,
	`end_on` text NOT NULL,
	`time_of_day` text,
	`treatment` text,
	`rooms` integer,
	`people` integer NOT NULL,
	`wishes` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`house` text,
	`confirmed_at` integer,
	`cancelled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reservation_reference` ON `reservation` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `reservation_request` ON `reservation` (`request_key`);--> statement-breakpoint
CREATE INDEX `reservation_wallet` ON `reservation` (`wallet_address`,`seq`);--> statement-breakpoint
CREATE INDEX `reservation_end` ON `reservation` (`end_on`);--> statement-breakpoint
CREATE INDEX `reservation_cancelled` ON `reservation` (`cancelled_at`);