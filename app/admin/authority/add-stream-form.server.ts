import { bpsField, utcSecondField } from "~/domain/fields";
import { addStream as addStreamDeed, MOST_STREAMS } from "~/domain/nft-staking/deeds/add-stream.server";
import { endTsOf } from "~/domain/nft-staking/deeds/stream-fields";
import { readNftPool } from "~/domain/nft-staking/pool/accounts.server";
import { addressField } from "~/domain/solana/address";
import { readCoin } from "~/domain/solana/read-coin.server";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import type { FormValues } from "../define-resource";
import { chainOf, getPoolFor } from "../power-pools.server";
import { deedForm } from "./deed-form.server";
import { typedAmount, typedAmountField } from "./typed-amount.server";

/** Adds a reward to an NFT pool, also to one that is not in the settings yet: nothing is paid in. */
export const addStream = deedForm({
  name: "nftPool.addStream",
  role: "operator",
  schema: z.object({
    mint: addressField,
    streamKind: z.enum(["daily", "bonus"]),
    rate: typedAmountField,
    end: utcSecondField.optional(),
    week: bpsField,
    month: bpsField,
  }),
  fields: [
    { name: "mint", kind: "address" },
    { name: "streamKind", kind: "choice", options: ["daily", "bonus"], words: "effectValues" },
    { name: "rate", kind: "amount" },
    { name: "end", kind: "second" },
    { name: "week", kind: "number" },
    { name: "month", kind: "number" },
  ],
  load: async (deps, key): Promise<FormValues | null> =>
    (await getPoolFor(deps, key)) ? { streamKind: "daily", week: "15000", month: "20000" } : null,
  prepare: async (deps, { mint, streamKind, rate, end, week, month }, poolAddress) => {
    const { chain } = chainOf(deps);
    const [{ pool }, { decimals }] = await Promise.all([readNftPool(chain, poolAddress), readCoin(chain, mint)]);
    if (pool.streams.length >= MOST_STREAMS) throw new AppError("StreamsFull");
    const isBonus = streamKind === "bonus";
    return {
      deed: addStreamDeed,
      parameters: {
        ...{ poolAddress, stream: String(pool.streams.length), mint, streamKind },
        rateRaw: typedAmount(rate, decimals),
        endTs: endTsOf(end),
        ...{ weekBps: isBonus ? week : "0", monthBps: isBonus ? month : "0" },
      },
    };
  },
});
