/** How the fake behaves; a test may change it at any time. By default it approves everything with its own key. */
export interface FakeWalletBehaviour {
  /** "refuse" answers 4001, "hang" never answers, "fail" throws like a locked or broken extension. */
  connect?: "approve" | "refuse" | "hang" | "fail";
  sign?: "approve" | "refuse" | "hang" | "fail";
  /** Like `sign`, but only for messages and signIn: hardware behind a wallet signs only transactions. */
  signMessage?: "approve" | "refuse" | "hang" | "fail";
  /** How long its holder takes for a transaction, as on a hardware device. */
  signsAfterMs?: number;
  /** Signs with the wallet's other account while it claims the connected one. */
  signsWithOtherKey?: boolean;
  /** Adds an instruction of this program to every transaction, as Phantom does to guard its holder. */
  guard?: { program: string; data: number[] } | null;
}

export interface FakeWalletOptions {
  /** "Phantom" and "Solflare" get their injected provider too. */
  name: string;
  /** 64-byte secret keys (seed, then public key), as web3.js has them. */
  secretKeys: number[][];
  /** Wallet Standard features that it lacks. */
  lacks?: string[];
  /** True when the visitor has allowed this site before: it then connects without asking. */
  isTrusted?: boolean;
  chains?: string[];
  behaviour?: FakeWalletBehaviour;
}

/** What a test reaches at `window.fakeWallets[name]`. */
export interface FakeWalletControls {
  behaviour: FakeWalletBehaviour;
  /** Names of the methods that the page called, in order. */
  calls: string[];
  /** Another account that knows this site; null is one that does not (Phantom emits accountChanged(null)). */
  switchAccount(index: number | null): void;
  /** The holder disconnects this site in the wallet. */
  disconnect(): void;
}

/**
 * A wallet extension as a page sees it: the Wallet Standard, and for Phantom and Solflare the injected provider with its
 * events and codes. It runs in the page before its scripts (`addInitScript`), so it is self-contained. What the wallet knows
 * about the site is kept in a cookie, because the site clears its own storage but cannot clear a wallet's.
 */
