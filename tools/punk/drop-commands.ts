import type { PublicKey } from "@solana/web3.js";
import type { Command } from "commander";
import { DROP_PROGRAM_ADDRESS, findCampaignAddress } from "../../programs-client/addresses.ts";
import { formatAmount } from "../../programs-client/amounts.ts";
import * as drop from "../../programs-client/drop.ts";
import { readDropList, storeAsSql } from "./drop-list.ts";
import { type Session, UsageError } from "./session.ts";
import { ID, readMint, toAddress, toJson, toTs, whole } from "./values.ts";

const SQL = "where to write the list and its tree for D1";

/** For the operators of drops. */
export function addDrops(drops: Command, session: () => Session): void {
  drops
    .command("open")
    .description("creates, fills and opens a campaign that gives coins to a list; can be repeated where it broke off")
    .argument("<list.csv>", "columns wallet and amount")
    .requiredOption("--mint <address>", "the coin")
    .requiredOption("--id <number>", ID)
    .requiredOption("--begin <time>")
    .requiredOption("--end <time>", "the first second in which nothing can be taken")
    .option("--supply <number>", "how many may take it, the first to come; all unless named")
    .option("--sql <file>", SQL, "drop-list.sql")
    .action(async (file: string, options) => {
      const { connection, signer, send } = session();
      const mint = await readMint(connection, toAddress(options.mint));
      const { rows, totalRaw } = readDropList(file, { decimals: mint.decimals });
      const creator = signer().publicKey;
      const campaignId = whole(options.id, 4_294_967_295);
      const address = findCampaignAddress({ creator, campaignId });
      const root = await storeAsSql(options.sql, address, rows);
      const ref = { address, mint: mint.address, tokenProgram: mint.tokenProgram };
      const terms = {
        root,
        beginTs: toTs(options.begin),
        endTs: toTs(options.end),
        recipients: rows.length,
        totalGiftRaw: totalRaw,
        ...(options.supply ? { supply: whole(options.supply, rows.length) } : {}),
      };
      let campaign = await findCampaign(session(), address);
      if (!campaign) {
        const roles = { creator, pauser: creator, funder: creator };
        await send("create the campaign", [drop.createCoinCampaign({ ...roles, campaignId, ...ref, terms })]);
        campaign = await findCampaign(session(), address);
      }
      if (campaign && Buffer.compare(campaign.root, root) !== 0) {
        throw new UsageError(`Campaign ${campaignId} was made for another list.`);
      }
      const needed = drop.claimPagesNeeded(rows.length);
      for (let number = campaign?.pages ?? 0; number < needed; number++) {
        await send(`create claim page ${number}`, [
          drop.createClaimPage({ campaign: address, funder: creator, number }),
        ]);
      }
      const missing = totalRaw - (campaign?.depositedRaw ?? 0n);
      if (missing > 0n) await send("fill it", [drop.fund({ campaign: ref, funder: creator, amountRaw: missing })]);
      if (campaign?.state !== "open") {
        await send("open the campaign", [drop.openCampaign({ campaign: address, admin: creator })]);
      }
      console.log(`${address.toBase58()}: ${rows.length} recipients, ${formatAmount(totalRaw, mint.decimals)} in all`);
      console.log(`Next: wrangler d1 execute <database> --file ${options.sql}, and name it in the setting \`drops\`.`);
    });
  drops
    .command("list")
    .description("the root of a list, and the list for D1, of a campaign that is created elsewhere; asks no node")
    .argument("<list.csv>", "columns wallet and amount; of NFTs wallet alone")
    .requiredOption("--campaign <address>", "whose list it is: of another campaign no proof holds")
    .option("--decimals <number>", "of the coin")
    .option("--nfts", "the gift is an NFT a place")
    .option("--sql <file>", SQL, "drop-list.sql")
    .action(async (file: string, options) => {
      if ((options.decimals === undefined) === !options.nfts) throw new UsageError("Say --decimals or --nfts.");
      const campaign = toAddress(options.campaign);
      const decimals = options.nfts ? null : whole(options.decimals, 255);
      const { rows, totalRaw } = readDropList(file, { decimals });
      const root = await storeAsSql(options.sql, campaign, rows);
      console.log(toJson({ campaign, program: DROP_PROGRAM_ADDRESS, root, recipients: rows.length, totalRaw }));
    });
  drops
    .command("close")
    .description("takes back what was left after the end, with all rent; the key file is admin and funder")
    .argument("<campaign>")
    .action(async (text: string) => {
      const { signer, send } = session();
      const address = toAddress(text);
      const campaign = await findCampaign(session(), address);
      if (!campaign?.mint) throw new UsageError(`${text} is no campaign of coins.`);
      const funder = signer().publicKey;
      const { mint, tokenProgram, rentPayer, pages } = campaign;
      if (campaign.state !== "settled") {
        const ref = { address, mint, tokenProgram };
        await send("take back what was left", [drop.returnCoins({ campaign: ref, funder, rentPayer })]);
      }
      for (let number = pages - 1; number >= 0; number--) {
        const page = drop.closeClaimPage({ campaign: address, funder, rentPayer: funder, number });
        await send(`close claim page ${number}`, [page]);
      }
      await send("close the campaign", [drop.closeCampaign({ campaign: address, admin: funder, rentPayer })]);
    });
}

async function findCampaign({ connection }: Session, address: PublicKey): Promise<drop.Campaign | null> {
  const account = await connection.getAccountInfo(address);
  return account && drop.decodeCampaign(account.data);
}
