import { fromBase64, toBase64 } from "~/base64";
import { deedKindSchema } from "~/domain/authority-deeds.server";
import { transactionKindSchema, transactionPreviewSchema } from "~/domain/kinds.server";
import type { TransactionPreview, TransactionView } from "~/domain/transaction-types";
import { storedFailure } from "~/domain/transactions/failures";
import type { IntentState } from "~/domain/transactions/queries.server";
import { unsignedTransaction } from "~/domain/transactions/unsigned-transaction.server";
import type { TransactionFailure } from "~/domain/transactions/view";
import { z } from "~/domain/zod";
import type { Locale } from "~/locales/locales";
import { describeError } from "~/server/http.server";
import { writeLog } from "~/server/log";

const kindSchema = z.union([transactionKindSchema, deedKindSchema]);

/** A transaction as the browser sees it, with its failure in the visitor's language. */
export function describeTransaction(state: IntentState, locale: Locale): TransactionView {
  const { intent, expiresInBlocks, isChainReachable } = state;
  const isWaiting = intent.status === "built";
  return {
    id: intent.id,
    requestKey: intent.requestKey,
    kind: kindSchema.parse(intent.kind),
    parameters: intent.parameters,
    status: intent.status,
    lifetime: intent.lifetime,
    transaction: isWaiting ? toBase64(unsignedTransaction(fromBase64(intent.message))) : null,
    preview: readPreview(intent),
    signature: intent.signature,
    expiresInBlocks,
    error: failureOf(intent, locale),
    isChainReachable,
    createdAt: intent.createdAt.toISOString(),
    finalizedAt: intent.finalizedAt?.toISOString() ?? null,
  };
}

function failureOf(intent: IntentState["intent"], locale: Locale): TransactionFailure | null {
  const failure = storedFailure(intent);
  if (!failure) return null;
  const { catalogueCode } = failure.details;
  const message = describeError(failure, locale);
  return { code: failure.code, message, catalogueCode: catalogueCode ? Number(catalogueCode) : null };
}

/** The stored preview; null for an authority, or in a form that this release cannot read. The page then shows no figures. */
function readPreview({ id, kind, preview }: IntentState["intent"]): TransactionPreview | null {
  if (deedKindSchema.safeParse(kind).success) return null;
  const read = transactionPreviewSchema.safeParse(preview);
  if (read.success) return read.data;
  writeLog("warn", "a preview cannot be read", { intentId: id });
  return null;
}
