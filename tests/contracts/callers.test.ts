import type { Abi, Address } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bnbNftAbi } from "../../contracts/artifacts/bnb-nft.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { type Chain, type Outcome, openChain, person, type Sender, solana } from "./chain.ts";
import * as people from "./fixtures.ts";
import {
  BASE_URI,
  DAYS_14,
  HOLDER,
  MINTER,
  OWNER,
  openBnbNft,
  openMigration,
  PAUSER,
  PAYER,
  succeed,
} from "./fixtures.ts";

const { OPERATOR, CREATOR, STRANGER, OTHER, NO_ADDRESS } = people;
const PENDING = person("pending owner");

/** A contract whose functions are called by names that its ABI gives. */
interface AnyContract {
  address: Address;
  send(name: string, args: readonly unknown[], sender: Sender): Promise<Outcome>;
}

/** Who may call a function with these arguments, and what everybody else is told. */
interface Rule {
  args: readonly unknown[];
  may: Address[];
  refusal: string;
  value?: bigint;
}

const EVERYBODY = [OWNER, PENDING, OPERATOR, MINTER, PAUSER, PAYER, CREATOR, HOLDER, OTHER, STRANGER];
const forOwner = (...args: unknown[]): Rule => ({ args, may: [OWNER], refusal: "OwnableUnauthorizedAccount" });
const forPending: Rule = { args: [], may: [PENDING], refusal: "OwnableUnauthorizedAccount" };
const ofHolder = (refusal: string, ...args: unknown[]): Rule => ({ args, may: [HOLDER], refusal });
const MOVED = "ERC721InsufficientApproval";

/** Functions that anybody may call: what they do concerns the caller alone. */
const OPEN_TO_ALL = ["setApprovalForAll"];

let chain: Chain;
let contracts: Record<string, { contract: AnyContract; rules: Record<string, Rule> }>;

beforeAll(async () => {
  chain = await openChain();
  const { gate, nft, handOver } = await openMigration(chain);
  await succeed(handOver(1n));
  await chain.pass(DAYS_14);
  const bnbNft = await openBnbNft(chain);
  await succeed(bnbNft.send("mint", [HOLDER, "1"], { from: PAYER }));
  for (const contract of [gate, nft, bnbNft] as AnyContract[]) {
    await succeed(contract.send("transferOwnership", [PENDING], { from: OWNER }));
  }
  const ownership = { transferOwnership: forOwner(PENDING), acceptOwnership: forPending };
  const movesOf = (tokenId: bigint) => ({
    approve: ofHolder("ERC721InvalidApprover", OTHER, tokenId),
    transferFrom: ofHolder(MOVED, HOLDER, OTHER, tokenId),
    safeTransferFrom: ofHolder(MOVED, HOLDER, OTHER, tokenId),
  });
  contracts = {
    MigrationGate: {
      contract: gate as AnyContract,
      rules: {
        ...ownership,
        renounceOwnership: { args: [], may: [], refusal: "OwnerCannotRenounce" },
        setFee: forOwner(1n),
        setOperator: forOwner(STRANGER),
        setAccepted: forOwner(nft.address, false),
        pause: forOwner(),
        unpause: forOwner(),
        withdrawFees: forOwner(STRANGER),
        confirm: { args: [1n, solana("mint")], may: [OPERATOR], refusal: "NotOperator" },
        reclaim: ofHolder("NotHandedOverBy", 1n),
        migrate: { ...ofHolder("NotHolder", nft.address, 2n, solana("a")), value: people.FEE },
        migrateBatch: {
          ...ofHolder("NotHolder", [{ collection: nft.address, tokenId: 2n }], solana("a")),
          value: people.FEE,
        },
        takeRefund: { args: [STRANGER], may: [], refusal: "NothingToPay" },
        onERC721Received: { args: [NO_ADDRESS, NO_ADDRESS, 1n, "0x"], may: [], refusal: "PlainTransferRefused" },
      },
    },
    StandardNft: {
      contract: nft as AnyContract,
      rules: {
        ...ownership,
        ...movesOf(2n),
        renounceOwnership: forOwner(),
        setMinter: forOwner(STRANGER, true),
        setPauser: forOwner(STRANGER, true),
        setBaseURI: forOwner(BASE_URI),
        setRoyalty: forOwner(CREATOR, 500n),
        mint: { args: [STRANGER], may: [MINTER], refusal: "NotMinter" },
        pause: { args: [], may: [PAUSER], refusal: "NotPauser" },
        unpause: { args: [], may: [PAUSER], refusal: "NotPauser" },
        burn: ofHolder(MOVED, 2n),
      },
    },
    BnbNft: {
      contract: bnbNft as AnyContract,
      rules: {
        ...ownership,
        ...movesOf(1n),
        renounceOwnership: forOwner(),
        setName: forOwner("name"),
        setSymbol: forOwner("symbol"),
        updateTokenURI: forOwner(1n, "uri"),
        setPayer: forOwner(STRANGER),
        setCreator: forOwner(STRANGER, 1n),
        mint: { args: [STRANGER, "uri"], may: [PAYER], refusal: "NotPayer" },
        mintToIndex: { args: [STRANGER, 9n, "uri"], may: [PAYER], refusal: "NotPayer" },
        secondaryTransfer: ofHolder(MOVED, HOLDER, OTHER, 1n),
        withdrawFees: { args: [STRANGER], may: [], refusal: "NothingToPay" },
      },
    },
  };
});

afterAll(() => chain?.stop());

const ABIS: [string, Abi][] = [
  ["MigrationGate", migrationGateAbi],
  ["StandardNft", standardNftAbi],
  ["BnbNft", bnbNftAbi],
];

describe.each(ABIS)("who may call %s", (name, abi) => {
  // a function that always refuses is pure
  const named = abi.flatMap((entry) =>
    entry.type === "function" && entry.stateMutability !== "view" ? [entry.name] : [],
  );
  const functions = [...new Set(named)].filter((one) => !OPEN_TO_ALL.includes(one));

  it.each(functions)("%s refuses everybody else", async (functionName) => {
    const rule = ruleOf(functionName);
    for (const from of EVERYBODY.filter((one) => !rule.may.includes(one))) {
      expect(await callBy(from, functionName), `by ${from}`).toBe(rule.refusal);
    }
  });

  it.each(functions)("%s is not refused to who may", async (functionName) => {
    const rule = ruleOf(functionName);
    for (const from of rule.may) {
      const back = await chain.remember();
      expect(await callBy(from, functionName), `by ${from}`).not.toBe(rule.refusal);
      await back();
    }
  });

  /** Throws for a function that somebody added without a rule. */
  function ruleOf(functionName: string): Rule {
    const rule = contracts[name]?.rules[functionName];
    if (!rule) throw new Error(`${name}.${functionName} has no rule here`);
    return rule;
  }

  async function callBy(from: Address, functionName: string): Promise<string | null> {
    const { args, value } = ruleOf(functionName);
    const contract = contracts[name]?.contract;
    return (await contract?.send(functionName, args, { from, value }))?.error ?? null;
  }
});

it("no contract takes coins that come without a call", async () => {
  for (const { contract } of Object.values(contracts)) {
    const { error } = await chain.send({ from: STRANGER, to: contract.address, value: 1n });
    expect(error).not.toBeNull();
    expect(
      (await chain.send({ from: STRANGER, to: contract.address, value: 1n, data: "0x12345678" })).error,
    ).not.toBeNull();
  }
});
