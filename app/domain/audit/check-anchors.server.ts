import type { Database } from "~db/client";
import type { Chain, LandedTransaction } from "../solana/chain";
import { MEMO_PROGRAM } from "../solana/wallet-additions";
import { type AuditHead, parseAnchor } from "./anchor-memo";
import { findAuditEntry } from "./queries.server";

/** A memo on the chain, whether the log's entry of that number has its hash, and the time of its block, if that is known. */
type ComparedAnchor = AuditHead & { signature: string; isSame: boolean; at: Date | null };

/** `from` and `to`: the first altered entry is one of these. */
export type AnchorCheck = {
  anchors: ComparedAnchor[];
  altered: { from: number; to: number; signature: string } | null;
};

const SIGNATURES_A_CALL = 1_000;

/**
 * Compares the audit log with every memo that `signer` has signed on the chain, from the oldest on. A log that was rewritten
 * with hashes that fit each other, or cut off, differs from the memos that were written before. `after`: the signature of a
 * memo; only those after it count. Throws ChainUnavailable.
 */
export async function checkAnchors(
  { db, chain }: { db: Database; chain: Pick<Chain, "listSignatures" | "findTransaction"> },
  { signer, after = null }: { signer: string; after?: string | null },
): Promise<AnchorCheck> {
  const anchors: ComparedAnchor[] = [];
  for (const { head, signature, at } of await listAnchors(chain, signer, after)) {
    const entry = await findAuditEntry(db, head.seq);
    anchors.push({ ...head, signature, at, isSame: entry?.hash === head.hash });
  }
  const wrong = anchors.find(({ isSame }) => !isSame);
  if (!wrong) return { anchors, altered: null };
  const known = anchors.filter(({ isSame, seq }) => isSame && seq < wrong.seq).map(({ seq }) => seq);
  return { anchors, altered: { from: Math.max(0, ...known) + 1, to: wrong.seq, signature: wrong.signature } };
}

type Found = { head: AuditHead; signature: string; at: Date | null };

/** The memos of a signer, the oldest first. */
async function listAnchors(
  chain: Pick<Chain, "listSignatures" | "findTransaction">,
  signer: string,
  after: string | null,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let before: string | null = null; ; ) {
    const page = await chain.listSignatures(signer, { limit: SIGNATURES_A_CALL, before, until: after });
    for (const { signature, error } of page) {
      if (error !== null) continue;
      const landed = await chain.findTransaction(signature, "finalized");
      const head = landed && readHead(landed, signer);
      if (head) found.push({ head, signature, at: landed.blockTs === null ? null : new Date(landed.blockTs * 1_000) });
    }
    before = page.at(-1)?.signature ?? null;
    if (page.length < SIGNATURES_A_CALL) return found.toReversed();
  }
}

/** What the signer's memo in a transaction says. A memo that names the signer's account was signed by it. */
function readHead({ error, instructions }: LandedTransaction, signer: string): AuditHead | null {
  if (error !== null) return null;
  const memo = instructions.find(
    ({ program, accounts, depth }) => program === MEMO_PROGRAM && depth === 1 && accounts[0] === signer,
  );
  return memo ? parseAnchor(new TextDecoder().decode(memo.data)) : null;
}
