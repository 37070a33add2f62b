/** `npm run punk -- --help`: our programs from a terminal, for operators and for holders. */
import { Command } from "commander";
import { addHolderCommands } from "./holder-commands.ts";
import { addInspectCommand } from "./inspect-command.ts";
import { addOperatorCommands } from "./operator-commands.ts";
import { openSession, type Session, UsageError } from "./session.ts";

const punk = new Command("punk")
  .description("Coin pools, NFT pools, drops and grants on a Solana cluster. The key never leaves this machine.")
  .option("--rpc <url>", "a node of the cluster", process.env.SOLANA_RPC_URL ?? "http://127.0.0.1:8899")
  .option("--keypair <file>", "who signs and pays", process.env.SOLANA_KEYPAIR ?? "~/.config/solana/id.json")
  .option("--priority-fee <micro-lamports>", "a compute unit", "0")
  .option("--dry-run", "run every transaction without sending it", false);

let opened: Session | null = null;
const session = () => {
  opened ??= openSession(punk.opts());
  return opened;
};

addHolderCommands(punk, session);
addOperatorCommands(punk, session);
addInspectCommand(punk, session);

try {
  await punk.parseAsync();
} catch (error) {
  // what the typist can mend is said in a sentence; anything else is a fault of ours or of the node
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
