import { and, eq, ne, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { authorityDeed } from "~db/schema";
import { type AuditedWrite, writeAudited } from "../audit/commands.server";
import { getIntent, type Intent } from "../transactions/queries.server";
import { type Deed, findDeed, listUnsettledDeeds } from "./queries.server";

type Deps = { db: Database; now: Date };

const DEEDS_A_RUN = 20;
/** Who the audit log names: how a transaction ends is said by the chain. */
const CHAIN = { command: "chain" };

/**
 * Writes down how the transaction of a deed ended, once, in the row and in the audit log: landed, or come to nothing, so that it
 * can be signed again. Does nothing while that is open. It may be called at any time, also twice at once.
 */
export async function settleDeed({ db, now }: Deps, id: string): Promise<void> {
  const deed = await findDeed(db, id);
  if (!deed?.intentId || deed.status === "landed") return;
  const intent = await getIntent(db, deed.intentId);
  const end = endOf(deed, intent, now);
  if (!end) return;
  const { action, set } = end;
  try {
    await writeAudited({ db, now, actor: CHAIN }, {
      action,
      noun: "authorityDeed",
      key: id,
      before: { status: deed.status, kind: deed.kind, intentId: intent.id },
      after: { status: set.status, signature: intent.signature, problem: intent.errorCode },
      write: db
        .update(authorityDeed)
        .set(set)
        .where(
          and(eq(authorityDeed.id, id), eq(authorityDeed.intentId, intent.id), ne(authorityDeed.status, "landed")),
        ),
    } satisfies AuditedWrite);
  } catch (error) {
    // somebody else has written it down in the meantime
    if (!(error instanceof AppError) || error.code !== "Conflict") throw error;
  }
}

/** Run by cron: writes down how deeds ended that no page follows any more. */
export async function settleDeeds(deps: Deps): Promise<void> {
  for (const { id } of await listUnsettledDeeds(deps.db, DEEDS_A_RUN)) await settleDeed(deps, id);
}

/** Null while the transaction can still be signed or land. One that was never signed and has expired is renewed by a press. */
function endOf({ status }: Deed, intent: Intent, now: Date) {
  if (intent.status === "finalized") {
    const set = {
      status: "landed" as const,
      signature: intent.signature,
      landedAt: intent.finalizedAt ?? now,
      problem: null,
    };
    return { action: "authorityDeed.land", set };
  }
  const hasEnded = intent.status === "failed" || intent.status === "rejected";
  const hasExpired = intent.status === "expired" && intent.signature !== null;
  if (!hasEnded && !hasExpired) return null;
  const set = {
    status: status === "withdrawn" ? status : ("waiting" as const),
    intentId: null,
    signature: null,
    problem: intent.errorCode,
    tries: sql`${authorityDeed.tries} + 1`,
  };
  return { action: "authorityDeed.fail", set };
}
