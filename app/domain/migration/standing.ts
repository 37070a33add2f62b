import { isFailure } from "./rules";

/**
 * How a record of the gate stands: the receipt, the register and the holder's page all say this one word.
 * underWay: the new NFT is on its way. overdue: none is confirmed so far, and the old NFT can be taken back. notMinted: none is
 * minted for this record. confirmed: the gate holds the old NFT for good. reclaimed: the holder took it back. disputed: the gate
 * confirmed another new NFT than ours.
 */
export type Standing = "underWay" | "overdue" | "notMinted" | "confirmed" | "reclaimed" | "disputed";

/** What a record's standing depends on. `reason`: why the site's row does not go on, if it has one. Times: chain seconds. */
type Stood = {
  status: "open" | "confirmed" | "reclaimed";
  reason: string | null;
  reclaimableTs: number;
  nowTs: number;
};

/** The standing of a record. `nowTs`: the former chain's clock, which decides when an NFT can be taken back. */
export function standingOf({ status, reason, reclaimableTs, nowTs }: Stood): Standing {
  if (status === "reclaimed") return "reclaimed";
  if (status === "confirmed") return reason === "ConfirmedOtherwise" ? "disputed" : "confirmed";
  if (isFailure(reason)) return "notMinted";
  return nowTs >= reclaimableTs ? "overdue" : "underWay";
}

/** From which second of the former chain an old NFT can be taken back, and whether it can be now. */
export type TakeBack = { fromTs: bigint; isNow: boolean };

/**
 * When the holder of a record for which nothing is minted gets the old NFT back; null for any other standing, whose word already
 * says it or which promises a new NFT. Times: chain seconds.
 */
export function takeBackOf(
  standing: Standing,
  { reclaimableTs, nowTs }: Pick<Stood, "reclaimableTs" | "nowTs">,
): TakeBack | null {
  return standing === "notMinted" ? { fromTs: BigInt(reclaimableTs), isNow: nowTs >= reclaimableTs } : null;
}
