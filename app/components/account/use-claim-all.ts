import type { ClaimBatch, ClaimLine } from "~/domain/account/view";
import type { TransactionPreview } from "~/domain/transactions/view";
import { ApiError, callApi } from "~/wallet/call-api";
import { type BatchSource, type PlannedBatch, usePlannedBatch } from "~/wallet/use-planned-batch";
import type { Signer } from "~/wallet/use-signer";

/** What all transactions together take, in lamports, and the items that would be refused now, with the reason. */
export type ClaimCosts = {
  transactions: number;
  feeLamports: bigint;
  depositLamports: bigint;
  refundLamports: bigint;
  refused: readonly { name: string; reason: string }[];
};

export type ClaimAll = PlannedBatch<ClaimLine, ClaimBatch, object, ClaimCosts>;

const SOURCE: BatchSource<ClaimLine, ClaimBatch, ClaimCosts> = {
  api: "/api/account/claims",
  isWhole: ({ problems }) => problems.length === 0,
  costsOf,
};
const EVERYTHING = { claim: "all" };

/** Claims everything that is due: see `usePlannedBatch`. */
export function useClaimAll(signer: Signer, onSettled: () => Promise<void>): ClaimAll {
  return usePlannedBatch(SOURCE, EVERYTHING, signer, onSettled);
}

async function costsOf({ parts }: ClaimBatch): Promise<ClaimCosts | null> {
  if (parts.length === 0) return null;
  const tried = await Promise.all(parts.map(({ wish, items }) => tryPart(wish, items)));
  const previews = tried.flatMap(({ preview }) => preview ?? []);
  const sum = (field: "feeLamports" | "depositLamports" | "refundLamports") =>
    previews.reduce((total, preview) => total + BigInt(preview[field]), 0n);
  return {
    transactions: previews.length,
    feeLamports: sum("feeLamports"),
    depositLamports: sum("depositLamports"),
    refundLamports: sum("refundLamports"),
    refused: tried.flatMap(({ refused }) => refused),
  };
}

/** A part that is refused costs nothing: the server will not build it. Throws where nothing can be tried now. */
async function tryPart(wish: ClaimBatch["parts"][number]["wish"], items: readonly ClaimLine[]) {
  try {
    return { preview: await callApi<TransactionPreview>("/api/transactions/preview", wish), refused: [] };
  } catch (error) {
    const isPassing =
      !(error instanceof ApiError) ||
      ["Unreachable", "ChainUnavailable", "NotSignedIn", "WrongWallet", "TooManyRequests"].includes(error.code);
    if (isPassing) throw error;
    return { preview: null, refused: items.map(({ name }) => ({ name, reason: error.message })) };
  }
}
