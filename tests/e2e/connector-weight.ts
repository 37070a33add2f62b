import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const ASSETS = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));

/**
 * The wallets' code that is loaded at a press: the list of wallets, then one connector. Each is counted with whatever it needs
 * that the page or the list has not loaded before, whether at connecting, signing in or sending.
 */
const CONNECTORS: readonly { what: string; parts: readonly string[]; limit: number | null }[] = [
  { what: "MetaMask", parts: ["metamask-connector"], limit: 25 },
  { what: "Kaia's extension", parts: ["kaia-connector"], limit: 25 },
  { what: "Klip, Kaia's app", parts: ["app-connector"], limit: 25 },
  { what: "D'CENT", parts: ["dcent-connector", "dcent-sending"], limit: 30 },
  { what: "D'CENT's Solana signature", parts: ["sign-solana"], limit: 30 },
  { what: "Ledger, before its own button", parts: ["ledger-connector"], limit: 25 },
  // the vendor's kit, which its own button loads (decision 064)
  { what: "Ledger, by its own button", parts: ["ledger-device", "ledger-sending"], limit: null },
];

export interface LoadedCode {
  what: string;
  /** The gzipped size in bytes. */
  kilobytes: number;
  files: number;
  /** The budget; null if there is none. */
  limit: number | null;
}

/** The code that each press in the list of wallets loads, from the production build. */
export function weighConnectors(): LoadedCode[] {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
  const fileOf = (part: string) => {
    const [file, ...others] = files.filter((name) => new RegExp(`^${part}-[\\w-]{8}\\.js$`).test(name));
    if (!file || others.length > 0) throw new Error(`${part} is in ${file ? "several files" : "no file"} of the build`);
    return file;
  };
  const page = closureOf(["entry.client", "root"].map(fileOf));
  const list = closureOf([fileOf("wallet-host")]);
  const weigh = (what: string, own: Set<string>, limit: number | null): LoadedCode => {
    const bytes = [...own].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
    return { what, kilobytes: bytes / 1_000, files: own.size, limit };
  };
  const beyond = (parts: readonly string[]) => without(closureOf(parts.map(fileOf)), page, list);
  return [
    weigh("the list of wallets", without(list, page), null),
    ...CONNECTORS.map(({ what, parts, limit }) => weigh(what, beyond(parts), limit)),
  ];
}

/** The scripts of the production build. */
export function readBuiltScripts(): string[] {
  return readdirSync(ASSETS)
    .filter((file) => file.endsWith(".js"))
    .map(read);
}

const read = (file: string) => readFileSync(`${ASSETS}${file}`, "utf8");

function without(files: Set<string>, ...others: Set<string>[]): Set<string> {
  return new Set([...files].filter((file) => !others.some((other) => other.has(file))));
}

/** The files, and everything that they import before they run. */
function closureOf(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, imported = ""] of read(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      waiting.push(imported);
  }
  return found;
}
