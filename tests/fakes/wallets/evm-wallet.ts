/** How the fake behaves; a test may change it at any time. By default it approves everything. */
export interface FakeEvmBehaviour {
  /**
   * "refuse" answers 4001, "hang" never answers, "fail" throws like a broken extension, "pending" says that a request is
   * still open (-32002), "empty" answers without an account, "garbage" with something that is none.
   */
  connect?: "approve" | "refuse" | "hang" | "fail" | "pending" | "empty" | "garbage";
  /** "ignore" says yes and stays where it is. */
  switchChain?: "approve" | "refuse" | "ignore";
  addChain?: "approve" | "refuse";
  sign?: "approve" | "refuse" | "hang" | "fail" | "pending" | "garbage";
  /** "lost" sends and then fails, as when the wallet's window crashes; "swallow" answers a hash that no block will have. */
  send?: "approve" | "refuse" | "hang" | "fail" | "pending" | "lost" | "swallow";
  /** Signs with the wallet's other account while it claims the connected one. */
  signsWithOtherKey?: boolean;
  /** A locked wallet names no account until its holder unlocks it. */
  isLocked?: boolean;
  /** Milliseconds before every answer. */
  delayMs?: number;
}

export interface FakeEvmOptions {
  /**
   * "metamask" announces itself by EIP-6963 and stands at `window.ethereum`; "kaia" stands at `window.klaytn` with its own
   * methods.
   */
  kind: "metamask" | "kaia";
  /** Addresses of the accounts in lower case. The keys stay with the test, which signs (`exposeEvmKeys`). */
  addresses: string[];
  /** The network that the wallet is on at first, and those that it knows. */
  chainId?: number;
  knownChainIds?: number[];
  /** How the wallet makes itself known; "legacy" is older than EIP-6963, "late" announces itself after a second. */
  announces?: "eip6963" | "legacy" | "late";
  /** More marks on the provider, as wallets have that call themselves MetaMask. */
  marks?: Record<string, boolean>;
  /** True when the visitor has allowed this site before: it then connects without asking. */
  isTrusted?: boolean;
  behaviour?: FakeEvmBehaviour;
}

/** What a test reaches at `window.fakeEvmWallets[kind]`. */
export interface FakeEvmControls {
  behaviour: FakeEvmBehaviour;
  /** Names of the methods that the page called, in order. */
  calls: string[];
  chainId: number;
  switchAccount(index: number): void;
  /** The holder takes the permission back, or locks the wallet: the page hears of no account. */
  disconnect(): void;
  lock(): void;
}

/**
 * An EVM wallet as a page sees it. It runs in the page before its scripts (`addInitScript`), so it is self-contained. What it
 * knows about the site is kept in a cookie, because the site clears its own storage but cannot clear a wallet's.
 */
