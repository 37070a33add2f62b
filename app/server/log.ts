export type LogLevel = "info" | "warn" | "error";

/**
 * What a line says beside its event: ids, counts, short texts. Personal data and whole wallet addresses stay out: a wallet
 * is written by `shortAddress`, as on the screens.
 */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Characters of a stack that are kept: its first frames name the place. */
const STACK_LENGTH = 2_000;

/**
 * Writes one line of JSON to the Worker's log: the only way in which server code logs. `event` is a fixed text to search
 * for, `error` anything that was thrown. `docs/operations.md` says how to follow a request by its lines.
 */
export function writeLog(level: LogLevel, event: string, fields: LogFields = {}, error?: unknown): void {
  const line = { level, event, ...fields, ...(error === undefined ? {} : { error: describe(error) }) };
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the Worker's log
  console[level](JSON.stringify(line));
}

/** How many causes of causes are followed. */
const DEPTH = 4;

function describe(error: unknown, depth = DEPTH): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, stack = "", cause } = error;
  const message = messageOf(error);
  // a stack begins with the message, which is logged without its values
  const frames = stack.slice(Math.max(stack.indexOf("\n    at "), 0), STACK_LENGTH);
  return { name, message, stack: frames, ...(cause && depth > 0 ? { cause: describe(cause, depth - 1) } : {}) };
}

/** Drizzle names the values of a failed statement, which may be personal data: only the statement is logged. */
function messageOf(error: Error): string {
  const { query } = error as { query?: unknown };
  return typeof query === "string" ? `Failed query: ${query}` : error.message;
}