export function installFakeWallet(options: FakeWalletOptions): void {
  type Account = { address: string; publicKey: Uint8Array; chains: string[]; features: string[] };
  type Listener = (value?: unknown) => void;

  const { name, lacks = [], chains = ["solana:mainnet", "solana:devnet", "solana:localnet"] } = options;
  const signing = ["solana:signTransaction", "solana:signAndSendTransaction", "solana:signMessage"];
  const accountFeatures = signing.filter((feature) => !lacks.includes(feature));
  const accounts = options.secretKeys.map((secretKey): Account => {
    const publicKey = Uint8Array.from(secretKey.slice(32));
    return { address: toBase58(publicKey), publicKey, chains, features: accountFeatures };
  });
  const cookie = `fake-${name.replaceAll(" ", "-")}`;
  const calls: string[] = [];
  const providerListeners = new Map<string, Set<Listener>>();
  const standardListeners = new Set<(change: { accounts: Account[] }) => void>();
  let connected: Account[] = [];
  /** The account that is selected in the wallet, and whether it knows this site. */
  let chosen = readCookie() ?? (options.isTrusted ? 0 : null);
  if (chosen !== null) writeCookie(chosen);

  const controls: FakeWalletControls = {
    behaviour: options.behaviour ?? {},
    calls,
    switchAccount(index) {
      chosen = index ?? 0;
      if (index === null) {
        // the account has changed, and the new one has not allowed this site
        accounts.reverse();
        writeCookie(null);
        setConnected(null);
        emit("accountChanged", null);
        return;
      }
      writeCookie(index);
      setConnected(accounts[index] ?? null);
      emit("accountChanged", toPublicKey(accounts[index]!));
    },
    disconnect() {
      writeCookie(null);
      setConnected(null);
      emit("disconnect");
    },
  };
  const registry = window as unknown as { fakeWallets?: Record<string, FakeWalletControls> };
  registry.fakeWallets = { ...registry.fakeWallets, [name]: controls };

  // Connecting

  async function connect(silent: boolean): Promise<Account | null> {
    calls.push(silent ? "connect(silent)" : "connect");
    if (connected[0]) return connected[0];
    const trusted = readCookie();
    if (trusted === null && silent) return null;
    if (trusted === null) await decide(controls.behaviour.connect);
    const account = accounts[trusted ?? chosen ?? 0]!;
    chosen = accounts.indexOf(account);
    writeCookie(chosen);
    setConnected(account);
    emit("connect", toPublicKey(account));
    return account;
  }

  async function disconnect(): Promise<void> {
    calls.push("disconnect");
    writeCookie(null);
    if (!connected.length) return;
    // the answer of an extension comes in a later task
    await new Promise((resolve) => setTimeout(resolve, 5));
    setConnected(null);
    emit("disconnect");
  }

  function setConnected(account: Account | null): void {
    connected = account ? [account] : [];
    for (const listener of standardListeners) listener({ accounts: connected });
  }

  async function decide(verdict: FakeWalletBehaviour["connect"] = "approve"): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (verdict === "hang") await new Promise(() => {});
    if (verdict === "refuse") throw Object.assign(new Error("User rejected the request."), { code: 4001 });
    if (verdict === "fail") throw Object.assign(new Error("Unexpected error"), { code: -32603 });
  }

  // Signing

  async function signBytes(account: Account, bytes: Uint8Array): Promise<Uint8Array> {
    const index = accounts.indexOf(account);
    const signer = controls.behaviour.signsWithOtherKey ? (index + 1) % accounts.length : index;
    const address = accounts[signer]!.address;
    const secretKey = options.secretKeys.find((key) => toBase58(Uint8Array.from(key.slice(32))) === address)!;
    const jwk = {
      kty: "OKP",
      crv: "Ed25519",
      d: toBase64Url(secretKey.slice(0, 32)),
      x: toBase64Url(secretKey.slice(32)),
    };
    const key = await crypto.subtle.importKey("jwk", jwk, "Ed25519", false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("Ed25519", key, bytes as Uint8Array<ArrayBuffer>));
  }

  async function signMessage({ account, message }: { account: Account; message: Uint8Array }) {
    calls.push("signMessage");
    await decide(controls.behaviour.signMessage ?? controls.behaviour.sign);
    return { signedMessage: message, signature: await signBytes(account, message) };
  }

  async function signIn(input: Record<string, string> = {}) {
    calls.push("signIn");
    await decide(controls.behaviour.signMessage ?? controls.behaviour.sign);
    const account = connected[0] ?? (await connect(false))!;
    const lines = [`${input.domain} wants you to sign in with your Solana account:`, input.address ?? account.address];
    if (input.statement) lines.push("", input.statement);
    const fields: [string, string | undefined][] = [
      ["URI", input.uri],
      ["Version", input.version],
      ["Chain ID", input.chainId],
      ["Nonce", input.nonce],
      ["Issued At", input.issuedAt],
      ["Expiration Time", input.expirationTime],
    ];
    const written = fields.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
    const signedMessage = new TextEncoder().encode([...lines, "", ...written].join("\n"));
    return { account, signedMessage, signature: await signBytes(account, signedMessage) };
  }

  async function signTransaction({ account, transaction }: { account: Account; transaction: Uint8Array }) {
    calls.push("signTransaction");
    await decide(controls.behaviour.sign);
    await new Promise((resolve) => setTimeout(resolve, controls.behaviour.signsAfterMs ?? 0));
    const guard = controls.behaviour.guard;
    const signedTransaction = guard ? withGuard(transaction, guard) : transaction.slice();
    const signatureCount = signedTransaction[0]!;
    const message = signedTransaction.subarray(1 + signatureCount * 64);
    const slot = signerIndex(message, account);
    if (slot < 0) throw new Error("This account is no signer of the transaction.");
    signedTransaction.set(await signBytes(account, message), 1 + slot * 64);
    return { signedTransaction };
  }

  /** The test may provide `window.fakeWalletSend(base64)` (page.exposeFunction) as the wallet's own connection to a node. */
  async function signAndSendTransaction(input: { account: Account; transaction: Uint8Array }) {
    const { signedTransaction } = await signTransaction(input);
    const { fakeWalletSend } = window as unknown as { fakeWalletSend?: (base64: string) => Promise<void> };
    if (!fakeWalletSend) throw new Error("The fake wallet was given no node.");
    await fakeWalletSend(btoa(String.fromCharCode(...signedTransaction)));
    return { signature: signedTransaction.slice(1, 65) };
  }

  function signerIndex(message: Uint8Array, account: Account): number {
    const { keysAt, keyCount } = layoutOf(message);
    for (let index = 0; index < keyCount; index++) {
      const key = message.subarray(keysAt + index * 32, keysAt + index * 32 + 32);
      if (toBase58(key) === account.address) return index;
    }
    return -1;
  }

  /** Appends a read-only program and one instruction of it; a legacy or version 0 message without lookup tables. */
  function withGuard(transaction: Uint8Array, guard: { program: string; data: number[] }): Uint8Array {
    const head = 1 + transaction[0]! * 64;
    const message = transaction.subarray(head);
    const { headerAt, keysAt, keyCount, isVersioned } = layoutOf(message);
    const keysEnd = keysAt + keyCount * 32;
    const instructionsAt = keysEnd + 32;
    const end = isVersioned ? message.length - 1 : message.length;
    const rebuilt = [
      ...message.subarray(0, headerAt + 2),
      message[headerAt + 2]! + 1,
      keyCount + 1,
      ...message.subarray(keysAt, keysEnd),
      ...fromBase58(guard.program),
      ...message.subarray(keysEnd, instructionsAt),
      message[instructionsAt]! + 1,
      ...message.subarray(instructionsAt + 1, end),
      ...[keyCount, 1, 0, guard.data.length, ...guard.data],
      ...message.subarray(end),
    ];
    return Uint8Array.from([...transaction.subarray(0, head), ...rebuilt]);
  }

  function layoutOf(message: Uint8Array) {
    const isVersioned = message[0]! >= 0x80;
    const headerAt = isVersioned ? 1 : 0;
    return { isVersioned, headerAt, keysAt: headerAt + 4, keyCount: message[headerAt + 3]! };
  }

  // The Wallet Standard

  const oneByOne =
    <I, O>(handle: (input: I) => Promise<O>) =>
    async (...inputs: I[]) => {
      const outputs: O[] = [];
      for (const input of inputs) outputs.push(await handle(input));
      return outputs;
    };
  const versions = { supportedTransactionVersions: ["legacy", 0] };
  const features: Record<string, unknown> = {
    "standard:connect": {
      version: "1.0.0",
      connect: async (input?: { silent?: boolean }) => {
        await connect(input?.silent ?? false);
        return { accounts: connected };
      },
    },
    "standard:disconnect": { version: "1.0.0", disconnect },
    "standard:events": {
      version: "1.0.0",
      on: (_: "change", listener: (change: { accounts: Account[] }) => void) => {
        standardListeners.add(listener);
        return () => standardListeners.delete(listener);
      },
    },
    "solana:signIn": { version: "1.0.0", signIn: oneByOne(signIn) },
    "solana:signMessage": { version: "1.1.0", signMessage: oneByOne(signMessage) },
    "solana:signTransaction": { version: "1.0.0", ...versions, signTransaction: oneByOne(signTransaction) },
    "solana:signAndSendTransaction": {
      version: "1.0.0",
      ...versions,
      signAndSendTransaction: oneByOne(signAndSendTransaction),
    },
  };
  for (const feature of lacks) delete features[feature];
  const wallet = {
    version: "1.0.0",
    name,
    icon: "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=",
    chains,
    features,
    get accounts() {
      return connected;
    },
  };
  const register = ({ register }: { register: (wallet: unknown) => void }) => register(wallet);
  const event = new CustomEvent("wallet-standard:register-wallet", { detail: register });
  window.addEventListener("wallet-standard:app-ready", (ready) => register((ready as CustomEvent).detail));
  window.dispatchEvent(event);

  // The injected provider

  function emit(event: string, value?: unknown): void {
    for (const listener of providerListeners.get(event) ?? []) listener(value);
  }

  const provider = {
    isPhantom: name === "Phantom",
    isSolflare: name === "Solflare",
    get isConnected() {
      return connected.length > 0;
    },
    get publicKey() {
      return connected[0] ? toPublicKey(connected[0]) : null;
    },
    async connect(input?: { onlyIfTrusted?: boolean }) {
      const account = await connect(input?.onlyIfTrusted ?? false);
      if (!account) throw Object.assign(new Error("User rejected the request."), { code: 4001 });
      return { publicKey: toPublicKey(account) };
    },
    disconnect,
    async signMessage(message: Uint8Array) {
      const { signature } = await signMessage({ account: connected[0]!, message });
      return { signature, publicKey: toPublicKey(connected[0]!) };
    },
    on(event: string, listener: Listener) {
      const listeners = providerListeners.get(event) ?? new Set();
      providerListeners.set(event, listeners.add(listener));
      return provider;
    },
    off(event: string, listener: Listener) {
      providerListeners.get(event)?.delete(listener);
      return provider;
    },
  };
  const page = window as unknown as { phantom?: unknown; solflare?: unknown };
  if (name === "Phantom") page.phantom = { solana: provider };
  if (name === "Solflare") page.solflare = provider;

  // Bytes and text

  function readCookie(): number | null {
    const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${cookie}=`));
    return found ? Number(found.slice(cookie.length + 1)) : null;
  }

  function writeCookie(index: number | null): void {
    // biome-ignore lint/suspicious/noDocumentCookie: must be written before the page's own scripts run
    document.cookie = index === null ? `${cookie}=; path=/; max-age=0` : `${cookie}=${index}; path=/`;
  }

  function toPublicKey({ address, publicKey }: Account) {
    return { toString: () => address, toBase58: () => address, toBytes: () => publicKey };
  }

  function toBase64Url(bytes: number[]): string {
    return btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  }

  function toBase58(bytes: Uint8Array): string {
    let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    let text = "";
    for (; value > 0n; value /= 58n) text = alphabet()[Number(value % 58n)] + text;
    const zeros = bytes.findIndex((byte) => byte !== 0);
    return "1".repeat(zeros < 0 ? bytes.length : zeros) + text;
  }

  function fromBase58(text: string): number[] {
    let value = [...text].reduce((sum, character) => sum * 58n + BigInt(alphabet().indexOf(character)), 0n);
    const bytes: number[] = [];
    for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n));
    return [...new Array(32 - bytes.length).fill(0), ...bytes];
  }

  function alphabet(): string {
    return "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  }
}
