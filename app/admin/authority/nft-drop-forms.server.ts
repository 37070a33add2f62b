import { depositNfts as depositNftsDeed } from "~/domain/drop/deeds/deposit-nfts.server";
import { writeGiftLines } from "~/domain/drop/deeds/gift-lines";
import { returnNfts as returnNftsDeed } from "~/domain/drop/deeds/return-nfts.server";
import { termEffects } from "~/domain/drop/deeds/term-effects";
import { rootText } from "~/domain/drop/draft-list.server";
import { planDeposits, planReturns } from "~/domain/drop/gift-batch.server";
import { z } from "~/domain/zod";
import type { Effect } from "../define-resource";
import { chainOf } from "../power-pools.server";
import { refuseFaults } from "../refuse-rows.server";
import { needsSecondPerson } from "../second-person.server";
import { deedBatchForm } from "./deed-batch-form.server";
import { loadCampaignIf } from "./drop-forms.server";

type Batch = Awaited<ReturnType<typeof planReturns>>;

/** Puts the NFTs of a list into a draft, for what it promises now. A second person agrees. */
export const depositNfts = deedBatchForm({
  name: "dropCampaign.depositNfts",
  role: "operator",
  // the list is pasted and not uploaded, because a proposal is stored as text
  schema: z.object({ nfts: z.string().min(1).max(100_000) }),
  fields: [{ name: "nfts", kind: "area" }],
  load: loadCampaignIf("depositNfts"),
  approval: needsSecondPerson,
  plan: async (deps, { nfts: text }, campaignAddress) => {
    const { errors, ...batch } = await planDeposits(chainOf(deps), { campaignAddress, text });
    refuseFaults(deps, errors);
    const { campaign, deeds, withPages } = batch;
    const { beginTs, endTs, recipients } = campaign;
    const numbers = { beginTs: String(beginTs), endTs: String(endTs), recipients: String(recipients) };
    const terms = { campaignAddress, root: rootText(campaign.root), ...numbers };
    return {
      effects: [...termEffects(campaign), { name: "admin", after: campaign.admin.toBase58() }, ...effectsOf(batch)],
      deeds: deeds.map((gifts, at) => ({
        deed: depositNftsDeed,
        parameters: { ...terms, gifts: writeGiftLines(gifts), pages: withPages && at === 0 ? "yes" : "no" },
      })),
    };
  },
});

/** Takes back the NFTs that nobody took, and closes what is left of the others. A second person agrees. */
export const returnNfts = deedBatchForm({
  name: "dropCampaign.returnNfts",
  role: "operator",
  schema: z.object({}),
  fields: [],
  load: loadCampaignIf("returnNfts"),
  approval: needsSecondPerson,
  plan: async (deps, _, campaignAddress) => {
    const batch = await planReturns(chainOf(deps), campaignAddress);
    const { campaign, deeds, withPages } = batch;
    return {
      effects: effectsOf(batch),
      deeds: deeds.map((gifts, at) => ({
        deed: returnNftsDeed,
        parameters: {
          ...{ campaignAddress, gifts: writeGiftLines(gifts) },
          pages: withPages && at === 0 ? String(campaign.pages) : "0",
        },
      })),
    };
  },
});

function effectsOf({ campaign, deeds, existing, waiting, more }: Batch): Effect[] {
  const gifts = deeds.flat();
  return [
    { name: "authority", after: campaign.funder.toBase58() },
    { name: "nfts", after: gifts.length },
    ...(existing > 0 ? [{ name: "existing", after: existing }] : []),
    ...(waiting > 0 ? [{ name: "waiting", after: waiting }] : []),
    ...(more > 0 ? [{ name: "moreNfts", after: more }] : []),
    { name: "transactions", after: deeds.length },
    ...gifts.map(({ number, mint }) => ({ name: "gift", of: String(number), after: mint })),
  ];
}
