const KEY_PREFIX = "punkvism.batch.";
/**
 * After this time, the same wish begins a new batch, which neither continues the earlier one nor counts what that one did.
 */
const SAME_WISH_MS = 3_600_000;

/**
 * The key of a batch. The tab keeps it until the batch is done, so that after a reload the same wish is still the same
 * batch.
 */
export type BatchKey = {
  get(): string;
  /** True if nothing has moved under this key for an hour. */
  isOld(): boolean;
  /** Notes that something moves under this key now. */
  touch(key: string): void;
  /** Drops the key, because what was wanted under it is done. */
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
    // another screen of the tab may have finished the batch meanwhile and begun a new one with the same wish
    touch: (key) => {
      if (read()?.key === key) keep(key);
    },
    forget: (key) => {
      if (read()?.key === key) storage.removeItem(name);
    },
  };
}
