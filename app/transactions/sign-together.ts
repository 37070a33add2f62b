import type { CheckedTransaction } from "~/signing/checked-transaction";

/** Transactions that the wallet is shown in one request. */
export type SharedSigning = {
  /** A transaction to be signed with the others; resolves or fails as they all do. */
  sign(unsigned: CheckedTransaction): Promise<Uint8Array>;
  /** One of them will not come: the others no longer wait for it. */
  leave(): void;
  /** None of them is to be signed any more: those that have come fail with this, and so do those that come later. */
  fail(error: Error): void;
};

/**
 * Gathers the transactions of several runs, so that the wallet asks once: when each of `count` has come or left.
 * `signAll` gives them back in their order.
 */
export function shareSigning(
  count: number,
  signAll: (unsigned: CheckedTransaction[]) => Promise<Uint8Array[]>,
): SharedSigning {
  const waiting: { unsigned: CheckedTransaction; resolve(signed: Uint8Array): void; reject(error: unknown): void }[] =
    [];
  let missing = count;
  let failure: Error | null = null;
  const askOnceAllAreThere = () => {
    if (missing > 0 || waiting.length === 0) return;
    const asked = waiting.splice(0);
    signAll(asked.map(({ unsigned }) => unsigned)).then(
      (signed) => {
        for (const [i, { resolve }] of asked.entries()) resolve(signed[i] as Uint8Array);
      },
      (error: unknown) => {
        for (const { reject } of asked) reject(error);
      },
    );
  };
  const arrive = () => {
    missing--;
    askOnceAllAreThere();
  };
  return {
    sign(unsigned) {
      if (failure) return Promise.reject(failure);
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      waiting.push({ unsigned, resolve, reject });
      arrive();
      return promise;
    },
    leave: arrive,
    fail(error) {
      failure = error;
      for (const { reject } of waiting.splice(0)) reject(error);
    },
  };
}
