import { encodeFunctionData, type Hex } from "viem";
import { bnbNftAbi } from "../../contracts/artifacts/bnb-nft.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { type Chain, type Outcome, solana } from "./chain.ts";
import {
  BASE_URI,
  CREATOR,
  DAYS_14,
  deployData,
  FEE,
  HOLDER,
  MANNER,
  MINTER,
  migrateData,
  NFT_CALLS,
  NO_ADDRESS,
  OPERATOR,
  OTHER,
  OWNER,
  openActor,
  openBnbNft,
  openMigration,
  openStandardNft,
  PAUSER,
  PAYER,
  reclaimData,
  STRANGER,
  succeed,
  TARGET,
  takeRefundData,
} from "./fixtures.ts";
import { plantList } from "./planted-list.ts";

/** Gas by contract, then by the function's name and, after a comma, what is special about the case. */
export type GasTables = Record<string, Record<string, number>>;

/**
 * What whole transactions take: every function that changes something, and the longest reads, each of which has to succeed.
 */
export async function measureGas(chain: Chain): Promise<GasTables> {
  return {
    MigrationGate: await measureGate(chain),
    StandardNft: await measureStandardNft(chain),
    BnbNft: await measureBnbNft(chain),
  };
}

function openTable() {
  const table: Record<string, number> = {};
  const note = async (name: string, outcome: Promise<Outcome>) => {
    table[name] = Number((await succeed(outcome)).gas);
  };
  return { table, note };
}

async function measureGate(chain: Chain) {
  const { table, note } = openTable();
  await note("deployment", chain.send({ from: OWNER, data: deployData("MigrationGate", [OWNER, OPERATOR, FEE]) }));
  const { gate, nft, handOver } = await openMigration(chain);
  for (let i = 0; i < 30; i++) await succeed(nft.send("mint", [HOLDER], { from: MINTER }));
  const confirm = (id: bigint) => gate.send("confirm", [id, solana(`${id}`)], { from: OPERATOR });
  const handOverBatch = (first: bigint, size: number) => {
    const nfts = Array.from({ length: size }, (_, i) => ({ collection: nft.address, tokenId: first + BigInt(i) }));
    return gate.send("migrateBatch", [nfts, TARGET], { from: HOLDER, value: FEE * BigInt(size) });
  };
  await note("migrate, the first of all", handOver(1n));
  await note("migrate", handOver(2n));
  await note("migrateBatch, one", handOverBatch(3n, 1));
  await note("migrateBatch, twenty", handOverBatch(4n, 20));
  await note("confirm, the first of all", confirm(1n));
  await note("confirm", confirm(2n));
  const data = encodeFunctionData({ abi: migrationGateAbi, functionName: "recordsPage", args: [1n, 20n] });
  await note("recordsPage, twenty", chain.send({ from: STRANGER, to: gate.address, data }));
  const actor = await openActorWithNft(chain, { gate, nft });
  await chain.pass(DAYS_14);
  await note("reclaim", gate.send("reclaim", [3n], { from: HOLDER }));
  await note("reclaim, of a contract that refuses the fee", actor.call(gate, reclaimData(24n)));
  await note("takeRefund", actor.call(gate, takeRefundData(OTHER)));
  await note("withdrawFees", gate.send("withdrawFees", [OTHER], { from: OWNER }));
  await note("setFee", gate.send("setFee", [FEE + 1n], { from: OWNER }));
  await note("setOperator", gate.send("setOperator", [STRANGER], { from: OWNER }));
  await note("setAccepted, dropped", gate.send("setAccepted", [nft.address, false], { from: OWNER }));
  await note("setAccepted", gate.send("setAccepted", [nft.address, true], { from: OWNER }));
  await note("pause", gate.send("pause", [], { from: OWNER }));
  await note("unpause", gate.send("unpause", [], { from: OWNER }));
  await note("transferOwnership", gate.send("transferOwnership", [OTHER], { from: OWNER }));
  await note("acceptOwnership", gate.send("acceptOwnership", [], { from: OTHER }));
  return table;
}

/** A contract that has handed NFT 35 over, and takes no coins. */
async function openActorWithNft(
  chain: Chain,
  { gate, nft }: Pick<Awaited<ReturnType<typeof openMigration>>, "gate" | "nft">,
) {
  const actor = await openActor(chain);
  await succeed(nft.send("transferFrom", [HOLDER, actor.address, 35n], { from: HOLDER }));
  const approve = encodeFunctionData({ abi: NFT_CALLS, functionName: "approve", args: [gate.address, 35n] });
  await succeed(actor.call(nft, approve));
  await succeed(actor.call(gate, migrateData(nft.address, 35n), FEE));
  await succeed(actor.send("behave", [MANNER.refuses, NO_ADDRESS, "0x"], { from: STRANGER }));
  return actor;
}

