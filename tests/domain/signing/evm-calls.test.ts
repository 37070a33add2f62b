import bs58 from "bs58";
import { decodeFunctionData, keccak256, toHex } from "viem/utils";
import { describe, expect, test } from "vitest";
import { buildGateCall, type EvmCall, type GateWish, MOST_FEE_RAW, type OldNft } from "~/domain/migration/gate-call";
import type { EvmAddress } from "~/domain/wallet-chains";
import { PINS } from "~/pins";
import { findCallDifference } from "~/signing/.client/verifier/evm-call";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { KAIA_COLLECTIONS, KAIA_GATE } from "../../../tools/dev/kaia-setup.ts";

const contracts = { gate: KAIA_GATE, collections: KAIA_COLLECTIONS.map(({ address }) => address) };
const [kongz, hag] = contracts.collections as [EvmAddress, EvmAddress];
const STRANGER: EvmAddress = "0x00000000000000000000000000000000000000aa";
const keyBytes = keccak256(toHex("a wallet"));
const solanaAddress = bs58.encode(Buffer.from(keyBytes.slice(2), "hex"));
const FEE = String(10n ** 17n);
const nft: OldNft = { collection: kongz, tokenId: "7" };
const two = [nft, { collection: hag, tokenId: String(2n ** 256n - 1n) }];

const handOver = (nfts: readonly OldNft[], more: Partial<Extract<GateWish, { kind: "handOver" }>> = {}): GateWish => {
  return { kind: "handOver", nfts, solanaAddress, feeEachRaw: FEE, ...more };
};

const WISHES: GateWish[] = [
  { kind: "approveNft", nft },
  { kind: "approveCollection", collection: kongz },
  handOver([nft]),
  handOver(two),
  { kind: "reclaim", id: "12" },
  { kind: "takeRefund", to: STRANGER },
];

test("the build of the local site names the contracts of the local chain", () => {
  expect(PINS.migration).toEqual({ ...contracts, formerGates: [] });
});

describe("a call to the gate", () => {
  test.each([
    [WISHES[0]!, kongz, "0", "approve", [KAIA_GATE, 7n]],
    [WISHES[1]!, kongz, "0", "setApprovalForAll", [KAIA_GATE, true]],
    [WISHES[2]!, KAIA_GATE, FEE, "migrate", [kongz, 7n, keyBytes]],
    [WISHES[4]!, KAIA_GATE, "0", "reclaim", [12n]],
  ])("does what was wished: $kind", (wish, to, valueRaw, functionName, args) => {
    const call = buildGateCall(wish, contracts);
    expect(call).toMatchObject({ to, valueRaw });
    const abi = to === KAIA_GATE ? migrationGateAbi : standardNftAbi;
    expect(decodeFunctionData({ abi, data: call.data })).toEqual({ functionName, args });
  });

  test("hands several over at once, with the fee of each", () => {
    const call = buildGateCall(handOver(two), contracts);
    expect(call.valueRaw).toBe(String(2n * BigInt(FEE)));
    const { functionName, args } = decodeFunctionData({ abi: migrationGateAbi, data: call.data });
    const nfts = two.map(({ collection, tokenId }) => ({ collection, tokenId: BigInt(tokenId) }));
    expect({ functionName, args }).toEqual({ functionName: "migrateBatch", args: [nfts, keyBytes] });
  });
});

describe("the check before an EVM wallet is asked", () => {
  test.each(WISHES)("passes the call that does what was wished: $kind", (wish) => {
    const call = buildGateCall(wish, contracts);
    expect(findCallDifference(call, wish, PINS)).toBeNull();
    const spelt = { ...call, to: call.to.toLowerCase() as EvmAddress };
    expect(findCallDifference(spelt, wish, PINS)).toBeNull();
  });

  test.each<[string, Partial<EvmCall>, string]>([
    ["another contract", { to: STRANGER }, "to"],
    ["a higher fee", { valueRaw: String(2n * BigInt(FEE)) }, "value"],
    ["no fee", { valueRaw: "0" }, "value"],
    ["another NFT", { data: buildGateCall(handOver([{ ...nft, tokenId: "8" }]), contracts).data }, "data"],
    [
      "another target",
      {
        data: buildGateCall(handOver([nft], { solanaAddress: bs58.encode(new Uint8Array(32).fill(7)) }), contracts)
          .data,
      },
      "data",
    ],
    ["an approval in its place", { data: buildGateCall(WISHES[1]!, contracts).data }, "data"],
    ["bytes behind it", { data: `${buildGateCall(handOver([nft]), contracts).data}00` }, "data"],
  ])("refuses %s", (_, change, difference) => {
    const wish = handOver([nft]);
    const call = { ...buildGateCall(wish, contracts), ...change };
    expect(findCallDifference(call, wish, PINS)).toBe(difference);
  });

  test.each<[string, GateWish]>([
    ["a foreign collection", handOver([{ collection: STRANGER, tokenId: "1" }])],
    ["a fee above the cap", handOver([nft], { feeEachRaw: String(MOST_FEE_RAW + 1n) })],
    ["a fee below zero", handOver([nft], { feeEachRaw: "-1" })],
    ["more NFTs than the gate takes at once", handOver(Array.from({ length: 21 }, () => nft))],
    ["no NFT", handOver([])],
    ["a target of another length", handOver([nft], { solanaAddress: bs58.encode(new Uint8Array(31).fill(7)) })],
    ["a target that is no address", handOver([nft], { solanaAddress: "0OIl" })],
    ["an id that is no number", { kind: "reclaim", id: "x" }],
  ])("refuses a wish with %s, whatever the call is", (_, wish) => {
    const call = buildGateCall(handOver([nft]), contracts);
    expect(findCallDifference(call, wish, PINS)).toBe("wish");
  });

  test("refuses every call in a build without a gate", () => {
    const wish = handOver([nft]);
    expect(findCallDifference(buildGateCall(wish, contracts), wish, { migration: null })).toBe("no gate");
  });
});
