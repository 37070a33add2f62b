import type { CheckedTransaction } from "~/signing/checked-transaction";
import { WalletError } from "~/signing/wallet-error";
import { type SharedSigning, shareSigning } from "./sign-together";
import type { TransactionPhase, TransactionState } from "./transaction-phase";

/** One transaction of several, as far as its order goes. */
export type PartToRun = {
  /** False for one that was signed earlier and is only watched. */
  isSignedHere: boolean;
  /** Runs it to its end, telling of every change; signs by `sign`. */
  run(tell: (state: TransactionState) => void, sign: SharedSigning["sign"]): Promise<TransactionState>;
};

export type BatchTools = {
  /**
   * How many parts the wallet is asked to sign at once. With 1 a part begins once the one before has come to its end: a
   * slow signer's nonce carries one transaction.
   */
  together: number;
  /** Signs them in the wallet in one request, or gives none. */
  signAll(unsigned: CheckedTransaction[]): Promise<Uint8Array[]>;
  /** No further part begins when this is true; those under way go on. */
  isStopped(): boolean;
  report(index: number, state: TransactionState): void;
};

/** Parts whose blockhashes live long enough for one look at all of them. */
export const SIGNED_TOGETHER = 6;

/** Signed and handed over: it goes on without this page, so the next one can be signed. */
const HANDED_OVER: readonly TransactionPhase[] = ["sent", "confirmed", "finalized"];

/** After these the next part would end in the same way, or the holder has said no. */
const ENDS_ALL: readonly TransactionPhase[] = [
  "rejected",
  "differs",
  "wallet-failed",
  "not-connected",
  "wrong-account",
  "offline",
  "node-down",
  "site-failed",
  "end-unknown",
];

/**
 * Runs parts in their order, some at a time, and gives their ends; parts that were not begun are not among them. A part
 * that the chain refuses or that expires does not keep the others: they are independent of each other. What a part throws
 * is thrown once all that were begun have ended: nothing of a batch moves any more when this has settled.
 */
export async function runBatch(parts: readonly PartToRun[], tools: BatchTools): Promise<TransactionState[]> {
  const endings: Promise<TransactionState>[] = [];
  while (endings.length < parts.length && !tools.isStopped()) {
    const first = endings.length;
    const group = parts.slice(first, first + tools.together);
    const signing = shareSigning(group.filter(({ isSignedHere }) => isSignedHere).length, tools.signAll);
    const begun = group.map((part, i) => begin(part, signing, (state) => tools.report(first + i, state)));
    endings.push(...begun.map(({ ending }) => ending));
    const isAlone = tools.together === 1;
    const states = await Promise.allSettled(
      begun.map(({ ending, handedOver }) => (isAlone ? ending : Promise.race([ending, handedOver]))),
    );
    if (states.some((it) => it.status === "rejected" || ENDS_ALL.includes(it.value.phase))) break;
  }
  await Promise.allSettled(endings);
  return Promise.all(endings);
}

function begin(part: PartToRun, signing: SharedSigning, report: (state: TransactionState) => void) {
  const { promise: handedOver, resolve } = Promise.withResolvers<TransactionState>();
  let hasAsked = !part.isSignedHere;
  const leave = () => {
    if (!hasAsked) signing.leave();
    hasAsked = true;
  };
  const sign = (unsigned: CheckedTransaction) => {
    hasAsked = true;
    return signing.sign(unsigned);
  };
  const ending = part.run((state) => {
    report(state);
    if (HANDED_OVER.includes(state.phase)) resolve(state);
    // a site that lies about one of them is not believed about the others
    if (state.phase === "differs") signing.fail(new WalletError("differs"));
    if (hasEndedUnsigned(state)) leave();
  }, sign);
  ending.catch(leave);
  return { ending, handedOver };
}

/** Refused while it was built, or an earlier try of it that is on its way already: the wallet is not asked for it. */
function hasEndedUnsigned({ phase }: TransactionState): boolean {
  return phase !== "idle" && phase !== "preparing" && phase !== "signing";
}
