import { storedFailure } from "~/domain/transactions/failures";
import type { TransactionKind } from "~/domain/transactions/input";
import type { TransactionState } from "~/domain/transactions/queries.server";
import { unsignedTransaction } from "~/domain/transactions/unsigned-transaction.server";
import type { TransactionFailure, TransactionPreview, TransactionView } from "~/domain/transactions/view";
import type { Locale } from "~/locales/locales";
import { describeError } from "~/server/http.server";

/** A transaction as the browser sees it, with its failure in the visitor's language. */
export function describeTransaction(state: TransactionState, locale: Locale): TransactionView {
  const { intent, expiresInBlocks, isChainReachable } = state;
  const isWaiting = intent.status === "built";
  return {
    id: intent.id,
    requestKey: intent.requestKey,
    kind: intent.kind as TransactionKind,
    parameters: intent.parameters,
    status: intent.status,
    lifetime: intent.lifetime,
    transaction: isWaiting ? toBase64(unsignedTransaction(Buffer.from(intent.message, "base64"))) : null,
    preview: intent.preview as TransactionPreview,
    signature: intent.signature,
    expiresInBlocks,
    error: failureOf(intent, locale),
    isChainReachable,
    createdAt: intent.createdAt.toISOString(),
    finalizedAt: intent.finalizedAt?.toISOString() ?? null,
  };
}

function failureOf(intent: TransactionState["intent"], locale: Locale): TransactionFailure | null {
  const failure = storedFailure(intent);
  if (!failure) return null;
  const { catalogueCode } = failure.details;
  const message = describeError(failure, locale);
  return { code: failure.code, message, catalogueCode: catalogueCode ? Number(catalogueCode) : null };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
