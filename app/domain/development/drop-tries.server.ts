import bs58 from "bs58";
import { and, eq, inArray, like } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropReset, transactionIntent } from "~db/schema";
import type { giftPreview } from "../drop/input";
import { type DropDeps, listDrops } from "../drop/queries.server";
import { dropTabOf } from "../drop/rules";
import { DROP_LOG, type DropView, type SEARCHED_STATUSES } from "../drop/view";
import type { Moves } from "../transactions/define-kind";
import type { z } from "../zod.ts";

type WrittenStatus = (typeof SEARCHED_STATUSES)[number];

/** The prefix of made-up attempts; the keys of real ones have another form. */
const KEY_PREFIX = "development try ";
/** No chain gets this far, so an attempt that is under way stays so. */
const NEVER = Number.MAX_SAFE_INTEGER;
const SIGNATURE_BYTES = 64;

/** The status from which the site computes each code of a drop log. */
const ROWS = {
  [DROP_LOG.processing]: { status: "sent", errorCode: null },
  [DROP_LOG.completed]: { status: "finalized", errorCode: null },
  [DROP_LOG.failed]: { status: "expired", errorCode: "TransactionExpired" },
} as const satisfies Record<WrittenStatus, { status: string; errorCode: string | null }>;

/**
 * Writes an attempt at a drop with a status, as if it had been signed, so that a developer sees how the site shows it. It
 * replaces made-up attempts at this drop. Its signature belongs to no transaction, and the chain knows nothing of it.
 * Returns false if the wallet is on no list of such a drop.
 */
export async function writeDropTry(
  deps: DropDeps,
  { wallet, campaign, status }: { wallet: string; campaign: string; status: WrittenStatus },
): Promise<boolean> {
  const { drops } = await listDrops(deps, wallet);
  const drop = drops.find(({ address, mine }) => address === campaign && mine !== null);
  if (!drop) return false;
  await clearDropTries(deps.db, { wallet, campaign });
  const { db, now } = deps;
  const place = String(drop.mine?.place ?? 0);
  await db.insert(transactionIntent).values({
    id: crypto.randomUUID(),
    requestKey: `${KEY_PREFIX}${campaign}`,
    walletAddress: wallet,
    kind: "takeDrop",
    parameters: { campaignAddress: campaign, place },
    message: "",
    preview: previewOf(drop),
    lifetime: "blockhash",
    blockhash: "",
    lastValidBlockHeight: NEVER,
    signature: bs58.encode(crypto.getRandomValues(new Uint8Array(SIGNATURE_BYTES))),
    createdAt: now,
    updatedAt: now,
    finalizedAt: status === DROP_LOG.completed ? now : null,
    ...ROWS[status],
  });
  return true;
}

/** Removes the made-up attempts of a wallet, at one drop or at all, with their resets. Real ones stay. */
export async function clearDropTries(
  db: Database,
  { wallet, campaign = null }: { wallet: string; campaign?: string | null },
): Promise<void> {
  const isWritten = and(
    eq(transactionIntent.walletAddress, wallet),
    eq(transactionIntent.kind, "takeDrop"),
    campaign === null
      ? like(transactionIntent.requestKey, `${KEY_PREFIX}%`)
      : eq(transactionIntent.requestKey, KEY_PREFIX + campaign),
  );
  const written = db.select({ id: transactionIntent.id }).from(transactionIntent).where(isWritten);
  await db.batch([
    db.delete(dropReset).where(inArray(dropReset.intentId, written)),
    db.delete(transactionIntent).where(isWritten),
  ]);
}

/** As the kind itself describes one (domain/drop/kinds/take-drop.server.ts). */
function previewOf({ address, gift, mine }: DropView): { kind: "takeDrop" } & Moves & z.output<typeof giftPreview> {
  const isCoin = gift.kind === "coins";
  const name = isCoin ? gift.symbol : gift.collection;
  const giftRaw = String(mine?.amountRaw ?? 0n);
  return {
    kind: "takeDrop",
    out: "0",
    in: giftRaw,
    decimals: isCoin ? gift.decimals : 0,
    campaignAddress: address,
    giftKind: gift.kind,
    gift: name,
    giftRaw,
    mint: mine?.face?.mint ?? "",
    tab: dropTabOf(gift.kind, name),
  };
}
