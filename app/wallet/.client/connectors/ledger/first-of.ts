import { firstValueFrom, fromEvent, map, type Observable, race } from "rxjs";
import { WalletError } from "~/signing/wallet-error";

/** The first thing that the kit finds. Throws WalletError "rejected" once the holder has turned to something else. */
export async function firstOf<T>(found: Observable<T>, signal: AbortSignal): Promise<T> {
  const giveUp = () => {
    throw new WalletError("rejected");
  };
  if (signal.aborted) giveUp();
  return firstValueFrom(race(found, fromEvent(signal, "abort").pipe(map(giveUp))));
}