export function installEvmWallet(options: FakeEvmOptions): void {
  type Listener = (value: unknown) => void;
  type NodeAnswer = { result?: unknown; error?: { code: number; message: string; data?: unknown } };
  const { kind, addresses, announces = "eip6963" } = options;
  const known = new Set(options.knownChainIds ?? [1]);
  const cookie = `fake-evm-${kind}`;
  const listeners = new Map<string, Set<Listener>>();
  const calls: string[] = [];
  const names =
    kind === "kaia"
      ? {
          chainId: "klay_chainId",
          accounts: "klay_accounts",
          switchTo: "wallet_switchKlaytnChain",
          add: "wallet_addKlaytnChain",
        }
      : {
          chainId: "eth_chainId",
          accounts: "eth_accounts",
          switchTo: "wallet_switchEthereumChain",
          add: "wallet_addEthereumChain",
        };

  if (options.isTrusted && read("account") === null) write("account", "0");
  const controls: FakeEvmControls = {
    behaviour: options.behaviour ?? {},
    calls,
    get chainId() {
      return Number(read("chain") ?? options.chainId ?? 1);
    },
    set chainId(id) {
      write("chain", String(id));
    },
    switchAccount(index) {
      write("account", String(index));
      emit("accountsChanged", allowed());
    },
    disconnect() {
      write("account", null);
      emit("accountsChanged", []);
    },
    lock() {
      controls.behaviour = { ...controls.behaviour, isLocked: true };
      emit("accountsChanged", []);
    },
  };
  known.add(options.chainId ?? 1);
  const registry = window as unknown as { fakeEvmWallets?: Record<string, FakeEvmControls> };
  registry.fakeEvmWallets = { ...registry.fakeEvmWallets, [kind]: controls };

  const methods: Record<string, (params: never) => unknown> = {
    eth_requestAccounts: connect,
    [names.accounts]: () => allowed(),
    [names.chainId]: () => `0x${controls.chainId.toString(16)}`,
    [names.switchTo]: switchChain,
    [names.add]: addChain,
    wallet_revokePermissions() {
      write("account", null);
      emit("accountsChanged", []);
      return null;
    },
    personal_sign: ([message, address]: [string, string]) => sign("personal", address, fromHex(message)),
  };
  for (const method of ["eth_estimateGas", "eth_getTransactionReceipt"])
    methods[method] = (params: unknown[]) => askNode(method, params);
  methods[kind === "kaia" ? "klay_sendTransaction" : "eth_sendTransaction"] = send;
  if (kind === "kaia") {
    methods.klay_sign = ([address, message]: [string, string]) => sign("klay", address, fromHex(message));
    delete methods.wallet_revokePermissions;
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    calls.push(method);
    await new Promise((resolve) => setTimeout(resolve, controls.behaviour.delayMs ?? 2));
    const handle = methods[method];
    if (!handle) throw failure(-32601, `The method "${method}" does not exist.`);
    return handle(params as never);
  }

  async function connect(): Promise<unknown> {
    const { connect: verdict = "approve", isLocked } = controls.behaviour;
    if (read("account") !== null && !isLocked && verdict === "approve") return allowed();
    await decide(verdict);
    if (verdict === "empty") return [];
    if (verdict === "garbage") return [{ address: "0x12" }];
    controls.behaviour = { ...controls.behaviour, isLocked: false };
    if (read("account") === null) write("account", "0");
    emit("accountsChanged", allowed());
    return allowed();
  }

  async function switchChain([{ chainId }]: [{ chainId: string }]): Promise<null> {
    const id = Number(chainId);
    if (!known.has(id)) throw failure(4902, "Unrecognized chain ID. Try adding the chain first.");
    await decide(controls.behaviour.switchChain);
    if (controls.behaviour.switchChain !== "ignore") setChain(id);
    return null;
  }

  async function addChain([{ chainId, rpcUrls }]: [{ chainId: string; rpcUrls: string[] }]): Promise<null> {
    if (!rpcUrls.every((url) => url.startsWith("https://"))) throw failure(-32602, "Expected an HTTPS RPC URL.");
    await decide(controls.behaviour.addChain);
    known.add(Number(chainId));
    setChain(Number(chainId));
    return null;
  }

  async function sign(how: "personal" | "klay", address: string, message: string): Promise<string> {
    const verdict = controls.behaviour.sign ?? "approve";
    if (!allowed().includes(address.toLowerCase()))
      throw failure(4100, "The requested account has not been authorized.");
    await decide(verdict);
    if (verdict === "garbage") return "signed!";
    const index = addresses.indexOf(address.toLowerCase());
    const signer = controls.behaviour.signsWithOtherKey ? addresses[(index + 1) % addresses.length] : addresses[index];
    const { fakeEvmSign } = window as unknown as { fakeEvmSign?: (call: object) => Promise<string> };
    if (!fakeEvmSign) throw failure(-32603, "The fake wallet was given no keys.");
    return fakeEvmSign({ how, address: signer, message });
  }

  async function send([transaction]: [{ from: string; type?: string }]): Promise<unknown> {
    const verdict = controls.behaviour.send ?? "approve";
    const { type, ...call } = transaction;
    if (kind === "kaia" && type !== "SMART_CONTRACT_EXECUTION") throw failure(-32602, "Unknown transaction type.");
    if (!allowed().includes(call.from.toLowerCase()))
      throw failure(4100, "The requested account has not been authorized.");
    await decide(verdict);
    if (verdict === "swallow") return `0x${"5".repeat(64)}`;
    const hash = await askNode("eth_sendTransaction", [call]);
    if (verdict === "lost") throw failure(-32603, "Internal JSON-RPC error.");
    return hash;
  }

  async function askNode(method: string, params: unknown[]): Promise<unknown> {
    const { fakeEvmNode } = window as unknown as { fakeEvmNode?: (call: object) => Promise<NodeAnswer> };
    if (!fakeEvmNode) throw failure(-32601, `The method "${method}" does not exist.`);
    const { result, error } = await fakeEvmNode({ method, params });
    if (error) throw Object.assign(failure(error.code, error.message), { data: error.data });
    return result;
  }

  function setChain(id: number): void {
    controls.chainId = id;
    emit(kind === "kaia" ? "networkChanged" : "chainChanged", kind === "kaia" ? id : `0x${id.toString(16)}`);
  }

  function allowed(): string[] {
    const index = read("account");
    return index === null || controls.behaviour.isLocked ? [] : [addresses[Number(index)] ?? ""];
  }

  async function decide(verdict?: string): Promise<void> {
    if (verdict === "hang") await new Promise(() => {});
    if (verdict === "refuse")
      throw failure(4001, kind === "kaia" ? "User denied account authorization" : "User rejected the request.");
    if (verdict === "fail") throw failure(-32603, "Internal JSON-RPC error.");
    if (verdict === "pending") throw failure(-32002, "Already processing a request of this kind. Please wait.");
  }

  const failure = (code: number, message: string) => Object.assign(new Error(message), { code });

  function emit(event: string, value: unknown): void {
    for (const listener of listeners.get(event) ?? []) listener(value);
  }

  const provider = {
    request,
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
    ...(kind === "kaia"
      ? {
          isKaikas: true,
          get networkVersion() {
            return controls.chainId;
          },
          get selectedAddress() {
            return allowed()[0];
          },
          enable: () => request({ method: "eth_requestAccounts" }),
        }
      : { isMetaMask: true }),
    ...options.marks,
  };

  const page = window as unknown as { ethereum?: unknown; klaytn?: unknown };
  if (kind === "kaia") {
    page.klaytn = provider;
    return;
  }
  page.ethereum ??= provider;
  if (announces === "legacy") return;
  const info = { uuid: crypto.randomUUID(), name: "MetaMask", icon: "data:image/svg+xml,", rdns: "io.metamask" };
  const detail = Object.freeze({ info, provider });
  const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  const begin = () => {
    window.addEventListener("eip6963:requestProvider", announce);
    announce();
  };
  if (announces === "late") {
    delete page.ethereum;
    setTimeout(begin, 1_000);
  } else begin();

  // Bytes and text

  function fromHex(text: string): string {
    const bytes = (text.slice(2).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }

  function read(what: "account" | "chain"): string | null {
    const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${cookie}-${what}=`));
    return found ? found.slice(`${cookie}-${what}=`.length) : null;
  }

  function write(what: "account" | "chain", value: string | null): void {
    // biome-ignore lint/suspicious/noDocumentCookie: must be written before the page's own scripts run
    document.cookie = `${cookie}-${what}=${value ?? ""}; path=/${value === null ? "; max-age=0" : ""}`;
  }
}
