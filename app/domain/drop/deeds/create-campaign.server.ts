import { eq } from "drizzle-orm";
import { AppError } from "~/errors";
import { dropCampaign } from "~db/schema";
import { findCampaignAddress } from "~programs/addresses";
import { amountToDecimal } from "~programs/amounts";
import { createCoinCampaign } from "~programs/drop";
import { MAX_RECIPIENTS } from "~programs/drop-tree";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf, wholeField } from "../../authority/fields";
import { readPlainCoin } from "../../authority/read-plain-coin.server";
import { addressField } from "../../solana/address";
import { CLOCK_ADDRESS, readClock } from "../../solana/chain";
import type { PlanDeps } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { DROP_FAILURES } from "./failures";
import { termEffects } from "./term-effects";
import { termFields, termsOf } from "./terms";

/**
 * Creates a draft that gives coins by a list. It promises nothing yet, and nobody has paid in. Its funder pays in later, for
 * exactly these terms (fillCampaign). The creator signs, pays the deposits and becomes the admin.
 */
export const createCampaign = defineAuthorityDeed({
  name: "createCampaign",
  parameters: z.strictObject({
    creator: addressField,
    /** The number among the creator's campaigns. Each is used once. */
    campaignId: wholeField,
    mint: addressField,
    ...termFields,
    pauser: addressField,
    funder: addressField,
  }),
  failures: DROP_FAILURES,

  async plan(deps, parameters) {
    const terms = termsOf(parameters);
    const { creator: creatorAddress, campaignId } = parameters;
    const address = await expectNewCampaign(deps, { creator: creatorAddress, campaignId, terms });
    const { mint, tokenProgram, decimals } = await readPlainCoin(deps.chain, parameters.mint);
    const creator = keyOf(creatorAddress);
    const roles = { pauser: keyOf(parameters.pauser), funder: keyOf(parameters.funder) };
    return {
      authority: creator,
      instructions: [
        createCoinCampaign({ creator, campaignId: Number(campaignId), mint, tokenProgram, terms, ...roles }),
      ],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "campaign", after: address },
        { name: "mint", after: parameters.mint },
        { name: "amount", after: amountToDecimal(terms.totalGiftRaw, decimals) },
        ...termEffects(terms),
        { name: "root", after: parameters.root },
        { name: "funder", after: parameters.funder },
        { name: "pauser", after: parameters.pauser },
      ],
    };
  },
});

type Asked = {
  creator: string;
  campaignId: string;
  terms: { beginTs: bigint; endTs: bigint; recipients: number; supply: number };
};

/**
 * The address of a campaign that is to be created. Throws CampaignIdTaken, WindowInvalid, SupplyInvalid, ChainUnavailable.
 */
export async function expectNewCampaign(
  { db, chain }: PlanDeps,
  { creator, campaignId, terms: { beginTs, endTs, recipients, supply } }: Asked,
): Promise<string> {
  const address = findCampaignAddress({ creator: keyOf(creator), campaignId: Number(campaignId) }).toBase58();
  const { accounts } = await chain.getAccounts([address, CLOCK_ADDRESS]);
  // gifts that were taken from a campaign that is closed would count as taken from this one
  const [known] = await db.select().from(dropCampaign).where(eq(dropCampaign.address, address));
  if (accounts[0] || known) throw new AppError("CampaignIdTaken");
  if (endTs <= beginTs || endTs <= readClock(accounts[1] ?? null)) throw new AppError("WindowInvalid");
  if (supply < 1 || supply > recipients || recipients > MAX_RECIPIENTS) throw new AppError("SupplyInvalid");
  return address;
}
