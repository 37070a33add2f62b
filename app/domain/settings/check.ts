import type { z } from "../zod.ts";
import { declaredSetting } from "./declared";
import { SETTING_DEFAULTS, type SettingKey } from "./rules";

/** The longest text of a setting, in characters; the company's facts are about a tenth of it. */
export const LONGEST_SETTING = 400_000;

/** The most problems that are named at once. */
const MOST_PROBLEMS = 8;

/**
 * What is wrong with the text of a setting, by the schema that reads it; nothing if it may be stored. A problem is a key of
 * `problems` in admin.json, for JSON with the place before it: "board[2].name.ko: missing", or "3:14: json" for line and
 * column.
 */
export function problemsOfSetting(key: SettingKey, text: string): string[] {
  if (text === "") return SETTING_DEFAULTS[key] === "" ? [] : ["missing"];
  if (text.length > LONGEST_SETTING) return ["tooLong"];
  const { kind, schema } = declaredSetting(key);
  const read = kind === "json" ? readJson(text) : { value: text };
  if ("problem" in read) return [read.problem];
  const { error } = schema.safeParse(read.value, { reportInput: true });
  return (error?.issues ?? []).slice(0, MOST_PROBLEMS).map((issue) => {
    return [placeOf(issue.path), wordOf(issue)].filter(Boolean).join(": ");
  });
}

/** The text as it is stored: JSON without spaces between its parts. */
export function storedText(key: SettingKey, text: string): string {
  const isJson = text !== "" && declaredSetting(key).kind === "json";
  return isJson ? JSON.stringify(JSON.parse(text)) : text;
}

/** The text as it is edited: JSON with a line for each part. Another text comes back as it is. */
export function editedText(key: SettingKey, stored: string): string {
  if (declaredSetting(key).kind !== "json") return stored;
  const read = readJson(stored);
  return "value" in read ? JSON.stringify(read.value, null, 2) : stored;
}

function readJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // the caller says where the first mistake is
    const lines = text.slice(0, firstMistake(text)).split("\n");
    return { problem: `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: json` };
  }
}

/** The place of the character at which a text stops being the beginning of JSON; engines name it for some mistakes only. */
function firstMistake(text: string): number {
  let [fine, wrong] = [0, text.length + 1];
  while (wrong - fine > 1) {
    const middle = Math.floor((fine + wrong) / 2);
    if (isBeginning(text.slice(0, middle))) fine = middle;
    else wrong = middle;
  }
  return fine;
}

function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    // what is only unfinished fails at its very end
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    return /end of JSON/.test(String(error)) || Number(position ?? -1) === text.length;
  }
}

/** A place in JSON as it is written in code: `board[2].name.ko`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

function wordOf(issue: z.core.$ZodIssue): string {
  const { code, input } = issue;
  if (code === "unrecognized_keys") return "unknownPart";
  if (input === undefined) return "missing";
  if (code === "too_small") return issue.origin === "string" ? "tooShort" : "tooLow";
  if (code === "too_big") return issue.origin === "string" ? "tooLong" : "tooHigh";
  if (code === "invalid_format" && issue.format === "email") return "email";
  return issue.message === "twoReadings" ? issue.message : "invalid";
}
