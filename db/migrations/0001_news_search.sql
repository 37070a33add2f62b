-- A second migration of its own, as Drizzle knows no virtual tables: a change of it is one more.
-- Words are found from their beginning, which is how Korean, with its endings, is searched. A beginning that has no index
-- of its own (`prefix`) is gathered from every row that has it: seconds where a million have. Longer ones are cut (rules.ts).
CREATE VIRTUAL TABLE news_search USING fts5(
  language, title, summary, words,
  content = 'news', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
);
--> statement-breakpoint
CREATE TRIGGER news_search_insert AFTER INSERT ON news BEGIN
  INSERT INTO news_search (rowid, language, title, summary, words)
  VALUES (new.id, new.language, new.title, new.summary, new.words);
END;
--> statement-breakpoint
CREATE TRIGGER news_search_delete AFTER DELETE ON news BEGIN
  INSERT INTO news_search (news_search, rowid, language, title, summary, words)
  VALUES ('delete', old.id, old.language, old.title, old.summary, old.words);
END;
--> statement-breakpoint
CREATE TRIGGER news_search_update AFTER UPDATE OF language, title, summary, words ON news BEGIN
  INSERT INTO news_search (news_search, rowid, language, title, summary, words)
  VALUES ('delete', old.id, old.language, old.title, old.summary, old.words);
  INSERT INTO news_search (rowid, language, title, summary, words)
  VALUES (new.id, new.language, new.title, new.summary, new.words);
END;
