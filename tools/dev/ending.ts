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
 * From now on this process stops what it started when its parent process (install.mjs) asks for that or is gone. The parent
 * asks by a message, because at a signal miniflare ends the process before anything of ours is saved.
 */
export function endWhenAsked(): void {
  process.on("message", (reason) => {
    console.log(`\n· stopping: ${reason}`);
    void end(0);
  });
  process.on("disconnect", () => void end(0));
  process.send?.("asks to be told");
  // the parent was gone before this line ran
  if (process.send && !process.connected) void end(0);
}

/** Reports what went wrong, stops what was started, and ends the process with code 1. */
export async function endAfterError(error: unknown): Promise<void> {
  // an error that only comes from a requested end is not reported
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
