import { fromBase64, toBase64 } from "~/base64";
import type { DeedWish, TransactionRequest, TransactionView, TransactionWish } from "~/domain/transaction-types";
import { isSettled } from "~/domain/transactions/view";
import { awaitPress } from "~/logs/press-outcome";
import type { Limits } from "~/signing/.client/verifier/verify";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import type { RequestKey } from "./request-key";
import { BROWSER, type RunWorld } from "./run-world";
import { IDLE, isBusy, type TransactionState } from "./transaction-phase";
import { isSiteFailure, refusal, Trouble, walletPhase } from "./trouble";
import { takeOffer } from "./try-wish";
import { settle, watch } from "./watch-transaction";

/** A press of a holder, and who is told how far it is. */
export type TransactionPress = {
  wish: TransactionWish | DeedWish;
  /** By this key the site recognizes a second press of the same wish. Once the wish is settled, the key is replaced. */
  requestKey: RequestKey;
  /** What may be signed at most. */
  limits: Limits;
  report(state: TransactionState): void;
  /** Asks the wallet, if it signs this transaction together with others. */
  sign?(unsigned: CheckedTransaction): Promise<Uint8Array>;
};

/**
 * A transaction that became final longer ago than this does not belong to this press: a reload left its key behind. Within
 * this time, a holder who did not see the end may press again, and the wish must not be done twice.
 */
const SAME_PRESS_MS = 10 * 60_000;
/** A blockhash lives for 150 slots. A transaction that has not reached the server by then can never land. */
const UNSENT_LIFE_MS = 150_000;

/**
 * Takes a wish through its whole life: the server builds the transaction, this page checks it, the wallet signs it, the
 * server takes it back, and this page watches it until it is final. The state returned is the last one reported; only a bug
 * throws.
 */
export async function runTransaction(press: TransactionPress, world = BROWSER): Promise<TransactionState> {
  const answerPress = awaitPress();
  const report = (state: TransactionState) => {
    // the press is answered once the site has built its transaction
    if (state.view) answerPress(null);
    else if (!isBusy(state.phase)) answerPress(state.phase);
    press.report(state);
  };
  return buildAndSign({ ...press, report }, world);
}

async function buildAndSign(press: TransactionPress, world: RunWorld): Promise<TransactionState> {
  const { wish, limits, sign = world.wallet.sign } = press;
  const end = (state: Partial<TransactionState>) => settle(press, { ...IDLE, ...state });
  press.report({ ...IDLE, phase: "preparing" });
  try {
    await world.wallet.ensureSignedIn();
  } catch (error) {
    return end({ phase: walletPhase(error) });
  }
  let view: TransactionView;
  try {
    view = await build(press, world);
  } catch (error) {
    return end(refusal(error));
  }
  if (view.status !== "built" || !view.transaction) return watch(view, press, world);

  press.report({ ...IDLE, phase: "signing", view });
  let signed: Uint8Array;
  try {
    signed = await sign(await world.wallet.check(fromBase64(view.transaction), wish, limits));
  } catch (error) {
    const phase = walletPhase(error);
    // the site is told if possible; otherwise the row expires by itself
    if (phase === "rejected" || phase === "differs") await world.api.reject(view.id).catch(() => null);
    return end({ phase, view });
  }
  return handOver(view, toBase64(signed), press, world);
}

async function build({ wish, requestKey }: TransactionPress, { api, siteNow }: RunWorld): Promise<TransactionView> {
  // with the offer, the server returns the transaction that was tried for the screen, unless an earlier press with this key exists
  const offer = takeOffer(wish);
  const ask = () => api.create({ ...wish, requestKey: requestKey.get(), offer } as TransactionRequest);
  const view = await ask();
  if (!isSettled(view.status) || isThisPress(view, siteNow())) return view;
  // an earlier try with this key came to nothing or was done long ago, so that this press is a new wish
  requestKey.renew();
  return ask();
}

function isThisPress({ status, finalizedAt }: TransactionView, now: number): boolean {
  return status === "finalized" && (!finalizedAt || now - Date.parse(finalizedAt) < SAME_PRESS_MS);
}

// Until the server has the signed bytes, only this page has them, so that it keeps trying. Submitting is idempotent.
async function handOver(
  built: TransactionView,
  signed: string,
  press: TransactionPress,
  world: RunWorld,
): Promise<TransactionState> {
  const signedAt = world.now();
  const trouble = new Trouble();
  for (;;) {
    press.report({ ...IDLE, phase: "sending", view: built, connection: trouble.connection });
    try {
      return await watch(await world.api.submit(built.id, signed), press, world);
    } catch (error) {
      const mayPass = trouble.mayPass(error);
      // the site may have stored it before it failed, which only the site's record can tell
      if (!mayPass && isSiteFailure(error)) return watch({ ...built, status: "signed" }, press, world);
      if (!mayPass) return settle(press, { ...IDLE, view: built, ...refusal(error) });
    }
    // The page alone never calls it expired: only the server knows whether its answer was lost on the way back.
    const canBeDead = built.lifetime === "blockhash" && world.now() - signedAt > UNSENT_LIFE_MS;
    if (canBeDead) return watch({ ...built, status: "signed" }, press, world);
    await world.wait(trouble.retryAfter);
  }
}
