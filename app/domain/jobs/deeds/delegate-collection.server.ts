import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { delegateCollection as delegate } from "~programs/token-metadata";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { isDelegated } from "../delegation.server";
import { findJob } from "../job-rows.server";
import { isToFill } from "../to-fill.server";
import { assetOf } from "../transfers.server";

/**
 * Lets the wallet of a job mark members of a collection until the job's end, when the wallet gives that up itself. The
 * authority of the collection signs. The deed is refused once the job no longer waits for it.
 */
export const delegateCollection = defineAuthorityDeed({
  name: "delegateCollection",
  parameters: z.strictObject({
    job: z.uuid(),
    /** Over the marks of its members, or over what they say of themselves. */
    role: z.enum(["collection", "data"]),
    collection: addressField,
    /** The wallet of the job. */
    wallet: addressField,
    /** The authority of the collection, which signs. */
    authority: addressField,
  }),
  failures: {},

  async plan({ db, chain }, { job, role, collection, wallet, authority }) {
    const row = await findJob(db, job);
    const asset = row && isToFill(row) && row.wallet === wallet ? assetOf(row) : null;
    if (!row || asset?.asset !== "none") throw new AppError("JobNeedsDiffer");
    const isAsked = asset.role === role && asset.collection === collection && asset.authority === authority;
    if (!isAsked) throw new AppError("JobNeedsDiffer");
    if (await isDelegated(chain, asset, { wallet, commitment: "confirmed" })) throw new AppError("NothingChanges");
    const keys = { role, collection: new PublicKey(collection), authority: new PublicKey(authority) };
    return {
      authority: keys.authority,
      instructions: [delegate({ ...keys, delegate: new PublicKey(wallet) })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "job", after: row.title },
        { name: "collection", after: collection },
        { name: "power", after: role },
        { name: "nfts", after: row.itemCount },
        { name: "jobWallet", after: wallet },
      ],
    };
  },
});
