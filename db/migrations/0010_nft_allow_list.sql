CREATE TABLE `nft_allow_list` (
	`root` text NOT NULL,
	`mint` text NOT NULL,
	`place` integer NOT NULL,
	`proof` text NOT NULL,
	PRIMARY KEY(`root`, `mint`)
);
