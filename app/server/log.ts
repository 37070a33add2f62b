export type LogLevel = "info" | "warn" | "error";

/**
 * What a line has besides its event: ids, counts, short texts. It never has personal data or a whole wallet address: a
 * wallet is shortened by `shortAddress`, as on the screens.
 */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** How many characters of a stack are kept; its first frames name the place. */
const STACK_LENGTH = 2_000;

/**
 * Writes one line of JSON to the Worker's log. Server code logs in no other way. `event` is a fixed text to search for,
 * `error` is anything that was thrown. `docs/operations.md` describes how to follow a request by its lines.
 */
export function writeLog(level: LogLevel, event: string, fields: LogFields = {}, error?: unknown): void {
  const line = { level, event, ...fields, ...(error === undefined ? {} : { error: describe(error) }) };
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the Worker's log
  console[level](JSON.stringify(line));
}

/** How many nested causes are logged. */
const DEPTH = 4;

function describe(error: unknown, depth = DEPTH): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, stack = "", cause } = error;
  const message = messageOf(error);
  // a stack begins with the message, which is logged separately, without its values
  const frames = stack.slice(Math.max(stack.indexOf("\n    at "), 0), STACK_LENGTH);
  return { name, message, stack: frames, ...(cause && depth > 0 ? { cause: describe(cause, depth - 1) } : {}) };
}

/**
 * Drizzle's message contains the values of a failed statement, which may be personal data, so only the statement is logged.
 */
function messageOf(error: Error): string {
  const { query } = error as { query?: unknown };
  return typeof query === "string" ? `Failed query: ${query}` : error.message;
}
