import { readPlainCoin } from "~/domain/authority/read-plain-coin.server";
import { createCampaign } from "~/domain/drop/deeds/create-campaign.server";
import { draftList } from "~/domain/drop/draft-list.server";
import { utcMinuteField } from "~/domain/fields";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { parseDropCsv } from "~programs/drop-csv";
import { chainOf } from "../power-pools.server";
import { refuseFaults } from "../refuse-rows.server";
import { deedForm } from "./deed-form.server";

/** A longer list needs the command line, because a Worker takes too long to compute its tree. */
const MOST_WALLETS = 5_000;
const optionalAddress = z.union([z.literal(""), addressField]).default("");
const whole = z.string().regex(/^[1-9]\d{0,8}$/);

/** Drafts a drop of coins from a list. The list and its tree are stored together with the deed. Nothing is paid in yet. */
export const createDrop = deedForm({
  name: "dropCampaign.create",
  role: "operator",
  schema: z.object({
    ...{ creator: addressField, funder: optionalAddress, pauser: optionalAddress },
    ...{ number: whole, mint: addressField, begin: utcMinuteField, end: utcMinuteField },
    supply: z.union([z.literal(""), whole]).default(""),
    list: z.string().min(1).max(400_000),
  }),
  fields: [
    { name: "creator", kind: "address" },
    { name: "funder", kind: "address" },
    { name: "pauser", kind: "address" },
    { name: "number", kind: "number" },
    { name: "mint", kind: "address" },
    { name: "begin", kind: "time" },
    { name: "end", kind: "time" },
    { name: "supply", kind: "number" },
    { name: "list", kind: "area" },
  ],
  prepare: async (deps, { creator, funder, pauser, number: campaignId, mint, begin, end, supply, list }) => {
    const { decimals } = await readPlainCoin(chainOf(deps).chain, mint);
    const { rows, totalRaw, errors } = parseDropCsv(list, { decimals });
    refuseFaults(deps, errors);
    if (rows.length > MOST_WALLETS) throw new AppError("DropListSize", { most: String(MOST_WALLETS) });
    const { root, stored } = await draftList(deps.db, { creator, campaignId: Number(campaignId), rows });
    return {
      deed: createCampaign,
      parameters: {
        ...{ creator, campaignId, mint, root },
        ...{ beginTs: secondsOf(begin), endTs: secondsOf(end) },
        ...{ recipients: String(rows.length), supply: supply || String(rows.length), totalRaw: String(totalRaw) },
        ...{ pauser: pauser || creator, funder: funder || creator },
      },
      also: stored,
    };
  },
});

const secondsOf = (at: Date) => String(at.getTime() / 1000);
