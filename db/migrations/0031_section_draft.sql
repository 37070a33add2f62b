CREATE TABLE `section_draft` (
	`id` text PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL
);
