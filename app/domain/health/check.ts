import type { SettingKey } from "../settings/rules";

/** How the value of a check is counted. `sol` and `kaia` are in the smallest unit of their coin. */
type CheckUnit = "count" | "seconds" | "minutes" | "days" | "megabytes" | "percent" | "slots" | "sol" | "kaia" | "text";

/** A check: its unit, the setting with the value from which on it is bad, and the page of the staff area that it belongs to. */
type DeclaredCheck = { unit: CheckUnit; limit: SettingKey | null; to: string | null };

/**
 * Every check of the site's health, in the order in which they are shown. The boards show the same findings that
 * the alerts report. The texts `adminHealth` name each check, and say what to do if it is bad.
 */
export const CHECKS = {
  nodes: { unit: "slots", limit: "alert_node_slots", to: "/admin/chain" },
  cluster: { unit: "text", limit: null, to: "/admin/chain" },
  runway: { unit: "days", limit: "alert_runway_days", to: "/admin/powerzone/coinStaking" },
  minter: { unit: "sol", limit: "alert_payer_sol", to: null },
  operator: { unit: "kaia", limit: "alert_payer_kaia", to: null },
  indexerLag: { unit: "seconds", limit: "alert_lag_seconds", to: "/admin/chain" },
  indexerProblem: { unit: "text", limit: null, to: "/admin/chain" },
  nightlyCheck: { unit: "count", limit: null, to: "/admin/nightlyChecks" },
  formerChain: { unit: "count", limit: null, to: "/admin/powerzone/migration" },
  unconfirmedMint: { unit: "minutes", limit: null, to: "/admin/powerzone/migration" },
  openTransactions: { unit: "count", limit: null, to: "/admin/view/adminTxLogView?status=sent" },
  failedTransactions: {
    unit: "percent",
    limit: "alert_failed_percent",
    to: "/admin/view/adminTxLogView?status=failed",
  },
  jobs: { unit: "count", limit: null, to: "/admin/jobs" },
  crons: { unit: "minutes", limit: "alert_cron_minutes", to: null },
  settings: { unit: "text", limit: null, to: "/admin/settings" },
  auditAnchor: { unit: "days", limit: null, to: "/admin/audit" },
  backup: { unit: "days", limit: null, to: "/admin/backups" },
  deadLetters: { unit: "count", limit: null, to: "/admin/deadLetters" },
  failedMails: { unit: "count", limit: null, to: "/admin/outbox?status=failed" },
  waitingMails: { unit: "minutes", limit: "alert_mail_minutes", to: "/admin/outbox?status=queued" },
  databaseSize: { unit: "megabytes", limit: "alert_database_megabytes", to: null },
} as const satisfies Record<string, DeclaredCheck>;

export type CheckName = keyof typeof CHECKS;

export const CHECK_NAMES = Object.keys(CHECKS) as [CheckName, ...CheckName[]];

/** How a check is declared. */
export function declaredCheck(name: CheckName): DeclaredCheck {
  return CHECKS[name];
}

/** The limits of the checks, as the settings have them: plain numbers, and coins in their smallest unit. */
export type Limits = { [Key in LimitKey]: number };
type LimitKey = Exclude<(typeof CHECKS)[CheckName]["limit"], null>;

/**
 * The result of a check. `unread`: a node or a service did not answer. `unset`: the thing that is checked is not set up. `of`:
 * the name of that thing if there are several; it never changes. `value` is in the check's unit, null if there is nothing to
 * say.
 */
export type Finding = {
  name: CheckName;
  of: string;
  value: number | bigint | string | null;
  state: "good" | "bad" | "unread" | "unset";
};

/** A finding about one thing that was read. */
export function found(name: CheckName, value: Finding["value"], isBad: boolean, of = ""): Finding {
  return { name, of, value, state: isBad ? "bad" : "good" };
}