async function measureStandardNft(chain: Chain) {
  const { table, note } = openTable();
  const args = ["Punky", "PUNKY", BASE_URI, 5_000n, OWNER];
  await note("deployment", chain.send({ from: OWNER, data: deployData("StandardNft", args) }));
  const nft = await openStandardNft(chain);
  await note("mint, the first of all", nft.send("mint", [HOLDER], { from: MINTER }));
  await note("mint", nft.send("mint", [HOLDER], { from: MINTER }));
  await note("approve", nft.send("approve", [STRANGER, 1n], { from: HOLDER }));
  await note("setApprovalForAll", nft.send("setApprovalForAll", [STRANGER, true], { from: HOLDER }));
  await note("transferFrom", nft.send("transferFrom", [HOLDER, OTHER, 1n], { from: STRANGER }));
  await note("safeTransferFrom", nft.send("safeTransferFrom", [HOLDER, OTHER, 2n], { from: STRANGER }));
  await note("burn", nft.send("burn", [1n], { from: OTHER }));
  await note("setMinter", nft.send("setMinter", [STRANGER, true], { from: OWNER }));
  await note("setPauser", nft.send("setPauser", [STRANGER, true], { from: OWNER }));
  await note("setBaseURI", nft.send("setBaseURI", ["https://example.org/other/"], { from: OWNER }));
  await note("setRoyalty", nft.send("setRoyalty", [CREATOR, 500n], { from: OWNER }));
  await note("pause", nft.send("pause", [], { from: PAUSER }));
  await note("unpause", nft.send("unpause", [], { from: PAUSER }));
  await note("transferOwnership", nft.send("transferOwnership", [OTHER], { from: OWNER }));
  await note("acceptOwnership", nft.send("acceptOwnership", [], { from: OTHER }));
  await note("renounceOwnership", nft.send("renounceOwnership", [], { from: OTHER }));
  return table;
}

async function measureBnbNft(chain: Chain) {
  const { table, note } = openTable();
  const args = ["Punky", "PUNKY", OWNER, PAYER, CREATOR, 500n];
  await note("deployment", chain.send({ from: OWNER, data: deployData("BnbNft", args) }));
  const nft = await openBnbNft(chain);
  const uri = "https://example.org/1.json";
  await note("mint, the first of all", nft.send("mint", [HOLDER, uri], { from: PAYER }));
  for (let i = 0; i < 8; i++) await succeed(nft.send("mint", [HOLDER, uri], { from: PAYER }));
  await note("mint", nft.send("mint", [HOLDER, uri], { from: PAYER }));
  await note("mintToIndex", nft.send("mintToIndex", [HOLDER, 100n, uri], { from: PAYER }));
  await note("approve", nft.send("approve", [STRANGER, 1n], { from: HOLDER }));
  await note("setApprovalForAll", nft.send("setApprovalForAll", [STRANGER, true], { from: HOLDER }));
  await note("transferFrom", nft.send("transferFrom", [HOLDER, OTHER, 1n], { from: HOLDER }));
  await note("safeTransferFrom", nft.send("safeTransferFrom", [HOLDER, OTHER, 2n], { from: HOLDER }));
  const sell = (tokenId: bigint, value: bigint) =>
    nft.send("secondaryTransfer", [HOLDER, OTHER, tokenId], { from: HOLDER, value });
  await note("secondaryTransfer, the first sale", sell(3n, 10_000n));
  await note("secondaryTransfer", sell(4n, 10_000n));
  await note("withdrawFees", nft.send("withdrawFees", [OTHER], { from: CREATOR }));
  await note("updateTokenURI", nft.send("updateTokenURI", [1n, `${uri}?2`], { from: OWNER }));
  await note("setName", nft.send("setName", ["Other"], { from: OWNER }));
  await note("setSymbol", nft.send("setSymbol", ["OTHER"], { from: OWNER }));
  await note("setPayer", nft.send("setPayer", [STRANGER], { from: OWNER }));
  await note("setCreator", nft.send("setCreator", [OTHER, 100n], { from: OWNER }));
  await note("transferOwnership", nft.send("transferOwnership", [OTHER], { from: OWNER }));
  await note("acceptOwnership", nft.send("acceptOwnership", [], { from: OTHER }));
  await note("renounceOwnership", nft.send("renounceOwnership", [], { from: OTHER }));

  const long = await openBnbNft(chain);
  await succeed(long.send("mint", [HOLDER, uri], { from: PAYER }));
  await plantList(chain, long, HOLDER, 20_000);
  const read = (data: Hex) => chain.send({ from: STRANGER, to: long.address, data });
  const abi = bnbNftAbi;
  await note("tokensOfOwner, 20,000", read(encodeFunctionData({ abi, functionName: "tokensOfOwner", args: [HOLDER] })));
  const place = [HOLDER, 10_000n, 11_000n] as const;
  const range = encodeFunctionData({ abi, functionName: "tokensOfOwnerByRange", args: place });
  await note("tokensOfOwnerByRange, 1,000 of 20,000", read(range));
  return table;
}

/** The page of all tables. */
export function gasMarkdown(tables: GasTables): string {
  const sections = Object.entries(tables).map(([contract, table]) => {
    const rows = Object.entries(table).map(([name, gas]) => `| ${name} | ${gas.toLocaleString("en-US")} |`);
    return [`## ${contract}`, "", "| transaction | gas |", "|---|---:|", ...rows].join("\n");
  });
  return `${[INTRODUCTION, ...sections].join("\n\n")}\n`;
}

const INTRODUCTION = `# What the contracts take

Made from \`docs/contract-gas.json\` by \`UPDATE_CONTRACT_DOCS=1 npm test -- contracts gas\`; the ordinary run fails where any figure has grown. Gas is that of the whole transaction on anvil under the rules of Cancun, refunds subtracted; a read (\`recordsPage\`, \`tokensOfOwner\`) costs nothing when it is called, and its figure says how far it is below what a node allows (30 million and more). Collections are our StandardNft. At Kaia's usual 25 gwei, 100,000 gas are 0.0025 KAIA.`;
