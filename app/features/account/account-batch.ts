import { ApiError, isPassing } from "~/call-api";
import type { AccountBatch, AccountBatchLine } from "~/domain/account/view";
import type { TransactionPreview } from "~/domain/transaction-types";
import type { BatchSource } from "~/transactions/batch-plan";
import { tryWish } from "~/transactions/try-wish";
import type { Batch } from "~/transactions/use-batch";

/** The result and the costs of all transactions together, and the items that would be refused now, with the reason. */
export type AccountBatchCosts = {
  /** Base units that reach the holder, by mint. They grow until the transactions land. */
  arriving: ReadonlyMap<string, bigint>;
  transactions: number;
  feeLamports: bigint;
  depositLamports: bigint;
  refundLamports: bigint;
  refused: readonly { name: string; reason: string }[];
};

export type RunnableAccountBatch = Batch<AccountBatch, object, AccountBatchCosts>;

const SHARED = { isWhole: ({ problems }: AccountBatch) => problems.length === 0, costsOf };

/** The batches of my page, of all coin positions and of all grants: where each asks what is left, and the wish that it sends. */
export const ACCOUNT_BATCHES = {
  claim: { source: { ...SHARED, api: "/api/account/claims" }, wish: { claim: "all" } },
  claimCoins: { source: { ...SHARED, api: "/api/account/claims" }, wish: { claim: "coin" } },
  claimGrants: { source: { ...SHARED, api: "/api/account/claims" }, wish: { claim: "grant" } },
  // the public plan logs the same presses as its own
  claimGrantsOfPlan: { source: { ...SHARED, api: "/api/account/claims" }, wish: { claim: "grant" } },
  takeBack: { source: { ...SHARED, api: "/api/account/deposits" }, wish: { takeBack: "records" } },
} as const satisfies Record<string, { source: BatchSource<AccountBatch, AccountBatchCosts>; wish: object }>;

export type AccountDeed = keyof typeof ACCOUNT_BATCHES;

async function costsOf({ parts }: AccountBatch): Promise<AccountBatchCosts | null> {
  if (parts.length === 0) return null;
  const tried = await Promise.all(parts.map(({ wish, items }) => tryPart(wish, items)));
  const previews = tried.flatMap(({ preview }) => preview ?? []);
  return {
    arriving: sumArriving(tried),
    transactions: previews.length,
    feeLamports: sumLamports(previews, "feeLamports"),
    depositLamports: sumLamports(previews, "depositLamports"),
    refundLamports: sumLamports(previews, "refundLamports"),
    refused: tried.flatMap(({ refused }) => refused),
  };
}

/** What final transactions brought, by the figures of their trial runs. */
export function arrivedBy(done: RunnableAccountBatch["done"]): Pick<AccountBatchCosts, "arriving" | "refundLamports"> {
  const ran = done.map(({ items, state }) => ({ items, preview: state.view?.preview ?? null }));
  const previews = ran.flatMap(({ preview }) => preview ?? []);
  return { arriving: sumArriving(ran), refundLamports: sumLamports(previews, "refundLamports") };
}

type Lamports = "feeLamports" | "depositLamports" | "refundLamports";

function sumLamports(previews: readonly TransactionPreview[], field: Lamports): bigint {
  return previews.reduce((sum, preview) => sum + BigInt(preview[field]), 0n);
}

type Ran = { preview: TransactionPreview | null; items: readonly AccountBatchLine[] };

/**
 * Adds up what reaches the holder, by mint. The preview of an NFT's rewards names its coins; a coin position or a grant pays
 * the coin of its item; a record pays none.
 */
function sumArriving(ran: readonly Ran[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  const add = (mint: string, raw: bigint) => sums.set(mint, (sums.get(mint) ?? 0n) + raw);
  for (const { preview, items } of ran) {
    if (preview?.kind === "claimStream") {
      for (const { mint, grossRaw, feeRaw } of preview.paid) add(mint, BigInt(grossRaw) - BigInt(feeRaw));
      continue;
    }
    const mint = items[0]?.mint;
    if (preview && mint) add(mint, BigInt(preview.in));
  }
  return sums;
}

/** Refusals that concern the session and not a part. */
const OF_SESSION: readonly ApiError["code"][] = ["NotSignedIn", "WrongWallet"];

/**
 * Tries one part. A part that is refused costs nothing, because the server will not build it. Throws if nothing can be tried
 * now.
 */
async function tryPart(wish: AccountBatch["parts"][number]["wish"], items: readonly AccountBatchLine[]) {
  try {
    return { preview: await tryWish(wish), items, refused: [] };
  } catch (error) {
    const isOfPart = error instanceof ApiError && !isPassing(error) && !OF_SESSION.includes(error.code);
    if (!isOfPart) throw error;
    return { preview: null, items, refused: items.map(({ name }) => ({ name, reason: error.message })) };
  }
}
