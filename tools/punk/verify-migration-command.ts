import { readFileSync } from "node:fs";
import type { Command } from "commander";
import type { Receipt } from "../../app/domain/migration/receipt.ts";
import type { Check } from "../../app/domain/migration/receipt-claims.ts";
import type { parseVerifyInput, VerifyFault, VerifyInput } from "../../app/domain/migration/verify-input.ts";
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

type Input = { parseVerifyInput: typeof parseVerifyInput };

const FAULTS: Record<VerifyFault, string> = {
  evmRpc: "--evm-rpc is not the address of a node.",
  confirmations: "--confirmations is not a number of blocks from 0 to 999.",
  gate: "--gate is not a whole address: 0x and 40 hexadecimal digits.",
  collection: "--collection is not a whole Solana address.",
  chain: "--chain is not the number of a chain.",
};
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
    .action(async (asked: string, options: Record<string, string>) => {
      const verifier = await importSource<Verifier>("app/domain/migration/verify-receipt.server.ts");
      const { parseVerifyInput: parse } = await importSource<Input>("app/domain/migration/verify-input.ts");
      const input = parse({ ...options, asked });
      if ("fault" in input) throw new UsageError(FAULTS[input.fault]);
      const { rpc } = punk.opts<SessionOptions>();
      const nodes = { rpcUrl: rpc, evmRpcUrl: input.evmRpc, confirmations: input.confirmations };
      const receipts = input.wallet
        ? await receiptsOfWallet(verifier, nodes, { ...input, wallet: input.wallet })
        : [await readReceipt(verifier, asked)];
      let failed = 0;
      for (const receipt of receipts) {
        assertPublished(receipt, input);
        const { checks, readAt } = await verifier.verifyReceipt(nodes, receipt);
        console.log(`record ${receipt.gateId} of ${receipt.gate}`);
        for (const check of checks) console.log(lineOf(check));
        const compared = checks.filter(({ state }) => state === "holds" || state === "differs").length;
        console.log(`${compared} of ${checks.length} compared`);
        console.log(`read at block ${readAt.block ?? "none"} and slot ${readAt.slot ?? "none"}\n`);
        // what a wallet's receipt does not name was not claimed by anybody
        if (checks.some(({ state }) => state !== "holds" && !(input.wallet && state === "unnamed"))) failed++;
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
  { gate, chain, collection, wallet }: VerifyInput & { wallet: string },
): Promise<Receipt[]> {
  if (!gate) throw new UsageError("For a wallet, name the contract with --gate.");
  const receipts = await receiptsOf(nodes, { chainId: chain, gate, address: wallet });
  if (receipts.length === 0) throw new UsageError(`${wallet} has no record in ${gate}.`);
  return receipts.map((receipt) => ({ ...receipt, newContractAddress: collection ?? null }));
}

/** Throws unless a receipt names the contract and the collection that were published. */
function assertPublished(receipt: Receipt, { gate, collection }: VerifyInput): void {
  if (gate && !receipt.gate.endsWith(`:${gate}`)) {
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
