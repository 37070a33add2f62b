import { and, eq, isNull, ne, or } from "drizzle-orm";
import { AppError } from "~/errors";
import { authorityDeed } from "~db/schema";
import { writeAudited } from "../audit/commands.server";
import { requireFreshProof, requireRole } from "../staff/guard";
import { acceptSigned, rejectIntent, type SendingDeps } from "../transactions/commands.server";
import { createIntent } from "../transactions/create.server";
import { type IntentState, STAFF_KEY } from "../transactions/queries.server";
import { getTransaction, type SettleDeps } from "../transactions/settle.server";
import type { StaffDeps } from "./prepare.server";
import { type Deed, getDeed, isDeedOpen } from "./queries.server";
import { isDeedSealed } from "./seal.server";
import { settleDeed } from "./settle.server";

/** `send`: what the machinery of transactions needs, without the wallet, which the deed names. */
export type SigningDeps = StaffDeps & {
  adminSecret: string;
  send: Omit<SendingDeps, "actor" | "db" | "now"> & Pick<SettleDeps, "projections">;
};

/**
 * Builds the transaction of a deed, or renews it if it has nearly expired; whoever asks meanwhile gets the same one. The audit
 * log has an entry for each. Throws RoleTooLow, ProofNeeded, NotFound, DeedBroken for a row that is not as staff prepared it,
 * Conflict for a deed that is over, AuthorityNeeded if the chain names another wallet by now, and the reason why it would fail.
 */
export async function buildDeed(deps: SigningDeps, id: string): Promise<IntentState> {
  const { db, now, actor, adminSecret } = deps;
  requireRole(actor.staff, "operator");
  requireFreshProof(actor.staff, now);
  const deed = await getDeed(db, id);
  if (!(await isDeedSealed(adminSecret, deed))) throw new AppError("DeedBroken");
  if (!isDeedOpen(deed)) throw new AppError("Conflict");
  const state = await createIntent(walletDeps(deps, deed), {
    // a try has one key, so that two presses never make two transactions
    requestKey: `${STAFF_KEY}${id}-${deed.tries}`,
    kind: deed.kind,
    parameters: deed.parameters,
    lifetime: "blockhash",
  });
  if (state.intent.id !== deed.intentId) await keepIntent(deps, deed, state.intent.id);
  return state;
}

/**
 * Takes the signed transaction of a deed and sends it, as for a holder. Throws RoleTooLow, NotFound, Conflict for a deed that is
 * over or was never built, and what `acceptSigned` throws.
 */
export async function signDeed(
  deps: SigningDeps,
  { id, transaction }: { id: string; transaction: string },
): Promise<IntentState> {
  const { deed, intentId } = await underWay(deps, id);
  const state = await acceptSigned(walletDeps(deps, deed), { id: intentId, transaction });
  const { signature } = state.intent;
  if (signature) {
    await deps.db
      .update(authorityDeed)
      .set({ status: "sent", signature })
      .where(and(eq(authorityDeed.id, id), eq(authorityDeed.status, "waiting"), eq(authorityDeed.intentId, intentId)));
  }
  await settleDeed(deps, id);
  return state;
}

/** Records that the wallet declined. Throws RoleTooLow, NotFound, Conflict. */
export async function declineDeed(deps: SigningDeps, id: string): Promise<IntentState> {
  const { deed, intentId } = await underWay(deps, id);
  const state = await rejectIntent(walletDeps(deps, deed), intentId);
  await settleDeed(deps, id);
  return state;
}

/** How the transaction with this id stands, after bringing it as far as the chain allows. Throws RoleTooLow, NotFound. */
export async function followDeed(
  deps: SigningDeps,
  { id, intentId }: { id: string; intentId: string },
): Promise<IntentState> {
  requireRole(deps.actor.staff, "operator");
  const state = await getTransaction(walletDeps(deps, await getDeed(deps.db, id)), intentId);
  await settleDeed(deps, id);
  return state;
}

async function underWay(deps: SigningDeps, id: string): Promise<{ deed: Deed; intentId: string }> {
  requireRole(deps.actor.staff, "operator");
  const deed = await getDeed(deps.db, id);
  if (!isDeedOpen(deed) || !deed.intentId) throw new AppError("Conflict");
  return { deed, intentId: deed.intentId };
}

/** Names the transaction of this try in the deed's row and in the audit log. */
async function keepIntent(deps: SigningDeps, deed: Deed, intentId: string): Promise<void> {
  const { db } = deps;
  const { id, kind, parameters, authorityAddress } = deed;
  const isNew = or(isNull(authorityDeed.intentId), ne(authorityDeed.intentId, intentId));
  try {
    await writeAudited(deps, {
      action: "authorityDeed.build",
      noun: "authorityDeed",
      key: id,
      before: { intentId: deed.intentId },
      after: { intentId, kind, parameters, authorityAddress },
      write: db
        .update(authorityDeed)
        .set({ intentId })
        .where(and(eq(authorityDeed.id, id), eq(authorityDeed.status, "waiting"), isNew)),
    });
  } catch (error) {
    // another press at the same moment has named the same transaction
    if (!(error instanceof AppError) || (await getDeed(db, id)).intentId !== intentId) throw error;
  }
}

function walletDeps({ db, now, send }: SigningDeps, { authorityAddress }: Deed) {
  return { ...send, db, now, actor: { chain: "solana" as const, walletAddress: authorityAddress } };
}
