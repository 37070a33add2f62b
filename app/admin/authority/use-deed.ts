import { useState } from "react";
import { keyOfPart } from "~/transactions/request-key";
import { IDLE, isBusy, type TransactionState } from "~/transactions/transaction-phase";
import { runTransaction } from "~/transactions/transaction-run";
import { deedWorld } from "./deed-world";
import type { DeedPage } from "./open-deed.server";

/** How far the transaction of a deed is on this page, and the press that begins it. */
export function useDeed({ id, authority, wish }: DeedPage): { state: TransactionState; start(): void } {
  const [state, setState] = useState<TransactionState>(IDLE);
  const start = () => {
    if (isBusy(state.phase)) return;
    // the server gives each try of a deed its own key
    const press = { wish, requestKey: keyOfPart(id), limits: {}, report: setState };
    void runTransaction(press, deedWorld({ id, authority }));
  };
  return { state, start };
}
