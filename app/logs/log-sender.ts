import { actionCode, findCatalogueEntry, isLogKey } from "~/domain/logs/catalogue";
import { isPublicLogKey, PUBLIC_CONTROLS, type PublicLogKey, publicActionCode } from "~/domain/logs/public-controls";
import { isLevelLogged } from "~/domain/logs/rules";
import { localeOfUrl } from "~/locales/locales";

/**
 * When and where something was done, and the wallet of that moment ("" without one). `at` in milliseconds. `page` is what a
 * content page is logged under, `target` where its control leads.
 */
export type LogMoment = { at: number; path: string; wallet: string; page?: string; target?: string | null };

/** Entries wait for company this long, and leave at once when the page is hidden. */
const WAIT_MS = 2_000;
const MAX_WAITING = 40;
/** The server takes no longer parameter. */
const MAX_PARAM = 200;
/** Logged at every level: what is critical, and pages seen. */
const LEAST_LEVEL = 1;
const LEVEL_KEY = "ACTION_LOG_LEVEL";
const ACTION_URL = "/api/actionLog/insertActionLog";
const ROUTER_URL = "/api/routerLog/insertRouterLog";

/** What waits, with its level; seeing a page is of the level that is always logged. */
const waiting: Record<string, { level: number; record: object }[]> = { [ACTION_URL]: [], [ROUTER_URL]: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
let level: number | null = null;
let asked: Promise<number> | undefined;

/**
 * Sends the entry of a control in the page's language, if its level is logged. A key that the catalogue does not have is
 * told to the console and nothing is sent (specification, section 8).
 */
export function logAction(key: string, moment: LogMoment): void {
  const found = isPublicLogKey(key) ? recordOfPublic(key, moment) : recordOfScreen(key, moment);
  if (!found) {
    console.warn("no matching log data found", key);
    return;
  }
  const { at, wallet } = moment;
  const noParams = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`param${index + 1}`, ""]));
  enqueue(ACTION_URL, found.log_level, {
    ...noParams,
    ...found,
    action_time: new Date(at).toISOString(),
    wallet_address: wallet,
    user_ip: "",
    reg_id: wallet,
  });
}

function recordOfScreen(key: string, { path }: LogMoment) {
  const entry = isLogKey(key) ? findCatalogueEntry(actionCode(localeOfUrl(path), key)) : null;
  if (!entry) return null;
  const { meneu1_cd, meneu2_cd, meneu3_cd, lang, lang_cd, page_name_cd, button_name_cd, ...record } = entry;
  return record;
}

/** Of a kind of control. Names of menus and pages stay with the server, which reads them by the code anyway. */
function recordOfPublic(key: PublicLogKey, { path, page = "", target }: LogMoment) {
  const locale = localeOfUrl(path);
  const action_cd = publicActionCode(locale, key, page);
  if (!action_cd) return null;
  const { name, trigger, ui, level } = PUBLIC_CONTROLS[key];
  return {
    action_cd,
    page_path: path,
    button_name: name[locale.code],
    trigger_type: trigger,
    ui_type: ui,
    log_level: level,
    param1: target?.slice(0, MAX_PARAM) ?? "",
  };
}

/** Sends that a page was seen. */
export function logRoute({ path, wallet }: LogMoment): void {
  enqueue(ROUTER_URL, LEAST_LEVEL, { path, wallet_address: wallet, user_ip: "", reg_id: wallet });
}

function enqueue(url: string, entryLevel: number, record: object): void {
  const queue = waiting[url] ?? [];
  queue.push({ level: entryLevel, record: { ...record, entry_id: crypto.randomUUID() } });
  const askedLevel = levelInForce();
  if (document.visibilityState === "hidden") sendNow();
  else if (queue.length >= MAX_WAITING) askedLevel.then(send);
  else timer ??= setTimeout(() => askedLevel.then(send), WAIT_MS);
}

/** The level that the server wants, asked once a session. Every level where it cannot be had. */
function levelInForce(): Promise<number> {
  asked ??= readLevel()
    .catch((error: unknown) => {
      console.warn("log level not read", error);
      return 3;
    })
    .then((found) => {
      level = found;
      return found;
    });
  return asked;
}

async function readLevel(): Promise<number> {
  const kept = sessionStorage.getItem(LEVEL_KEY);
  if (kept) return Number(kept);
  const response = await fetch("/api/common/selectKeyValue?cdKey=action_log_level");
  if (!response.ok) throw new Error(`answer ${response.status}`);
  const { returnValue } = (await response.json()) as { returnValue: string };
  sessionStorage.setItem(LEVEL_KEY, returnValue);
  return Number(returnValue);
}

/** The page may be gone in a moment; the rest waits for the level, if it is not known yet and the page stays. */
function sendNow(): void {
  send(level);
  if (level === null) asked?.then(send);
}

/** Without a level, what every level does. */
function send(levelNow: number | null): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [url, queue] of Object.entries(waiting)) {
    const isOpen = (entry: { level: number }) => levelNow === null && entry.level > LEAST_LEVEL;
    const entries = queue.splice(0);
    queue.push(...entries.filter(isOpen));
    const sent = entries.filter((entry) => !isOpen(entry) && isLevelLogged(entry.level, levelNow ?? LEAST_LEVEL));
    const records = sent.map(({ record }) => record);
    while (records.length > 0) sendBatch(url, records.splice(0, MAX_WAITING));
  }
}

function sendBatch(url: string, records: object[]): void {
  const body = new Blob([JSON.stringify(records)], { type: "application/json" });
  if (navigator.sendBeacon(url, body)) return;
  fetch(url, { method: "POST", body, keepalive: true }).catch((error: unknown) => console.warn("log not sent", error));
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") sendNow();
});
