import { actionCode, isLogKey } from "~/domain/logs/catalogue";
import { findLogEntry } from "~/domain/logs/content-pages";
import { isPublicLogKey, publicActionCode } from "~/domain/logs/public-controls";
import { isLevelLogged } from "~/domain/logs/rules";
import { localeOfUrl } from "~/locales/locales";
import type { LogMoment, Press } from "./press";

/** Entries are collected for this long and sent together; when the page is hidden they are sent at once. */
const WAIT_MS = 2_000;
const MAX_WAITING = 40;
/** The server refuses parameters longer than this. */
const MAX_PARAM = 200;
/** Logged at every level: critical actions and page views. */
const LEAST_LEVEL = 1;
const LEVEL_KEY = "ACTION_LOG_LEVEL";
const ACTION_URL = "/api/actionLog/insertActionLog";
const ROUTER_URL = "/api/routerLog/insertRouterLog";

/** What is sent, with its level; viewing a page has the level that is always logged. */
type Entry = { level: number; record: object };
/** An entry that waits. `press`: the press it records, which may turn out to be a refusal before the entry leaves. */
type Waiting = { id: string; entry: Entry; press?: Press };
const waiting: Record<string, Waiting[]> = { [ACTION_URL]: [], [ROUTER_URL]: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
let level: number | null = null;
let asked: Promise<number> | undefined;

/**
 * Sends the entry of a press or a landing in the page's language, if its level is logged. A key that is not in the catalogue
 * is reported to the console and not sent (specification, section 8).
 */
export function logAction(press: Press): void {
  const entry = entryOf(press);
  if (entry) enqueue(ACTION_URL, { entry, press });
  else console.warn("no matching log data found", press.key);
}

function entryOf({ key, moment, refusal }: Press): Entry | null {
  const { at, wallet, path, page = "" } = moment;
  const locale = localeOfUrl(path);
  const code = isPublicLogKey(key)
    ? publicActionCode(locale, key, page)
    : isLogKey(key)
      ? actionCode(locale, key)
      : null;
  const refusedCode = refusal === undefined ? null : publicActionCode(locale, "part.refused", page);
  const found = code === null ? null : findLogEntry(refusedCode ?? code, path);
  if (!found || code === null) return null;
  const { meneu1_cd, meneu2_cd, meneu3_cd, lang, lang_cd, page_name_cd, button_name_cd, ...names } = found;
  const params = refusal === undefined ? paramsOf(key, moment) : [refusal, code];
  return {
    level: found.log_level,
    record: {
      ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`param${index + 1}`, params[index] ?? ""])),
      ...names,
      action_time: new Date(at).toISOString(),
      wallet_address: wallet,
      user_ip: "",
      reg_id: wallet,
    },
  };
}

/** Where a control led, and, on a content page, the words on it: a content page's entry names only the kind of control. */
function paramsOf(key: string, { target, words }: LogMoment): string[] {
  if (!isPublicLogKey(key)) return [];
  const params = [target ?? "", key.startsWith("page.") ? (words ?? "") : ""];
  return params.map((param) => param.slice(0, MAX_PARAM));
}

/** Logs a page view. */
export function logRoute({ path, wallet }: LogMoment): void {
  enqueue(ROUTER_URL, {
    entry: { level: LEAST_LEVEL, record: { path, wallet_address: wallet, user_ip: "", reg_id: wallet } },
  });
}

function enqueue(url: string, entry: Omit<Waiting, "id">): void {
  const queue = waiting[url] ?? [];
  queue.push({ ...entry, id: crypto.randomUUID() });
  const askedLevel = levelInForce();
  if (document.visibilityState === "hidden") sendNow();
  else if (queue.length >= MAX_WAITING) askedLevel.then(send);
  else sendLater();
}

function sendLater(): void {
  timer ??= setTimeout(() => levelInForce().then(send), WAIT_MS);
}

/** The level that the server wants, asked for once per session. If the server does not answer, everything is logged. */
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

/** The page may be gone in a moment. Entries whose level is not known yet wait for it if the page stays. */
function sendNow(): void {
  for (const { press } of Object.values(waiting).flat()) if (press) press.isOpen = false;
  send(level);
  if (level === null) asked?.then(send);
}

/** Without a known level, sends only what every level lets through. Presses that may still be refused stay in the queue. */
function send(levelNow: number | null): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [url, queue] of Object.entries(waiting)) {
    const all = queue.splice(0).map((one) => ({ ...one, entry: (one.press && entryOf(one.press)) ?? one.entry }));
    const isHeld = ({ entry, press }: Waiting) =>
      press?.isOpen === true || (levelNow === null && entry.level > LEAST_LEVEL);
    queue.push(...all.filter(isHeld));
    const sent = all.filter((one) => !isHeld(one) && isLevelLogged(one.entry.level, levelNow ?? LEAST_LEVEL));
    const records = sent.map(({ id, entry }) => ({ ...entry.record, entry_id: id }));
    while (records.length > 0) sendBatch(url, records.splice(0, MAX_WAITING));
    if (queue.some(({ press }) => press?.isOpen)) sendLater();
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
