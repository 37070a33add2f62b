import { encodeFunctionData, keccak256, toHex } from "viem";
import { describe, expect, test } from "vitest";
import type { EvmChain } from "~/domain/evm/evm-chain";
import { buildGateCall, type EvmCall, type GateWish } from "~/domain/migration/gate-call";
import { getOwnCall } from "~/domain/migration/own-calls.server";
import { readGateCall } from "~/domain/migration/readable-call.server";
import type { EvmAddress } from "~/domain/wallet-chains";
import { setting } from "~db/schema";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { KAIA_COLLECTIONS, KAIA_GATE, KAIA_MIGRATION_SETTING } from "../../../tools/dev/kaia-setup.ts";
import { testDatabase as db } from "../database";

/** Which calls the site itself asks a wallet for, or sends: those of a plan, of what is the holder's own. */

const contracts = { gate: KAIA_GATE, collections: KAIA_COLLECTIONS.map(({ address }) => address) };
const [kongz, hag] = contracts.collections as [EvmAddress, EvmAddress];
const HOLDER: EvmAddress = "0x00000000000000000000000000000000000000aa";
const STRANGER: EvmAddress = "0x00000000000000000000000000000000000000bb";
const solanaAddress = "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC";
const nft = { collection: kongz, tokenId: "7" };
const handOver = (nfts: readonly (typeof nft)[]): GateWish => ({
  kind: "handOver",
  nfts,
  solanaAddress,
  feeEachRaw: "5",
});
const both = handOver([nft, { collection: hag, tokenId: "8" }]);
const callOf = (wish: GateWish) => buildGateCall(wish, contracts);
const erc721 = (functionName: "transferFrom" | "approve" | "setApprovalForAll", args: readonly unknown[]): EvmCall => ({
  to: kongz,
  data: encodeFunctionData({ abi: standardNftAbi, functionName, args } as never),
  valueRaw: "0",
});

describe("a call that a plan has is read:", () => {
  test.each<[string, GateWish, string, number]>([
    ["an approval", { kind: "approveNft", nft }, "approve", 0],
    ["the approval of a collection", { kind: "approveCollection", collection: hag }, "setApprovalForAll", 0],
    ["handing one NFT over", handOver([nft]), "migrate", 1],
    ["handing several over", both, "migrateBatch", 2],
    ["taking an NFT back", { kind: "reclaim", id: "3" }, "reclaim", 0],
    ["getting fees back", { kind: "takeRefund", to: HOLDER }, "takeRefund", 0],
  ])("%s", (_, wish, name, count) => {
    const call = callOf(wish);
    const read = readGateCall(call, contracts);
    expect(read).toMatchObject({ to: call.to, valueRaw: call.valueRaw, abi: { name } });
    expect(read?.handsOver).toHaveLength(count);
  });
});

describe("no other call is:", () => {
  const { data } = callOf(handOver([nft]));
  test.each<[string, EvmCall]>([
    ["of another contract", { ...callOf(handOver([nft])), to: STRANGER }],
    ["that gives an NFT to somebody", erc721("transferFrom", [HOLDER, STRANGER, 7n])],
    ["that lets somebody else take an NFT", erc721("approve", [STRANGER, 7n])],
    ["that lets somebody else take all NFTs", erc721("setApprovalForAll", [STRANGER, true])],
    ["that withdraws the approval of a collection", erc721("setApprovalForAll", [KAIA_GATE, false])],
    ["of a function for the operator", gateCall("confirm", [1n, keccak256(toHex("a mint"))])],
    ["of the gate's function at a collection", { to: kongz, data, valueRaw: "5" }],
    ["with bytes behind it", { to: KAIA_GATE, data: `${data}00`, valueRaw: "5" }],
    ["that is cut off", { to: KAIA_GATE, data: data.slice(0, -2) as EvmCall["data"], valueRaw: "5" }],
    ["without a function", { to: KAIA_GATE, data: "0x", valueRaw: "5" }],
  ])("one %s", (_, call) => {
    expect(readGateCall(call, contracts)).toBeNull();
  });

  function gateCall(functionName: "confirm", args: readonly [bigint, `0x${string}`]): EvmCall {
    return { to: KAIA_GATE, data: encodeFunctionData({ abi: migrationGateAbi, functionName, args }), valueRaw: "0" };
  }
});

describe("the site asks nobody", () => {
  const ask = async (
    call: EvmCall,
    { owners = {}, refund = 0n }: { owners?: Record<string, string>; refund?: bigint },
  ) => {
    const row = { key: "migration", value: KAIA_MIGRATION_SETTING, updatedAt: new Date() };
    await db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
    const read = async ({ functionName, args }: { functionName: string; args: readonly unknown[] }) =>
      functionName === "ownerOf" ? (owners[String(args[0])] ?? STRANGER) : refund;
    const evm = { chainId: 8217, read } as unknown as EvmChain;
    return getOwnCall({ db, evm, actor: { walletAddress: HOLDER } as never }, call);
  };

  test("to hand over what another wallet holds", async () => {
    await expect(ask(callOf(both), { owners: { 7: HOLDER } })).rejects.toMatchObject({ code: "OldNftNotHeld" });
    await expect(ask(callOf(both), { owners: { 7: HOLDER, 8: HOLDER } })).resolves.toMatchObject({ valueRaw: "10" });
  });

  test("for fees that are not the holder's, or for another address", async () => {
    const own = callOf({ kind: "takeRefund", to: HOLDER });
    await expect(ask(own, {})).rejects.toMatchObject({ code: "NothingToRefund" });
    await expect(ask(own, { refund: 1n })).resolves.toMatchObject({ abi: { name: "takeRefund" } });
    const foreign = callOf({ kind: "takeRefund", to: STRANGER });
    await expect(ask(foreign, { refund: 1n })).rejects.toMatchObject({ code: "NothingToRefund" });
  });

  test("for a call that no plan has", async () => {
    const stolen = erc721("transferFrom", [HOLDER, STRANGER, 7n]);
    await expect(ask(stolen, { owners: { 7: HOLDER } })).rejects.toMatchObject({ code: "InvalidInput" });
  });
});
