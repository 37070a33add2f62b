import type { PublicKey } from "@solana/web3.js";
import type { Command } from "commander";
import { DROP_PROGRAM_ADDRESS, findClaimPageAddress, findGiftAddress } from "../../programs-client/addresses.ts";
import * as drop from "../../programs-client/drop.ts";
import { buildDropTree, dropProof, dropRoot } from "../../programs-client/drop-tree.ts";
import { createTokenAccount } from "../../programs-client/token-accounts.ts";
import { readDropList } from "./drop-list.ts";
import { readCampaign } from "./pools.ts";
import { type Session, UsageError } from "./session.ts";
import { amountText } from "./values.ts";

/**
 * Commands for holders: take a gift of a list, whether or not the site is up. The list is the file with which the drop was
 * opened.
 */
export function addGifts(drops: Command, session: () => Session): void {
  drops
    .command("take")
    .description("takes the gift of the key file's wallet")
    .argument("<campaign>")
    .argument("<list.csv>", "the list as the drop's operator published it")
    .action(async (text: string, file: string) => {
      const { connection, signer, send } = session();
      const holder = signer().publicKey;
      const { address, ...campaign } = await readCampaign(session(), text);
      const { rows } = readDropList(file, { decimals: campaign.kind === "coins" ? campaign.decimals : null });
      const tree = buildDropTree({ program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: address.toBytes() }, rows);
      if (Buffer.compare(campaign.root, dropRoot(tree)) !== 0)
        throw new UsageError(`${file} is not the list of ${text}.`);
      const index = rows.findIndex(({ wallet }) => wallet === holder.toBase58());
      const row = rows[index];
      if (!row) throw new UsageError(`${holder.toBase58()} is not on the list.`);
      const number = drop.claimPageOf(index);
      const page = await connection.getAccountInfo(findClaimPageAddress({ campaign: address, number }));
      if (page && drop.isTaken(drop.decodeClaimPage(page.data), index)) {
        throw new UsageError("The gift of this wallet was taken already.");
      }
      const { tokenProgram } = campaign;
      const mint =
        campaign.mint ?? (await mintOfGift(session(), findGiftAddress({ campaign: address, number: index })));
      const [proof, ref] = [dropProof(tree, index), { address, mint, tokenProgram }];
      const { amountRaw } = row;
      const claim = campaign.mint
        ? drop.claimCoins({ campaign: ref, holder, index, amountRaw, proof })
        : drop.claimNft({ campaign: ref, holder, mint, index, proof });
      const what = campaign.mint ? `${amountText(amountRaw, campaign.decimals)} of ${mint.toBase58()}` : `NFT ${mint}`;
      await send(`take ${what}`, [createTokenAccount(holder, mint, tokenProgram), claim]);
    });
}

async function mintOfGift({ connection }: Session, gift: PublicKey): Promise<PublicKey> {
  const account = await connection.getAccountInfo(gift);
  if (!account) throw new UsageError("There is no NFT at this wallet's place of the list.");
  return drop.decodeGift(account.data).mint;
}
