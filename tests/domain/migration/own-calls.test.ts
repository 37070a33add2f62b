import { keccak256, parseEther, serializeTransaction } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildGateCall, type EvmCall } from "~/domain/migration/gate-call";
import { readCallTerms, sendOwnCall } from "~/domain/migration/own-calls.server";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { testDatabase as db } from "../database";
import {
  calling,
  type GateWorld,
  KAIA_ID,
  kaiaUrl,
  mintOld,
  openGateWorld,
  openKaia,
  person,
  rpc,
  send,
} from "./kaia-world";

/** What the site does for a device that signs and knows no chain, on a real node of the former chain. */

const FEE = 10n ** 17n;
const solanaAddress = "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC";
let world: GateWorld;
let holder: PrivateKeyAccount;
let tokenId: bigint;
let keys = 0;

const depsFor = ({ address }: { address: string }) => ({
  db,
  evm: openKaia(),
  actor: { walletAddress: address.toLowerCase() } as never,
});
const contracts = () => ({ gate: world.gate, collections: world.collections });
const handOverCall = () => {
  const nfts = [{ collection: world.collections[0], tokenId: String(tokenId) }];
  return buildGateCall({ kind: "handOver", nfts, solanaAddress, feeEachRaw: String(FEE) }, contracts());
};
const approveCall = () => {
  const nft = { collection: world.collections[0], tokenId: String(tokenId) };
  return buildGateCall({ kind: "approveNft", nft }, contracts());
};

/** What a device signs of terms. */
async function sign(call: EvmCall, change: { chainId?: number; by?: PrivateKeyAccount } = {}): Promise<`0x${string}`> {
  const terms = await readCallTerms(depsFor(holder), call);
  if (terms.kind !== "terms") throw new Error(terms.why);
  const { chainId = KAIA_ID, by = holder } = change;
  return by.signTransaction({
    type: "legacy",
    chainId,
    to: call.to,
    data: call.data,
    value: BigInt(call.valueRaw),
    nonce: terms.nonce,
    gas: BigInt(terms.gasRaw),
    gasPrice: BigInt(terms.gasPriceRaw),
  });
}

describe.skipIf(!kaiaUrl)("a call of a device", () => {
  beforeAll(async () => {
    world = await openGateWorld();
  }, 60_000);

  beforeEach(async () => {
    holder = privateKeyToAccount(keccak256(`0x${(++keys).toString(16).padStart(64, "7")}`));
    await rpc("anvil_setBalance", [holder.address, `0x${parseEther("5").toString(16)}`]);
    await mintOld(world, holder.address, 1);
    tokenId = await openKaia().read(
      { address: world.collections[0], abi: standardNftAbi, functionName: "totalSupply", args: [] },
      "latest",
    );
  });

  test("is signed by the terms that the site names, and lands: the approval, then the hand-over", async () => {
    for (const call of [approveCall(), handOverCall()]) {
      const signed = await sign(call);
      const { hash, isTaken } = await sendOwnCall(depsFor(holder), signed);
      expect({ hash, isTaken }).toEqual({ hash: keccak256(signed), isTaken: true });
      await expect.poll(() => openKaia().findReceipt(hash)).toMatchObject({ hasSucceeded: true });
    }
    const args = [world.collections[0], tokenId] as const;
    const gateId = await openKaia().read(
      { address: world.gate, abi: migrationGateAbi, functionName: "idOf", args },
      "latest",
    );
    expect(Number(gateId)).toBeGreaterThan(0);
    const again = serializeTransaction({ type: "legacy", to: world.gate });
    await expect(sendOwnCall(depsFor(holder), again)).rejects.toMatchObject({ code: "InvalidInput" });
  });

  test("gets no terms if the contract would refuse it, or if the account cannot pay", async () => {
    // it was not approved
    expect(await readCallTerms(depsFor(holder), handOverCall())).toEqual({ kind: "refused", why: "reverted" });
    for (const balance of ["0x0", "0x1", `0x${FEE.toString(16)}`]) {
      await rpc("anvil_setBalance", [holder.address, balance]);
      if (balance === "0x1") {
        expect(await readCallTerms(depsFor(holder), approveCall())).toEqual({ kind: "refused", why: "no-coins" });
        continue;
      }
      const terms = await readCallTerms(depsFor(holder), handOverCall());
      expect(terms).toEqual({ kind: "refused", why: balance === "0x0" ? "no-coins" : "reverted" });
    }
  });

  test("is not sent in another's name, to another chain, or with anything but a call of a plan", async () => {
    const stranger = privateKeyToAccount(keccak256("0x99"));
    const evil: EvmCall = {
      to: world.collections[0],
      data: calling(standardNftAbi, "transferFrom", [holder.address, stranger.address, tokenId]),
      valueRaw: "0",
    };
    const stolen = await holder.signTransaction({
      type: "legacy",
      chainId: KAIA_ID,
      to: evil.to,
      data: evil.data,
      nonce: 0,
      gas: 100_000n,
      gasPrice: 10n ** 11n,
    });
    const tries = [
      [stranger, await sign(approveCall())],
      [holder, await sign(approveCall(), { by: stranger })],
      [holder, await sign(approveCall(), { chainId: 1 })],
      [holder, stolen],
      [holder, "0x1234"],
    ] as const;
    for (const [who, signed] of tries)
      await expect(sendOwnCall(depsFor(who), signed)).rejects.toMatchObject({ code: "InvalidInput" });
    await expect(readCallTerms(depsFor(holder), evil)).rejects.toMatchObject({ code: "InvalidInput" });
    expect(await openKaia().countTransactions(holder.address, "pending")).toBe(0);
  });

  test("is not sent as a transaction of a newer type, which can carry more than the call", async () => {
    const { to, data } = approveCall();
    const terms = { chainId: KAIA_ID, to, data, nonce: 0, gas: 200_000n };
    const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 11n };
    const authorization = await holder.signAuthorization({ contractAddress: world.gate, chainId: KAIA_ID, nonce: 1 });
    const tries = [
      await holder.signTransaction({ type: "eip2930", ...terms, gasPrice: 10n ** 11n }),
      await holder.signTransaction({ type: "eip1559", ...terms, ...fees }),
      await holder.signTransaction({ type: "eip7702", ...terms, ...fees, authorizationList: [authorization] }),
    ];
    for (const signed of tries)
      await expect(sendOwnCall(depsFor(holder), signed)).rejects.toMatchObject({ code: "InvalidInput" });
    expect(await openKaia().countTransactions(holder.address, "pending")).toBe(0);
  });

  test("of an NFT that has gone to somebody else is neither prepared nor sent", async () => {
    await sendOwnCall(depsFor(holder), await sign(approveCall()));
    await expect.poll(() => openKaia().countTransactions(holder.address, "latest")).toBe(1);
    const signed = await sign(handOverCall());
    const other = await person();
    const data = calling(standardNftAbi, "transferFrom", [holder.address, other.address, tokenId]);
    await rpc("anvil_impersonateAccount", [holder.address]);
    await send({ from: holder.address, to: world.collections[0], data });
    await expect(sendOwnCall(depsFor(holder), signed)).rejects.toMatchObject({ code: "OldNftNotHeld" });
    await expect(readCallTerms(depsFor(holder), handOverCall())).rejects.toMatchObject({ code: "OldNftNotHeld" });
  });
});
