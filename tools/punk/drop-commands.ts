import type { Command } from "commander";
import { DROP_PROGRAM_ADDRESS, findCampaignAddress } from "../../programs-client/addresses.ts";
import * as drop from "../../programs-client/drop.ts";
import { closeDrop } from "./drop-closing.ts";
import { coinGift, fillDrop, type GiftOfDrop, nftGift } from "./drop-filling.ts";
import { readDropList, storeAsSql } from "./drop-list.ts";
import { addFunding, expectPromise, showPromise } from "./drop-promise.ts";
import { findCampaign, readCampaign } from "./pools.ts";
import { addHandover, addPausing } from "./power-commands.ts";
import { type Session, UsageError } from "./session.ts";
import { amountText, ID, toAddress, toJson, toTs, whole } from "./values.ts";

const SQL = "where to write the list and its tree for D1";

/** Commands for operators of drops. */
export function addDrops(drops: Command, session: () => Session): void {
  drops
    .command("open")
    .description("creates, fills and opens a campaign for a list; can be repeated where it broke off")
    .argument("<list.csv>", "columns wallet and amount; of NFTs wallet alone")
    .option("--mint <address>", "the coin that it gives")
    .option("--gifts <mints.csv>", "instead of a coin, column mint: the NFT of each line of the list")
    .requiredOption("--id <number>", ID)
    .requiredOption("--begin <time>")
    .requiredOption("--end <time>", "the first second in which nothing can be taken")
    .option("--supply <number>", "of coins: how many may take them, the first to come; all unless named")
    .option("--pauser <wallet>", "who may keep a draft from being opened; the key file's unless named")
    .option(
      "--funder <wallet>",
      "who pays in with `drop fill` and gets back what is left (default: the key file's wallet)",
    )
    .option("--draft", "fills it and does not open it yet: the same command without this opens it")
    .option("--sql <file>", SQL, "drop-list.sql")
    .action(async (file: string, options) => {
      if ((options.mint === undefined) === (options.gifts === undefined))
        throw new UsageError("Say --mint or --gifts.");
      if (options.gifts && options.supply) throw new UsageError("--supply is of coins: every NFT is for one line.");
      const { connection, signer, send } = session();
      const creator = signer().publicKey;
      const gift: GiftOfDrop = options.mint
        ? await coinGift(connection, toAddress(options.mint))
        : await nftGift(connection, options.gifts);
      const { rows, totalRaw } = readDropList(file, { decimals: gift.kind === "coins" ? gift.decimals : null });
      if (gift.kind === "nfts" && gift.mints.length !== rows.length) {
        throw new UsageError(`${file} has ${rows.length} wallets, and ${options.gifts} ${gift.mints.length} NFTs.`);
      }
      const campaignId = whole(options.id, 4_294_967_295);
      const address = findCampaignAddress({ creator, campaignId });
      const root = await storeAsSql(options.sql, address, rows);
      const terms = { root, beginTs: toTs(options.begin), endTs: toTs(options.end), recipients: rows.length };
      const supply = options.supply ? { supply: whole(options.supply, rows.length) } : {};
      const coinTerms = { ...terms, ...supply, totalGiftRaw: totalRaw };
      const promise = gift.kind === "coins" ? drop.promiseOfCoins(gift.mint, coinTerms) : drop.promiseOfNfts(terms);
      showPromise(promise, gift.kind === "coins" ? gift.decimals : 0);
      const funder = options.funder ? toAddress(options.funder) : creator;
      if (!(await findCampaign(session(), address))) {
        const pauser = options.pauser ? toAddress(options.pauser) : creator;
        const names = { creator, pauser, funder, campaignId, tokenProgram: gift.tokenProgram };
        const create =
          gift.kind === "coins"
            ? drop.createCoinCampaign({ ...names, mint: gift.mint, terms: coinTerms })
            : drop.createNftCampaign({ ...names, terms });
        await send("create the campaign", [create]);
      }
      const campaign = await findCampaign(session(), address);
      // a dry run has not created the campaign, so what follows cannot be tried
      if (!campaign) return console.log("Filling and opening it can be tried once it is there.");
      expectPromise(campaign, promise, `Campaign ${campaignId}`);
      if (campaign.funder.equals(creator)) await fillDrop(session(), { address, campaign, promise, gift });
      else if (!isFilled(campaign)) {
        console.log(`Next: its funder ${campaign.funder.toBase58()} runs \`drop fill ${address.toBase58()}\`.`);
        return;
      }
      if (options.draft) console.log("It is filled, and stays a draft: the same command without --draft opens it.");
      else if (campaign.state !== "open") {
        await send("open the campaign", [drop.openCampaign({ campaign: address, admin: creator })]);
      }
      const sum = gift.kind === "coins" ? amountText(totalRaw, gift.decimals) : `${totalRaw} NFTs`;
      console.log(`${address.toBase58()}: ${rows.length} recipients, ${sum} in all`);
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
    .description(
      "after the end, or to end a draft: takes back what is left and all rent; run by the funder, then by the admin, or from 30 days after the end by the rent payer",
    )
    .argument("<campaign>")
    .action(async (text: string) => {
      await closeDrop(session(), await readCampaign(session(), text));
    });
  addFunding(drops, session);
  addPausing(drops, session, {
    what: "campaign",
    pause: "keeps a draft from being opened; an open campaign owes its gifts, and never pauses",
    resume: "lets a draft be opened again",
    set: (campaign, pauser, isPaused) => drop.setPaused({ campaign, pauser, isPaused }),
  });
  addHandover(drops, session, {
    propose: (campaign, admin, newAdmin) => drop.proposeAdmin({ campaign, admin, newAdmin }),
    accept: (campaign, newAdmin) => drop.acceptAdmin({ campaign, newAdmin }),
  });
  drops
    .command("set-pauser")
    .description("names who may pause; the key file is the admin's")
    .argument("<campaign>")
    .argument("<wallet>")
    .action(async (text: string, wallet: string) => {
      const { signer, send } = session();
      const names = { campaign: toAddress(text), admin: signer().publicKey, pauser: toAddress(wallet) };
      await send("set the pauser", [drop.setPauser(names)]);
    });
}

function isFilled({ state, depositedRaw, totalGiftRaw, pages, recipients }: drop.Campaign): boolean {
  return state !== "draft" || (depositedRaw >= totalGiftRaw && pages === drop.claimPagesNeeded(recipients));
}
