CREATE TABLE `draw` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`entrants` text NOT NULL,
	`entrant_count` integer NOT NULL,
	`entrants_hash` text NOT NULL,
	`winner_count` integer NOT NULL,
	`commitment` text NOT NULL,
	`slot` integer NOT NULL,
	`draw_at` integer NOT NULL,
	`proposer` text NOT NULL,
	`created_at` integer NOT NULL,
	`block_slot` integer,
	`blockhash` text,
	`seed` text,
	`winners` text,
	`drawn_at` integer
);
--> statement-breakpoint
CREATE INDEX `draw_newest` ON `draw` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `draw_due` ON `draw` (`draw_at`) WHERE "draw"."drawn_at" is null;