import type { TransactionWish } from "~/domain/transaction-types";

const KEY_PREFIX = "punkvism.request.";

/** The key of a form's press: the same wish in the same tab has the same one, also after a reload. */
export type RequestKey = { get(): string; renew(): void };

/**
 * The key of one of several transactions, which the server made. It is never renewed: a part under a key of our own would be
 * no part of its batch, and could be done twice.
 */
export function keyOfPart(made: string): RequestKey {
  return { get: () => made, renew: () => {} };
}

/** What a form wants, in words of its own. */
export function formKeyOf({ kind, parameters }: TransactionWish): string {
  return `${kind}.${Object.values(parameters).join(".")}`;
}

/** Kept by the tab: a reload is the same wish, another tab is another one. */
export function requestKey(
  wish: TransactionWish,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> = sessionStorage,
): RequestKey {
  const name = KEY_PREFIX + formKeyOf(wish);
  let given: string | null = null;
  return {
    renew() {
      // a later press may have a key of its own by now, which must stay
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
 * How forms begin that a wish undoes. A reload may have left their keys behind: what was withdrawn and is wanted again would
 * be taken for the press that is done.
 */
function undoneBy({ kind, parameters }: TransactionWish): string[] {
  if (kind === "proposeVesting") return [`${kind}.${parameters.grantAddress}.`];
  if (kind === "createNonceAccount") return ["closeNonceAccount."];
  if (kind === "closeNonceAccount") return ["createNonceAccount."];
  return [];
}
