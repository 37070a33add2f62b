import type { TransactionWish } from "~/domain/transaction-types";
import { WalletError } from "~/signing/wallet-error";
import { signTransactions } from "~/wallet/wallet-store";
import type { BatchPart, PartsPress } from "./batch-plan";
import { keyOfPart } from "./request-key";
import { type SharedSigning, shareSigning } from "./sign-together";
import { endsBatch, isHandedOver, needsNoSignature, type TransactionState } from "./transaction-phase";
import { runTransaction } from "./transaction-run";
import { reportRun } from "./transaction-runs";
import { watchById } from "./watch-transaction";

const TRANSACTIONS = { run: runTransaction, watch: watchById, signAll: signTransactions };

/** How many parts the wallet shows at once: their blockhashes have to last until the holder has looked at all of them. */
export const SIGNED_TOGETHER = 6;

/**
 * Runs parts in their order, some at a time, and returns the last state of each part that was begun. If the chain refuses a
 * part or it expires, the others continue, because parts do not depend on each other. If a part throws, this throws the same
 * error, but only when every part that was begun has ended, so that nothing moves any more once the promise has settled.
 */
export async function runParts(
  parts: readonly BatchPart[],
  press: PartsPress,
  world = TRANSACTIONS,
): Promise<TransactionState[]> {
  const together = press.lifetime === "nonce" ? 1 : SIGNED_TOGETHER;
  const endings: Promise<TransactionState>[] = [];
  while (endings.length < parts.length && !press.isStopped()) {
    const first = endings.length;
    const group = parts.slice(first, first + together);
    const signing = shareSigning(group.filter((part) => !("id" in part)).length, world.signAll);
    const begun = group.map((part, i) => begin(part, first + i, { press, signing, world }));
    endings.push(...begun.map(({ ending }) => ending));
    const states = await Promise.allSettled(
      begun.map(({ ending, handedOver }) => (together === 1 ? ending : Promise.race([ending, handedOver]))),
    );
    if (states.some((it) => it.status === "rejected" || endsBatch(it.value.phase))) break;
  }
  await Promise.allSettled(endings);
  return Promise.all(endings);
}

type Group = { press: PartsPress; signing: SharedSigning; world: typeof TRANSACTIONS };

function begin(part: BatchPart, index: number, { press, signing, world }: Group) {
  const { promise: handedOver, resolve } = Promise.withResolvers<TransactionState>();
  const tell = (state: TransactionState) => {
    press.report(index, state);
    if (isHandedOver(state.phase)) resolve(state);
  };
  if ("id" in part) return { ending: world.watch(part.id, { report: tell }), handedOver };
  const seat = signing.takeSeat();
  const ending = world.run({
    wish: { ...part.wish, lifetime: press.lifetime } as TransactionWish,
    requestKey: keyOfPart(part.requestKey),
    limits: press.limits,
    sign: seat.sign,
    report(state) {
      reportRun(part.requestKey, state);
      tell(state);
      // a site that lies about one of them is not believed about the others
      if (state.phase === "differs") signing.fail(new WalletError("differs"));
      if (needsNoSignature(state.phase)) seat.leave();
    },
  });
  ending.catch(seat.leave);
  return { ending, handedOver };
}
