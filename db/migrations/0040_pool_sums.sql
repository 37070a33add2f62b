CREATE TABLE `pool_day` (
	`pool_address` text NOT NULL,
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`term_days` integer NOT NULL,
	`coin_mint` text NOT NULL,
	`events` integer NOT NULL,
	`amount` real NOT NULL,
	PRIMARY KEY(`pool_address`, `day`, `kind`, `term_days`, `coin_mint`)
);
--> statement-breakpoint
CREATE TABLE `pool_total` (
	`pool_address` text NOT NULL,
	`kind` text NOT NULL,
	`term_days` integer NOT NULL,
	`coin_mint` text NOT NULL,
	`events` integer NOT NULL,
	`amount` real NOT NULL,
	PRIMARY KEY(`pool_address`, `kind`, `term_days`, `coin_mint`)
);
--> statement-breakpoint
CREATE TABLE `pool_wallet` (
	`pool_address` text NOT NULL,
	`wallet_address` text NOT NULL,
	`open` integer NOT NULL,
	PRIMARY KEY(`pool_address`, `wallet_address`)
);
--> statement-breakpoint
-- Sums of what happens in pools, for the boards of staff. They are part of the migration that made their tables, as Drizzle
-- knows no triggers: a change of them is one more migration, and so is a table that is made anew, which loses its triggers.
-- An event that is recorded a second time is ignored before a trigger runs. A replay empties the sums with the events.
-- What is added to the view is added to the day and to the total.
CREATE VIEW pool_sum AS SELECT pool_address, day, kind, term_days, coin_mint, events, amount FROM pool_day;
--> statement-breakpoint
CREATE TRIGGER pool_sum_added INSTEAD OF INSERT ON pool_sum BEGIN
  INSERT INTO pool_day (pool_address, day, kind, term_days, coin_mint, events, amount)
  VALUES (new.pool_address, new.day, new.kind, new.term_days, new.coin_mint, new.events, new.amount)
  ON CONFLICT DO UPDATE SET events = events + excluded.events, amount = amount + excluded.amount;
  INSERT INTO pool_total (pool_address, kind, term_days, coin_mint, events, amount)
  VALUES (new.pool_address, new.kind, new.term_days, new.coin_mint, new.events, new.amount)
  ON CONFLICT DO UPDATE SET events = events + excluded.events, amount = amount + excluded.amount;
END;
--> statement-breakpoint
CREATE TRIGGER staking_event_summed AFTER INSERT ON staking_event BEGIN
  INSERT INTO pool_sum VALUES (new.pool_address, new.block_ts / 86400, new.kind, new.term_days, '', 1, CAST(new.amount_raw AS REAL));
END;
--> statement-breakpoint
-- an event that was recorded before its stake learns its term later (app/domain/staking/projection.server.ts)
CREATE TRIGGER staking_event_corrected AFTER UPDATE OF term_days ON staking_event BEGIN
  INSERT INTO pool_sum VALUES (old.pool_address, old.block_ts / 86400, old.kind, old.term_days, '', -1, -CAST(old.amount_raw AS REAL));
  INSERT INTO pool_sum VALUES (new.pool_address, new.block_ts / 86400, new.kind, new.term_days, '', 1, CAST(new.amount_raw AS REAL));
END;
--> statement-breakpoint
-- only the stake of an NFT says its term
CREATE TRIGGER nft_event_summed AFTER INSERT ON nft_event BEGIN
  INSERT INTO pool_sum SELECT new.pool_address, new.block_ts / 86400, new.kind,
    CASE new.kind WHEN 'unstaked' THEN coalesce((SELECT term_days FROM nft_event
      WHERE position_address = new.position_address AND kind = 'staked' ORDER BY slot DESC LIMIT 1), 0) ELSE new.term_days END,
    new.coin_mint, 1, CAST(new.amount_raw AS REAL);
END;
--> statement-breakpoint
CREATE TRIGGER staking_event_moved AFTER INSERT ON staking_event WHEN new.kind IN ('staked', 'unstaked') BEGIN
  INSERT INTO pool_wallet VALUES (new.pool_address, new.wallet_address, CASE new.kind WHEN 'staked' THEN 1 ELSE -1 END)
  ON CONFLICT DO UPDATE SET open = open + excluded.open;
  INSERT INTO pool_sum SELECT pool_address, new.block_ts / 86400, CASE open WHEN 1 THEN 'joined' ELSE 'left' END, 0, '', 1, 0
  FROM pool_wallet WHERE pool_address = new.pool_address AND wallet_address = new.wallet_address
    AND open = CASE new.kind WHEN 'staked' THEN 1 ELSE 0 END;
  DELETE FROM pool_wallet WHERE pool_address = new.pool_address AND wallet_address = new.wallet_address AND open = 0;
END;
--> statement-breakpoint
CREATE TRIGGER nft_event_moved AFTER INSERT ON nft_event WHEN new.kind IN ('staked', 'unstaked') BEGIN
  INSERT INTO pool_wallet VALUES (new.pool_address, new.wallet_address, CASE new.kind WHEN 'staked' THEN 1 ELSE -1 END)
  ON CONFLICT DO UPDATE SET open = open + excluded.open;
  INSERT INTO pool_sum SELECT pool_address, new.block_ts / 86400, CASE open WHEN 1 THEN 'joined' ELSE 'left' END, 0, '', 1, 0
  FROM pool_wallet WHERE pool_address = new.pool_address AND wallet_address = new.wallet_address
    AND open = CASE new.kind WHEN 'staked' THEN 1 ELSE 0 END;
  DELETE FROM pool_wallet WHERE pool_address = new.pool_address AND wallet_address = new.wallet_address AND open = 0;
END;
