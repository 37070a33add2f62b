import { ApiError, callApi } from "~/call-api";
import type { TransactionRequest, TransactionView } from "~/domain/transaction-types";

/**
 * The transactions API. Every method throws ApiError: a refusal with its text, or "Unreachable" or "Unexpected", after which
 * what was sent may have arrived.
 */
export interface TransactionApi {
  create(request: TransactionRequest): Promise<TransactionView>;
  submit(id: string, transaction: string): Promise<TransactionView>;
  reject(id: string): Promise<TransactionView>;
  get(id: string): Promise<TransactionView>;
  listOpen(): Promise<TransactionView[]>;
  /** Asks the API of a batch's kind for its plan. */
  plan<Plan>(api: string, request: object): Promise<Plan>;
}

const ANSWER_MS = 20_000;

export const transactionApi: TransactionApi = {
  create: (request) => call("", request),
  submit: (id, transaction) => call(`/${id}/signed`, { transaction }),
  reject: (id) => call(`/${id}/rejected`, {}),
  get: (id) => call(`/${id}`),
  listOpen: () => call("?open=1"),
  plan: callApi,
};

// without a time limit, a connection that died silently would keep the page waiting for minutes
function call<T>(path: string, body?: unknown): Promise<T> {
  const silence = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError("Unreachable", "")), ANSWER_MS);
  });
  return Promise.race([callApi<T>(`/api/transactions${path}`, body), silence]);
}
