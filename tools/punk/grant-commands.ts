import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { findGrantAddress } from "../../programs-client/addresses.ts";
import { GRANT_CSV_REASONS, parseGrantCsv } from "../../programs-client/grant-csv.ts";
import { readChainTs } from "../../programs-client/holdings.ts";
import * as vesting from "../../programs-client/vesting.ts";
import { readGrant } from "./pools.ts";
import { toOffered } from "./power-commands.ts";
import type { Session } from "./session.ts";
import { readMint, refuseFaults, toAddress } from "./values.ts";

/** Commands for those who grant coins, and for beneficiaries who hand a grant over. A grant has no admin. */
export function addGrants(grants: Command, session: () => Session): void {
  grants
    .command("create")
    .description("makes the grants of a file, each filled at once; those that exist already are skipped")
    .argument("<grants.csv>", "columns id, beneficiary, amount, start, cliff, end, step, revocable, plan")
    .requiredOption("--mint <address>", "the coin")
    .action(async (file: string, options) => {
      const { connection, signer, send } = session();
      const { address: mint, tokenProgram, decimals } = await readMint(connection, toAddress(options.mint));
      const nowTs = await readChainTs(connection);
      const { rows, errors } = parseGrantCsv(readFileSync(file, "utf8"), { decimals, nowTs });
      refuseFaults(file, errors, GRANT_CSV_REASONS);
      const creator = signer().publicKey;
      for (const { line: _, ...row } of rows) {
        const address = findGrantAddress({ creator, grantId: row.grantId });
        if (await connection.getAccountInfo(address)) {
          console.log(`grant ${row.grantId} is there: ${address.toBase58()}`);
          continue;
        }
        await send(`create grant ${row.grantId}`, [vesting.createGrant({ creator, mint, tokenProgram, ...row })]);
      }
    });
  grants
    .command("revoke")
    .description("ends a revocable grant now: what has vested stays the beneficiary's; the key file is the creator's")
    .argument("<grant>")
    .action(async (text: string) => {
      const { signer, send } = session();
      const grant = await readGrant(session(), text);
      await send("revoke the grant", [vesting.revoke({ grant, creator: signer().publicKey })]);
    });
  grants
    .command("propose-beneficiary")
    .description("offers a grant to another wallet, which has to accept; the key file is the beneficiary's")
    .argument("<grant>")
    .argument("<wallet>", "or `none`, which takes the offer back")
    .action(async (text: string, wallet: string) => {
      const { signer, send } = session();
      const offer = { grant: toAddress(text), beneficiary: signer().publicKey, newBeneficiary: toOffered(wallet) };
      await send("propose the beneficiary", [vesting.proposeBeneficiary(offer)]);
    });
  grants
    .command("accept-beneficiary")
    .description("takes a grant over; the key file is that of the wallet it was offered to")
    .argument("<grant>")
    .action(async (text: string) => {
      const { signer, send } = session();
      const taken = { grant: toAddress(text), newBeneficiary: signer().publicKey };
      await send("accept the grant", [vesting.acceptBeneficiary(taken)]);
    });
}
