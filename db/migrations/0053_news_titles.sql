DROP INDEX `news_piece_title`;--> statement-breakpoint
CREATE INDEX `news_piece_title_ko` ON `news_piece` ("words" ->> '$.ko.title',`seq`);--> statement-breakpoint
CREATE INDEX `news_piece_title_en` ON `news_piece` ("words" ->> '$.en.title',`seq`);--> statement-breakpoint
CREATE INDEX `news_piece_title_id` ON `news_piece` ("words" ->> '$.id.title',`seq`);