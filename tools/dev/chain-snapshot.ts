import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { callRpc, readLocalChainTs, travelTo } from "../../app/domain/development/local-node.ts";

/** surfpool stores nothing itself, so this stores its accounts and its clock in a file. Past transactions are not kept. */
export interface ChainSnapshot {
  /** Made once per chain. D1 has it too, so that the two are known to belong together. */
  chainId: string;
  /** True once D1 has noted the id. If an earlier start was cut short, any new D1 may take the chain. */
  isTied: boolean;
  /** How far the chain's clock is ahead of this machine's. */
  aheadSeconds: number;
  accounts: Accounts;
}

/** Accounts by their addresses. */
type Accounts = Record<string, ExportedAccount>;

interface ExportedAccount {
  /** base64 */
  data: string;
  executable: boolean;
  lamports: number;
  owner: string;
}

type Export = { value: Accounts };

// programs are deployed again at every start, from the committed binaries
const NOT_KEPT = [
  "BPFLoaderUpgradeab1e11111111111111111111111",
  "Sysvar1111111111111111111111111111111111111",
  "NativeLoader1111111111111111111111111111111",
];
const SAVE_EVERY_MS = 500;
const CLOCK_TOLERANCE_SECONDS = 2;

export function readSnapshot(folder: string): ChainSnapshot | null {
  const file = snapshotFile(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Puts every stored account and the clock back into a new chain. */
export async function restoreSnapshot(url: string, snapshot: ChainSnapshot): Promise<void> {
  await restoreAccounts(url, snapshot.accounts);
  if (snapshot.aheadSeconds < CLOCK_TOLERANCE_SECONDS) return;
  await travelTo(url, Math.floor(Date.now() / 1000) + snapshot.aheadSeconds);
}

/** Puts accounts into a chain, replacing those that exist. */
export async function restoreAccounts(url: string, accounts: Accounts): Promise<void> {
  for (const [address, { data, ...account }] of Object.entries(accounts)) {
    const hex = Buffer.from(data, "base64").toString("hex");
    await callRpc(url, "surfnet_setAccount", [address, { ...account, data: hex }]);
  }
}

/** `baseline`: the accounts of a new chain, which need not be stored. */
export function keepSnapshot({ url, folder, chainId, baseline, ...options }: KeepOptions): SnapshotKeeper {
  let isTied = options.isTied;
  let last = "";
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const save = async () => {
    const accounts = await exportChanges(url, baseline);
    const aheadSeconds = Math.max(0, (await readLocalChainTs(url)) - Math.floor(Date.now() / 1000));
    const known = JSON.stringify([accounts, isTied, Math.round(aheadSeconds / CLOCK_TOLERANCE_SECONDS)]);
    if (known === last) return;
    const snapshot: ChainSnapshot = { chainId, isTied, aheadSeconds, accounts };
    writeWhole(snapshotFile(folder), JSON.stringify(snapshot));
    last = known;
  };
  const saveAtTurn = () => {
    // a node that is busy or gone is asked again next time
    running ??= save()
      .catch(() => {})
      .finally(() => {
        running = null;
      });
  };
  return {
    async start() {
      await save();
      timer = setInterval(saveAtTurn, SAVE_EVERY_MS);
    },
    async tie() {
      isTied = true;
      await running;
      await save();
    },
    async stop() {
      if (!timer) return;
      clearInterval(timer);
      await running;
      await save();
    },
  };
}

export interface SnapshotKeeper {
  /** Saves once, and again whenever the chain changes. */
  start(): Promise<void>;
  /** Saves that D1 belongs to the chain. */
  tie(): Promise<void>;
  /** Saves once more, if started. */
  stop(): Promise<void>;
}

interface KeepOptions {
  url: string;
  folder: string;
  chainId: string;
  isTied: boolean;
  baseline: Accounts;
}

export async function exportAccounts(url: string): Promise<Accounts> {
  return (await callRpc<Export>(url, "surfnet_exportSnapshot")).value;
}

/** Accounts that are new or differ from the `baseline`, except those that every start creates itself. */
export async function exportChanges(url: string, baseline: Accounts): Promise<Accounts> {
  const changed = Object.entries(await exportAccounts(url)).filter(([address, account]) => {
    if (NOT_KEPT.includes(account.owner)) return false;
    const before = baseline[address];
    return !before || before.data !== account.data || before.lamports !== account.lamports;
  });
  const sorted = changed.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([address, { data, executable, lamports, owner }]) => [address, { data, executable, lamports, owner }]),
  );
}

const snapshotFile = (folder: string) => path.join(folder, "chain.json");

/** A reader never sees half a file, even if the machine stops while writing. */
function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
