let isPhantomWatched = false;
/** Phantom reports null when its new account has not approved this site. */
let hasPhantomNewAccount = false;

type PhantomProvider = { on(event: "accountChanged", listener: (publicKey: unknown) => void): void };

/** Listens for accounts of Phantom that have not approved this site. A second call does nothing. */
export function watchPhantom(): void {
  const provider = (window as { phantom?: { solana?: PhantomProvider } }).phantom?.solana;
  if (isPhantomWatched || !provider) return;
  isPhantomWatched = true;
  provider.on("accountChanged", (publicKey) => {
    hasPhantomNewAccount = publicKey === null;
  });
}

/** Whether the loss of a connection came from such an account, after which it is worth asking once more. Told only once. */
export function takeNewPhantomAccount(): boolean {
  const hasNew = hasPhantomNewAccount;
  hasPhantomNewAccount = false;
  return hasNew;
}
