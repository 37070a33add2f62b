/** `npm run punk -- --help`: our programs from a terminal, for operators and for holders. */
import { punkCommands } from "./commands.ts";
import { UsageError } from "./session.ts";

try {
  await punkCommands().parseAsync();
} catch (error) {
  // what the typist can mend is said in a sentence; anything else is a fault of ours or of the node
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
