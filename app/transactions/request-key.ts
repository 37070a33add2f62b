import type { DeedWish, TransactionWish } from "~/domain/transaction-types";

const KEY_PREFIX = "punkvism.request.";

/** The key of a form's press. The same wish in the same tab has the same key, also after a reload. */
export type RequestKey = { get(): string; renew(): void };

/**
 * The key of one part of a batch, made by the server. It is never renewed: under another key, the part would not belong to
 * its batch and could be done twice.
 */
export function keyOfPart(made: string): RequestKey {
  return { get: () => made, renew: () => {} };
}

/** A text that identifies what a form wants. */
export function formKeyOf({ kind, parameters }: TransactionWish | DeedWish): string {
  return `${kind}.${Object.values(parameters).join(".")}`;
}

/** The request key of a wish, kept by the tab: after a reload it is the same wish, in another tab it is a new one. */
export function requestKey(
  wish: TransactionWish,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> = sessionStorage,
): RequestKey {
  const name = KEY_PREFIX + formKeyOf(wish);
  let given: string | null = null;
  return {
    renew() {
      // a later press may have stored its own key by now, which must stay
      if (given === null || storage.getItem(name) === given) storage.removeItem(name);
    },
    get() {
      given = storage.getItem(name);
      if (given) return given;
      const undone = undoneBy(wish).map((start) => KEY_PREFIX + start);
      const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
      for (const other of names) if (undone.some((start) => other.startsWith(start))) storage.removeItem(other);
      given = crypto.randomUUID();
      storage.setItem(name, given);
      return given;
    },
  };
}

/**
 * The beginnings of the form keys of the wishes that this wish undoes. A reload may have left their request keys behind: if
 * the holder then asks for the same again, the site would take it for the earlier press, which is done.
 */
function undoneBy({ kind, parameters }: TransactionWish): string[] {
  if (kind === "proposeVesting") return [`${kind}.${parameters.grantAddress}.`];
  if (kind === "createNonceAccount") return ["closeNonceAccount."];
  if (kind === "closeNonceAccount") return ["createNonceAccount."];
  return [];
}
