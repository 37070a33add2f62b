import { utcSecondField } from "~/domain/fields";
import { fundStream as fundStreamDeed } from "~/domain/nft-staking/deeds/fund-stream.server";
import { readStream } from "~/domain/nft-staking/deeds/read-stream.server";
import { setStream } from "~/domain/nft-staking/deeds/set-stream.server";
import { endTsOf } from "~/domain/nft-staking/deeds/stream-fields";
import { withdrawStream as withdrawStreamDeed } from "~/domain/nft-staking/deeds/withdraw-stream.server";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import { NO_END_TS } from "~programs/nft-staking";
import type { AdminDeps, FormValues } from "../define-resource";
import { chainOf, getPoolFor } from "../power-pools.server";
import { needsSecondPerson } from "../second-person.server";
import { deedForm } from "./deed-form.server";
import { amountToType, typedAmount, typedAmountField } from "./typed-amount.server";

const ABOUT = ["state", "rate", "endsAt", "free", "owed", "runwayDays"];

/** The pool and the place in a row's key, "8qnk….0". */
function placeIn(key: string): { poolAddress: string; stream: string } {
  const [poolAddress = "", stream = ""] = key.split(".");
  return { poolAddress, stream };
}

/** The stream of a row as it is on the chain now, and what its deeds have in common. */
async function readRow(deps: AdminDeps, key: string) {
  const place = placeIn(key);
  const { pool, stream } = await readStream(chainOf(deps).chain, place);
  return { pool, stream, place: { ...place, mint: stream.mint.toBase58() } };
}

/** What a form begins with; null if there is no such stream. Throws ChainUnavailable. */
async function findRow(deps: AdminDeps, key: string) {
  const { poolAddress, stream } = placeIn(key);
  const row = await getPoolFor(deps, poolAddress);
  const found = row?.pool.streams[Number(stream)];
  return row && found ? { ...row, stream: found } : null;
}

/** What a stream pays and until when. How check-ins in a row count stays as it is. */
export const setStreamTerms = deedForm({
  name: "stream.setTerms",
  about: ABOUT,
  role: "operator",
  schema: z.object({ rate: typedAmountField, end: utcSecondField.optional() }),
  fields: [
    { name: "rate", kind: "amount" },
    { name: "end", kind: "second" },
  ],
  load: async (deps, key): Promise<FormValues | null> => {
    const found = await findRow(deps, key);
    if (!found) return null;
    const { rateRaw, endTs, decimals } = found.stream;
    const end = endTs === NO_END_TS ? "" : new Date(Number(endTs) * 1000).toISOString().slice(0, 19);
    return { rate: amountToType(rateRaw, decimals), end };
  },
  prepare: async (deps, { rate, end }, key) => {
    const { stream, place } = await readRow(deps, key);
    const [weekBps, monthBps] = stream.streakBps.map(String) as [string, string];
    const { mint: _, ...at } = place;
    return {
      deed: setStream,
      parameters: {
        ...at,
        rateRaw: typedAmount(rate, stream.decimals),
        endTs: endTsOf(end),
        ...{ weekBps, monthBps },
      },
    };
  },
});

export const fundStream = deedForm({
  name: "stream.fund",
  about: ABOUT,
  role: "operator",
  schema: z.object({ amount: typedAmountField }),
  fields: [{ name: "amount", kind: "amount" }],
  // the member of staff who opens a pool chooses who has the powers over it: nobody pays into it until two people have agreed
  load: async (deps, key) => ((await findRow(deps, key))?.isInSettings ? {} : null),
  prepare: async (deps, { amount }, key) => {
    const { stream, place } = await readRow(deps, key);
    return { deed: fundStreamDeed, parameters: { ...place, amountRaw: typedAmount(amount, stream.decimals) } };
  },
});

/** Takes out what nobody has earned. A second person agrees to every withdrawal. */
export const withdrawStream = deedForm({
  name: "stream.withdraw",
  about: ABOUT,
  role: "operator",
  isFinal: true,
  schema: z.object({ amount: typedAmountField, to: addressField }),
  fields: [
    { name: "amount", kind: "amount" },
    { name: "to", kind: "address" },
  ],
  load: async (deps, key): Promise<FormValues | null> => {
    const found = await findRow(deps, key);
    return found && { to: found.pool.admin.toBase58() };
  },
  approval: needsSecondPerson,
  prepare: async (deps, { amount, to }, key) => {
    const { stream, place } = await readRow(deps, key);
    const amountRaw = typedAmount(amount, stream.decimals);
    return { deed: withdrawStreamDeed, parameters: { ...place, amountRaw, to } };
  },
});
