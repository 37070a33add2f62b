import { parseArgs } from "node:util";
import type { AnchorCheck } from "../../app/domain/audit/check-anchors.server.ts";
import type { AuditCheck } from "../../app/domain/audit/queries.server.ts";
import type { Database } from "../../db/client.ts";
import { ENVIRONMENTS, importSource, openOver, wranglerOn } from "../indexer/wrangler-d1.ts";

const USAGE = `npm run operate -- check-audit [${ENVIRONMENTS.join("|")}] [--rpc <node>] [--signer <address>] [--after <signature>]

Reads the whole audit log, compares each entry with the one before it, and then with every memo that the site has written to the
chain. It names the first entry that was altered, and ends with 1 if there is one, or if the newest memo is older than two days
although the log has later entries. --rpc: a node of the environment's cluster that keeps its history; without it, for an
environment, only the log itself is checked. --signer: the address of AUDIT_KEY, which you have kept; an environment's chain is
not asked without it, because D1 could name another. --after: only memos after this one count, as after a restore. Without an
environment: the local D1 (PUNKVISM_STATE, or .local) and the local chain.`;

const LOCAL_RPC = "http://127.0.0.1:8899";

/** A memo is written once a day, and one of them may fail. */
const OLDEST_MS = 2 * 24 * 60 * 60_000;

/** The lines about both checks for an operator. `isWell`: nothing was altered, and the newest memo is not too old. */
export function describeChecks(
  log: AuditCheck,
  chain: AnchorCheck | null,
  now: Date,
): { lines: string[]; isWell: boolean } {
  const { entries, head, altered } = log;
  if (altered !== null) {
    const line = `Entry ${altered} does not follow the one before it, or was altered. Entries before it that hold: ${entries}.`;
    return { lines: [line], isWell: false };
  }
  const lines = [`Entries that hold: ${entries}. The last one has the hash ${head}.`];
  if (!chain) return { lines: [...lines, "The chain was not asked."], isWell: true };
  if (chain.altered) {
    const { from, to, signature } = chain.altered;
    const which = from === to ? `Entry ${from}` : `One of the entries ${from} to ${to}`;
    const line = `${which} is not the one that was written to the chain: the memo ${signature} has another hash of entry ${to}.`;
    return { lines: [...lines, line], isWell: false };
  }
  const last = chain.anchors.at(-1);
  const compared = last ? `, the last of entry ${last.seq} (${last.signature})` : "";
  lines.push(`Memos on the chain that hold: ${chain.anchors.length}${compared}.`);
  const isOld = now.getTime() - (last?.at?.getTime() ?? 0) > OLDEST_MS;
  if (entries === (last?.seq ?? 0) || !isOld) return { lines, isWell: true };
  const when = last?.at ? `The newest memo is from ${last.at.toISOString()}` : "No memo says when it was written";
  lines.push(`${when}: nothing on the chain vouches for the entries from ${(last?.seq ?? 0) + 1} to ${entries}.`);
  return { lines, isWell: false };
}

type Options = { rpc?: string; signer?: string; after?: string };

async function checkChain(db: Database, { rpc, signer, after }: Options): Promise<AnchorCheck | null> {
  const { findFinalAnchor } = await importSource<typeof import("../../app/domain/audit/anchors.server.ts")>(
    "app/domain/audit/anchors.server.ts",
  );
  const from = signer ?? (await findFinalAnchor(db))?.signer;
  if (!rpc || !from) return null;
  const { checkAnchors } = await importSource<typeof import("../../app/domain/audit/check-anchors.server.ts")>(
    "app/domain/audit/check-anchors.server.ts",
  );
  const { openChain } = await importSource<typeof import("../../app/domain/solana/chain.server.ts")>(
    "app/domain/solana/chain.server.ts",
  );
  return checkAnchors({ db, chain: openChain({ rpcUrls: [rpc] }) }, { signer: from, after });
}

async function main(args: string[]): Promise<number> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true },
    options: { rpc: text, signer: text, after: text },
  });
  const [environment] = positionals;
  if (environment !== undefined && !ENVIRONMENTS.some((known) => known === environment)) {
    console.error(USAGE);
    return 1;
  }
  if (environment && values.rpc && !values.signer) {
    console.error(
      "--signer has to be the address of AUDIT_KEY that you have kept: D1 could name the key of somebody else.",
    );
    return 1;
  }
  const { checkAuditLog } = await importSource<typeof import("../../app/domain/audit/queries.server.ts")>(
    "app/domain/audit/queries.server.ts",
  );
  const db = await openOver(wranglerOn(environment));
  const log = await checkAuditLog(db);
  const chain = await checkChain(db, { ...(environment ? {} : { rpc: LOCAL_RPC }), ...values });
  const { lines, isWell } = describeChecks(log, chain, new Date());
  console[isWell ? "log" : "error"](lines.join("\n"));
  return isWell ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
