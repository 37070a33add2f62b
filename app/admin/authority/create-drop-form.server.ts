import { readPlainCoin } from "~/domain/authority/read-plain-coin.server";
import { createCampaign } from "~/domain/drop/deeds/create-campaign.server";
import { createNftCampaign } from "~/domain/drop/deeds/create-nft-campaign.server";
import { draftList } from "~/domain/drop/draft-list.server";
import { MOST_NFTS } from "~/domain/drop/gift-batch.server";
import { utcMinuteField } from "~/domain/fields";
import { addressField } from "~/domain/solana/address";
import { readCoin } from "~/domain/solana/read-coin.server";
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
    ...{ number: whole, begin: utcMinuteField, end: utcMinuteField },
    mint: optionalAddress,
    nft: optionalAddress,
    supply: z.union([z.literal(""), whole]).default(""),
    list: z.string().min(1).max(400_000),
  }),
  fields: [
    { name: "creator", kind: "address" },
    { name: "funder", kind: "address" },
    { name: "pauser", kind: "address" },
    { name: "number", kind: "number" },
    { name: "mint", kind: "address" },
    { name: "nft", kind: "address" },
    { name: "begin", kind: "time" },
    { name: "end", kind: "time" },
    { name: "supply", kind: "number" },
    { name: "list", kind: "area" },
  ],
  prepare: async (deps, { creator, funder, pauser, number: campaignId, mint, nft, begin, end, supply, list }) => {
    const { chain } = chainOf(deps);
    if ((mint === "") === (nft === "")) throw new AppError("GiftUnclear");
    const coin = mint === "" ? null : await readPlainCoin(chain, mint);
    const { rows, totalRaw, errors } = parseDropCsv(list, { decimals: coin?.decimals ?? null });
    refuseFaults(deps, errors);
    const most = coin ? MOST_WALLETS : MOST_NFTS;
    if (rows.length > most) throw new AppError("DropListSize", { most: String(most) });
    const { root, stored } = await draftList(deps.db, { creator, campaignId: Number(campaignId), rows });
    const terms = {
      ...{ creator, campaignId, root, beginTs: secondsOf(begin), endTs: secondsOf(end) },
      ...{ recipients: String(rows.length), pauser: pauser || creator, funder: funder || creator },
    };
    if (!coin) {
      // every NFT is for one wallet
      if (supply !== "" && supply !== terms.recipients) throw new AppError("SupplyInvalid");
      const { tokenProgram } = await readCoin(chain, nft);
      return { deed: createNftCampaign, parameters: { ...terms, tokenProgram: tokenProgram.toBase58() }, also: stored };
    }
    const numbers = { supply: supply || terms.recipients, totalRaw: String(totalRaw) };
    return { deed: createCampaign, parameters: { ...terms, ...numbers, mint }, also: stored };
  },
});

const secondsOf = (at: Date) => String(at.getTime() / 1000);
