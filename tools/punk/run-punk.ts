import { type Command, CommanderError } from "commander";
import { punkCommands } from "./commands.ts";
import { UsageError } from "./session.ts";

/** Runs one command line of `npm run punk` without ending the process. Resolves with its exit code. */
export async function runPunk(args: readonly string[]): Promise<number> {
  const punk = punkCommands();
  keepRunning(punk);
  try {
    await punk.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // commander has already said what was wrong, or printed the help that was asked for
    if (error instanceof CommanderError) return error.exitCode;
    // what the user can correct is said in one sentence; anything else is an error of ours or of the node
    console.error(error instanceof UsageError ? error.message : error);
    return 1;
  }
}

/** Commander would end the process itself after a command line that it does not understand. */
function keepRunning(command: Command): void {
  command.exitOverride();
  command.commands.forEach(keepRunning);
}
