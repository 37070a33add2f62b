import { Command } from "commander";
import { addCheckIns } from "./check-in-commands.ts";
import { addCoinPools } from "./coin-pool-commands.ts";
import { addDrops } from "./drop-commands.ts";
import { addGifts } from "./gift-commands.ts";
import { addGrants } from "./grant-commands.ts";
import { addHolderCommands } from "./holder-commands.ts";
import { addInspectCommand } from "./inspect-command.ts";
import { addNftPools } from "./nft-pool-commands.ts";
import { openSession, type Session, type SessionOptions } from "./session.ts";
import { addVerifyMigrationCommand } from "./verify-migration-command.ts";
import { addVerifyPinsCommand } from "./verify-pins-command.ts";
import { addVerifySiteCommand } from "./verify-site-command.ts";

/** Every command of `npm run punk`. No key is read and no node is asked until one of them runs. */
export function punkCommands(): Command {
  const punk = new Command("punk")
    .description("Coin pools, NFT pools, drops and grants on a Solana cluster. The key never leaves this machine.")
    .option("--rpc <url>", "a node of the cluster", process.env.SOLANA_RPC_URL ?? "http://127.0.0.1:8899")
    .option("--keypair <file>", "who signs and pays", process.env.SOLANA_KEYPAIR ?? "~/.config/solana/id.json")
    .option("--priority-fee <micro-lamports>", "a compute unit", "0")
    .option("--dry-run", "run every transaction without sending it", false);
  let opened: Session | null = null;
  const session = () => {
    opened ??= openSession(punk.opts<SessionOptions>());
    return opened;
  };
  addHolderCommands(punk, session);
  addCheckIns(punk, session);
  addCoinPools(punk.command("coin-pool").description("pools that stake a coin"), session);
  addNftPools(punk.command("nft-pool").description("pools that stake NFTs"), session);
  const drops = punk.command("drop").description("gifts for a list of wallets");
  addDrops(drops, session);
  addGifts(drops, session);
  addGrants(punk.command("grant").description("coins that vest over time"), session);
  addInspectCommand(punk, session);
  addVerifyMigrationCommand(punk);
  addVerifyPinsCommand(punk);
  addVerifySiteCommand(punk);
  return punk;
}
