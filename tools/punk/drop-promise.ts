import type { Command } from "commander";
import * as drop from "../../programs-client/drop.ts";
import { fillDrop, type GiftOfDrop, nftGift } from "./drop-filling.ts";
import { readCampaign } from "./pools.ts";
import { type Session, UsageError } from "./session.ts";
import { amountText, timeText } from "./values.ts";

/** For a funder whose key is not the one that opens the drop: shows what the drop promises, and pays in for exactly that. */
export function addFunding(drops: Command, session: () => Session): void {
  drops
    .command("promise")
    .description("shows what a campaign promises, and the hash with which its funder pays in")
    .argument("<campaign>")
    .action(async (text: string) => {
      const campaign = await readCampaign(session(), text);
      showPromise(campaign, campaign.decimals);
    });
  drops
    .command("fill")
    .description("pays the gift into a draft and creates its claim pages; the key file is the funder's")
    .argument("<campaign>")
    .requiredOption("--promise <hash>", "what `drop promise` showed: nothing is paid in for any other promise")
    .option("--gifts <mints.csv>", "for NFTs, with the column mint: the NFT for each line of the list")
    .action(async (text: string, options) => {
      const campaign = await readCampaign(session(), text);
      if (promiseText(campaign) !== options.promise) {
        throw new UsageError(`${text} does not promise that; \`drop promise ${text}\` shows what it promises.`);
      }
      if (!campaign.funder.equals(session().signer().publicKey)) {
        throw new UsageError(`The key file is not the funder's: that is ${campaign.funder.toBase58()}.`);
      }
      showPromise(campaign, campaign.decimals);
      const gift = await giftOf(session(), campaign, options.gifts);
      await fillDrop(session(), { address: campaign.address, campaign, promise: campaign, gift });
      console.log(`Next: its admin ${campaign.admin.toBase58()} opens it.`);
    });
}

async function giftOf({ connection }: Session, campaign: drop.Campaign, file?: string): Promise<GiftOfDrop> {
  const { mint, tokenProgram, decimals, recipients } = campaign;
  if (mint && file !== undefined) throw new UsageError("--gifts is for NFTs, but this campaign gives a coin.");
  if (mint) return { kind: "coins", mint, tokenProgram, decimals };
  if (file === undefined) throw new UsageError("The campaign gives NFTs: name them with --gifts.");
  const gift = await nftGift(connection, file);
  const count = gift.kind === "nfts" ? gift.mints.length : 0;
  if (count !== recipients) throw new UsageError(`The list has ${recipients} places, but ${file} has ${count} NFTs.`);
  return gift;
}

/** Throws a UsageError that names what differs, if a campaign does not promise what was asked for. */
export function expectPromise(campaign: drop.Campaign, promise: drop.CampaignPromise, name: string): void {
  if (promiseText(campaign) === promiseText(promise)) return;
  const fields = ["kind", "mint", "root", "beginTs", "endTs", "recipients", "supply", "totalGiftRaw"] as const;
  const differing = fields.filter((field) => String(campaign[field]) !== String(promise[field]));
  throw new UsageError(`${name} was created with other terms than these: ${differing.join(", ")}.`);
}

/** Prints everything that a campaign promises. `decimals` are the coin's. */
export function showPromise(promise: drop.CampaignPromise, decimals: number): void {
  const { mint, root, beginTs, endTs, recipients, supply, totalGiftRaw } = promise;
  const gift = mint ? `${amountText(totalGiftRaw, decimals)} of ${mint.toBase58()}` : `${totalGiftRaw} NFTs`;
  console.log(`It promises ${gift} to the first ${supply} of ${recipients} recipients,`);
  console.log(`from ${timeText(beginTs)} until ${timeText(endTs)}, by the list with the root ${hex(root)}.`);
  console.log(`Hash of this promise: ${promiseText(promise)}`);
}

function promiseText(promise: drop.CampaignPromise): string {
  return hex(drop.hashPromise(promise));
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
