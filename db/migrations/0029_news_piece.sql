CREATE TABLE `news_piece` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`languages` text NOT NULL,
	`words` text NOT NULL,
	`cover` text,
	`picture` text,
	`picture_alt` text,
	`state` text NOT NULL,
	`is_changed` integer DEFAULT false NOT NULL,
	`scheduled_for` integer,
	`published_at` integer,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `news_piece_newest` ON `news_piece` (`updated_at`,`seq`);--> statement-breakpoint
CREATE INDEX `news_piece_state` ON `news_piece` (`state`,`updated_at`,`seq`);--> statement-breakpoint
CREATE INDEX `news_piece_title` ON `news_piece` (`title`);--> statement-breakpoint
CREATE INDEX `news_piece_due` ON `news_piece` (`scheduled_for`);--> statement-breakpoint
CREATE TABLE `picture` (
	`id` text PRIMARY KEY NOT NULL,
	`sizes` text NOT NULL,
	`published_at` integer,
	`uploaded_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `news` ADD `picture` text;
--> statement-breakpoint
INSERT INTO `news_piece` (`seq`, `title`, `languages`, `words`, `cover`, `state`, `published_at`, `updated_at`)
SELECT `group_id`, coalesce(max(iif(`language` = 'ko', `title`, NULL)), max(iif(`language` = 'en', `title`, NULL)), max(`title`)),
  group_concat(`language`, ' ' ORDER BY `id`),
  json_group_object(`language`, json_object('title', `title`, 'summary', `summary`, 'body', json(`body`))),
  max(`cover`), 'published', min(`published_at`), max(`updated_at`)
FROM `news` GROUP BY `group_id`;
