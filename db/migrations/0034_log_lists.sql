DROP INDEX `action_log_received`;--> statement-breakpoint
DROP INDEX `action_log_wallet`;--> statement-breakpoint
CREATE INDEX `action_log_newest` ON `action_log` (`received_at`,`entry_id`);--> statement-breakpoint
CREATE INDEX `action_log_of_wallet` ON `action_log` (`wallet_address`,`received_at`,`entry_id`);--> statement-breakpoint
CREATE INDEX `action_log_code` ON `action_log` (`action_cd`,`received_at`,`entry_id`);--> statement-breakpoint
CREATE INDEX `action_log_level` ON `action_log` (`log_level`,`received_at`,`entry_id`);--> statement-breakpoint
CREATE INDEX `action_log_page` ON `action_log` (`page_path`,`received_at`,`entry_id`);--> statement-breakpoint
DROP INDEX `router_log_received`;--> statement-breakpoint
CREATE INDEX `router_log_newest` ON `router_log` (`received_at`,`entry_id`);--> statement-breakpoint
CREATE INDEX `router_log_wallet` ON `router_log` (`wallet_address`,`received_at`,`entry_id`);--> statement-breakpoint
CREATE INDEX `router_log_path` ON `router_log` (`path`,`received_at`,`entry_id`);--> statement-breakpoint
CREATE INDEX `dead_log_newest` ON `dead_log` (`received_at`,`message_id`);--> statement-breakpoint
CREATE INDEX `outbox_status` ON `outbox` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `transaction_intent_all` ON `transaction_intent` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `transaction_intent_of_kind` ON `transaction_intent` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `transaction_intent_status` ON `transaction_intent` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `transaction_intent_error` ON `transaction_intent` (`error_code`,`created_at`,`id`);