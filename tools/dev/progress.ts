/** What went wrong, in one sentence that says what to do. Shown without a stack. */
export class SetupError extends Error {}

export type Report = (step: string) => void;

/** Prints a line as each step ends, with the time it took. */
export function stepPrinter(): <T>(name: string, step: () => T | Promise<T>) => Promise<T> {
  return async (name, step) => {
    const begun = performance.now();
    const result = await step();
    const seconds = (performance.now() - begun) / 1000;
    console.log(`✓ ${name}${seconds >= 0.1 ? ` (${seconds.toFixed(1)} s)` : ""}`);
    return result;
  };
}

/** The sentence of a SetupError, or the stack of any other error. */
export function printError(error: unknown): void {
  if (error instanceof SetupError) console.error(`\n✗ ${error.message}`);
  else console.error(error);
}

/** Prints the error and ends the process. */
export function endWithError(error: unknown): never {
  printError(error);
  process.exit(1);
}
