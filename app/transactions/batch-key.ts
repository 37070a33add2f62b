const KEY_PREFIX = "punkvism.batch.";
/** After this the same words are another wish: what was left of the last one is not gone on with, nor counted as done. */
const SAME_WISH_MS = 3_600_000;

/** The key of a batch, which its tab keeps until the batch is done: after a reload the same wish is the same batch. */
export type BatchKey = {
  get(): string;
  /** Nothing has moved under it for an hour. */
  isOld(): boolean;
  /** Something moves under this key now. */
  touch(key: string): void;
  /** What was wanted under this key is done. */
  forget(key: string): void;
};

/** `now` is in milliseconds. */
export function batchKey(
  wish: object,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = sessionStorage,
  now: () => number = Date.now,
): BatchKey {
  const name = KEY_PREFIX + JSON.stringify(wish);
  const read = () => {
    const [key, movedAt] = storage.getItem(name)?.split(" ") ?? [];
    return key ? { key, movedAt: Number(movedAt) } : null;
  };
  const keep = (key: string) => storage.setItem(name, `${key} ${now()}`);
  return {
    get() {
      const known = read();
      if (known) return known.key;
      const made = crypto.randomUUID();
      keep(made);
      return made;
    },
    isOld() {
      const known = read();
      return known !== null && !(now() - known.movedAt < SAME_WISH_MS);
    },
    // another screen of the tab may have done with it meanwhile, and begun the same anew
    touch: (key) => {
      if (read()?.key === key) keep(key);
    },
    forget: (key) => {
      if (read()?.key === key) storage.removeItem(name);
    },
  };
}
