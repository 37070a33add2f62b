/** `npm run punk -- --help`: our programs from a terminal, for operators and for holders. */
import { runPunk } from "./run-punk.ts";

process.exitCode = await runPunk(process.argv.slice(2));
