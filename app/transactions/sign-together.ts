import type { CheckedTransaction } from "~/signing/checked-transaction";

/** One transaction's place in a request that shows the wallet several. */
type Seat = {
  /** Hands in the transaction, to be signed with the others. Resolves or fails together with them. */
  sign(unsigned: CheckedTransaction): Promise<Uint8Array>;
  /** Says that no transaction will come, unless it has already, so that the others no longer wait for it. */
  leave(): void;
};

/** Transactions that the wallet is shown in one request. */
export type SharedSigning = {
  takeSeat(): Seat;
  /** Stops the signing: the transactions that have come fail with this error, and so do those that come later. */
  fail(error: Error): void;
};

/**
 * Gathers the transactions of several runs, so that the wallet asks once: as soon as each of the `count` seats has its
 * transaction or was left. `signAll` returns them in their order.
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
  const sign = (unsigned: CheckedTransaction) => {
    if (failure) return Promise.reject(failure);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    waiting.push({ unsigned, resolve, reject });
    arrive();
    return promise;
  };
  const takeSeat = (): Seat => {
    let isWaitedFor = true;
    return {
      sign(unsigned) {
        isWaitedFor = false;
        return sign(unsigned);
      },
      leave() {
        if (isWaitedFor) arrive();
        isWaitedFor = false;
      },
    };
  };
  return {
    takeSeat,
    fail(error) {
      failure = error;
      for (const { reject } of waiting.splice(0)) reject(error);
    },
  };
}
