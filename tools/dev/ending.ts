import { printError } from "./progress.ts";

type Stop = () => Promise<void> | void;

const stops: Stop[] = [];
const ending = new AbortController();

/** Aborted as soon as this process begins to end. */
export const endSignal: AbortSignal = ending.signal;

/** Registers what undoes a step that has just begun; the newest is undone first. */
export function atEnd(stop: Stop): void {
  stops.push(stop);
}

/**
 * From here on this process stops what it started when the one above it (install.mjs) asks for that or is gone. Asked by
 * message: at a signal miniflare ends the process before anything of ours is saved.
 */
export function endWhenAsked(): void {
  process.on("message", (reason) => {
    console.log(`\n· stopping: ${reason}`);
    void end(0);
  });
  process.on("disconnect", () => void end(0));
  process.send?.("asks to be told");
  // gone before this line was reached
  if (process.send && !process.connected) void end(0);
}

/** Tells what went wrong, stops what was started, and ends the process with code 1. */
export async function endAfterError(error: unknown): Promise<void> {
  // what is cut off by an end that was asked for is no error
  if (endSignal.aborted) return;
  printError(error);
  await end(1);
}

async function end(code: number): Promise<void> {
  if (endSignal.aborted) return;
  ending.abort();
  for (const stop of stops.reverse()) {
    try {
      await stop();
    } catch (error) {
      console.error(error);
    }
  }
  process.exit(code);
}
