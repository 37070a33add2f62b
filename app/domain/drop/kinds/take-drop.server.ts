import { PublicKey } from "@solana/web3.js";
import { AppError, type ErrorCode } from "~/errors";
import { findGiftAddress } from "~programs/addresses";
import { claimCoins, claimNft } from "~programs/drop";
import { addressField } from "../../solana/address";
import { CLOCK_ADDRESS, readClock } from "../../solana/chain";
import { readUsualAccount, tokenAmountOf, transferUnits } from "../../solana/token.server";
import { defineKind } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { readCampaign, readGift } from "../accounts.server";
import { findOpenAttempts } from "../attempts.server";
import { giftPreview } from "../input";
import { findPlace, findProof, listShownDrops } from "../queries.server";
import { dropStateAt, dropTabOf } from "../rules";
import { DROP_LOG, type DropState } from "../view";

/** Compute units of a claim from a list of the greatest length, with p-token (docs/program-resources.json). */
const CLAIM_UNITS = 8_000;

const STATE_ERRORS: Partial<Record<DropState, ErrorCode>> = {
  draft: "DropNotBegun",
  before: "DropNotBegun",
  exhausted: "DropExhausted",
  ended: "DropEnded",
};

/**
 * Takes the gift of a place, once. Throws DropNotFound, DropNotListed, DropNotBegun, DropEnded, DropExhausted, and
 * DropAttemptFailed until a failed attempt has been reset.
 */
export const takeDrop = defineKind({
  name: "takeDrop",
  parameters: z.strictObject({ campaignAddress: addressField, place: z.string().regex(/^\d{1,7}$/) }),
  preview: giftPreview,

  async plan({ db, chain }, { wallet, parameters }) {
    const { campaignAddress } = parameters;
    const place = Number(parameters.place);
    const row = await findPlace(db, wallet, { campaignAddress, place });
    if (!row) throw new AppError("DropNotListed");
    const attempt = (await findOpenAttempts(db, wallet)).get(campaignAddress);
    if (attempt?.status === DROP_LOG.failed) throw new AppError("DropAttemptFailed");

    const address = new PublicKey(campaignAddress);
    const giftAddress = findGiftAddress({ campaign: address, number: place }).toBase58();
    const { accounts } = await chain.getAccounts([CLOCK_ADDRESS, campaignAddress, giftAddress]);
    const campaign = readCampaign(accounts[1]);
    if (!campaign) throw new AppError("DropNotFound");
    const problem = STATE_ERRORS[dropStateAt(campaign, readClock(accounts[0] ?? null))];
    if (problem) throw new AppError(problem);
    const proof = await findProof(db, { campaignAddress, place, recipients: campaign.recipients });
    if (!proof) throw new AppError("DropNotFound");
    const mint = campaign.mint ?? readGift(accounts[2])?.mint;
    // an NFT's record exists until it is given back after the end
    if (!mint) throw new AppError("DropNotFound");

    const holder = new PublicKey(wallet);
    const { tokenProgram } = campaign;
    const { token, creation, creationUnits } = await readUsualAccount(chain, { owner: holder, mint, tokenProgram });
    const { amountRaw } = row;
    const ref = { address, mint, tokenProgram };
    const claim = campaign.mint
      ? claimCoins({ campaign: ref, holder, index: place, amountRaw, proof })
      : claimNft({ campaign: ref, holder, mint, index: place, proof });
    const name = (await listShownDrops(db)).find((shown) => shown.address === campaignAddress)?.gift ?? "";
    return {
      instructions: [...creation, claim],
      computeUnits: CLAIM_UNITS + transferUnits(tokenProgram) + creationUnits,
      watch: [token.toBase58()],
      facts: {
        decimals: campaign.decimals,
        campaignAddress,
        giftKind: campaign.kind,
        gift: name,
        giftRaw: String(amountRaw),
        mint: mint.toBase58(),
        tab: dropTabOf(campaign.kind, name),
      },
    };
  },

  describe: (gift, { before, after }) => ({
    out: "0",
    in: String(tokenAmountOf(after[0]) - tokenAmountOf(before[0])),
    ...gift,
  }),
});
