CREATE TABLE `weekly_menu` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`begins_on` text NOT NULL,
	`title` text NOT NULL,
	`draft` text NOT NULL,
	`shown` text,
	`state` text NOT NULL,
	`published_at` integer,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weekly_menu_week` ON `weekly_menu` (`begins_on`);--> statement-breakpoint
CREATE INDEX `weekly_menu_newest` ON `weekly_menu` (`begins_on`,`seq`);--> statement-breakpoint
CREATE INDEX `weekly_menu_state` ON `weekly_menu` (`state`,`begins_on`,`seq`);