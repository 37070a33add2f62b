import { readFileSync } from "node:fs";
import type { Command } from "commander";
import type { Receipt } from "../../app/domain/migration/receipt.ts";
import type { Check } from "../../app/domain/migration/receipt-claims.ts";
import type {
  parseReceipt,
  receiptsOf,
  VerifierNodes,
  verifyReceipt,
} from "../../app/domain/migration/verify-receipt.server.ts";
import { importSource } from "../indexer/wrangler-d1.ts";
import { type SessionOptions, UsageError } from "./session.ts";

type Verifier = {
  parseReceipt: typeof parseReceipt;
  receiptsOf: typeof receiptsOf;
  verifyReceipt: typeof verifyReceipt;
};
type Options = { evmRpc: string; confirmations: string; gate?: string; collection?: string; chain: string };

const WALLET = /^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/;
const MARKS: Record<Check["state"], string> = {
  holds: "HOLDS    ",
  differs: "DIFFERS  ",
  unread: "UNREAD   ",
  unnamed: "UNNAMED  ",
};

/** Lets anybody check the receipt of a migration by the two chains alone, through nodes of their own choice. */
export function addVerifyMigrationCommand(punk: Command): void {
  punk
    .command("verify-migration")
    .description("compares each claim of a migration's receipt with Kaia and Solana (--rpc)")
    .argument(
      "<receipt or wallet>",
      "a file or an address with the receipt's JSON; or a wallet, whose records are all checked",
    )
    .requiredOption("--evm-rpc <url>", "a node of the former chain")
    .option("--confirmations <blocks>", "how many blocks make one final there", "10")
    .option("--gate <address>", "the migration contract as it was published, which the receipt has to name")
    .option("--collection <address>", "the new collection as it was published, which the receipt has to name")
    .option("--chain <number>", "for a wallet: the number of the former chain", "8217")
    .action(async (asked: string, options: Options) => {
      const verifier = await importSource<Verifier>("app/domain/migration/verify-receipt.server.ts");
      const { rpc } = punk.opts<SessionOptions>();
      const nodes = { rpcUrl: rpc, evmRpcUrl: options.evmRpc, confirmations: Number(options.confirmations) };
      const isWallet = WALLET.test(asked);
      const receipts = isWallet
        ? await receiptsOfWallet(verifier, nodes, { ...options, wallet: asked })
        : [await readReceipt(verifier, asked)];
      let failed = 0;
      for (const receipt of receipts) {
        assertPublished(receipt, options);
        const { checks, readAt } = await verifier.verifyReceipt(nodes, receipt);
        console.log(`record ${receipt.gateId} of ${receipt.gate}`);
        for (const check of checks) console.log(lineOf(check));
        console.log(`read at block ${readAt.block ?? "none"} and slot ${readAt.slot ?? "none"}\n`);
        // what a wallet's receipt does not name was not claimed by anybody
        if (checks.some(({ state }) => state !== "holds" && !(isWallet && state === "unnamed"))) failed++;
      }
      if (failed > 0) throw new UsageError(`${failed} of ${receipts.length} receipts are not confirmed by the chains.`);
      console.log(`${receipts.length} confirmed. ${published(receipts)}`);
    });
}

async function readReceipt({ parseReceipt }: Verifier, place: string): Promise<Receipt> {
  const receipt = parseReceipt(await readJson(place));
  if (!receipt) throw new UsageError(`${place} is no receipt of a migration.`);
  return receipt;
}

async function readJson(place: string): Promise<unknown> {
  try {
    const text = /^https?:/.test(place) ? await (await fetch(place)).text() : readFileSync(place, "utf8");
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}

async function receiptsOfWallet(
  { receiptsOf }: Verifier,
  nodes: VerifierNodes,
  { gate, chain, collection, wallet }: Options & { wallet: string },
): Promise<Receipt[]> {
  if (!gate || !/^0x[0-9a-fA-F]{40}$/.test(gate)) throw new UsageError("For a wallet, name the contract with --gate.");
  const address = wallet.startsWith("0x") ? wallet.toLowerCase() : wallet;
  const of = { chainId: Number(chain), gate: gate.toLowerCase() as `0x${string}`, address };
  const receipts = await receiptsOf(nodes, of);
  if (receipts.length === 0) throw new UsageError(`${wallet} has no record in ${gate}.`);
  return receipts.map((receipt) => ({ ...receipt, newContractAddress: collection ?? null }));
}

/** Throws unless a receipt names the contract and the collection that were published. */
function assertPublished(receipt: Receipt, { gate, collection }: Options): void {
  if (gate && !receipt.gate.endsWith(gate.toLowerCase())) {
    throw new UsageError(`DIFFERS  the receipt is of ${receipt.gate}, not of ${gate}`);
  }
  if (collection && receipt.newContractAddress !== collection) {
    throw new UsageError(`DIFFERS  the receipt names the collection ${receipt.newContractAddress}, not ${collection}`);
  }
}

function lineOf({ state, claim, said, found }: Check): string {
  const end = state === "differs" ? `, but the chain has ${found ?? "nothing"}` : "";
  return `${MARKS[state]}${claim.padEnd(14)} ${said || "nothing"}${end}`;
}

/** What no chain can say: whether the contract and the collection are the company's. */
function published(receipts: readonly Receipt[]): string {
  const named = receipts.map(({ gate, newContractAddress }) => `${gate} and ${newContractAddress ?? "no collection"}`);
  return `Compare with what the company publishes: ${[...new Set(named)].join("; ")}`;
}
