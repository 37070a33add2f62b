import { type Address, encodeFunctionData, getAddress, type Hex, numberToHex } from "viem";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import type { Chain, Outcome } from "../chain.ts";
import * as fixtures from "../fixtures.ts";
import { COLLECTION_MANNER, MANNER, MINTER, NO_ADDRESS, PAUSER, STRANGER, succeed } from "../fixtures.ts";
import {
  ACTOR,
  type CollectionName,
  GATE,
  GateModel,
  type ModelRecord,
  type NftKey,
  type Operation,
  type Person,
} from "./gate-model.ts";
import { COLLECTIONS, HOLDERS, PEOPLE } from "./gate-operations.ts";
import { differ, type PropertyWorld } from "./runs.ts";

const STATUS = { open: 1, confirmed: 2, reclaimed: 3 } as const;
const DAYS_14 = 14n * 86_400n;
const bytes32 = (value: bigint): Hex => numberToHex(value, { size: 32 });

/** What a run begins with: a gate that accepts three collections, nothing in it, and holders that approved it. */
export async function openGateSetting(chain: Chain) {
  const gate = await fixtures.openGate(chain);
  const first = await fixtures.openStandardNft(chain);
  const second = await fixtures.openStandardNft(chain);
  const bad = await fixtures.openMaliciousCollection(chain);
  const actor = await fixtures.openActor(chain);
  for (const { address } of [first, second, bad]) {
    await succeed(gate.send("setAccepted", [address, true], { from: fixtures.OWNER }));
  }
  const addresses = new Map<Person, Address>([
    ["owner", fixtures.OWNER],
    ["operator", fixtures.OPERATOR],
    ["holder", fixtures.HOLDER],
    ["other", fixtures.OTHER],
    ["stranger", STRANGER],
    [ACTOR, actor.address],
    [GATE, gate.address],
  ]);
  for (const address of addresses.values()) if (address !== gate.address) await chain.setBalance(address, COINS);
  return { chain, gate, first, second, bad, actor, addresses };
}

const COINS = 10n ** 24n;

type Setting = Awaited<ReturnType<typeof openGateSetting>>;
type StandardNft = Setting["first"];

/** The chain and a model of it, side by side. */
export class GateWorld implements PropertyWorld<Operation> {
  readonly model: GateModel;
  private readonly setting: Setting;

  private constructor(setting: Setting, now: bigint) {
    this.setting = setting;
    this.model = new GateModel({ now, fee: fixtures.FEE });
  }

  /** With some NFTs of each holder's in each collection, for all of which the gate is approved. */
  static async open(setting: Setting): Promise<GateWorld> {
    const world = new GateWorld(setting, await setting.chain.now());
    for (const collection of COLLECTIONS) world.model.accepted.add(collection);
    const beginning = COLLECTIONS.flatMap((collection) =>
      HOLDERS.flatMap((holder): Operation[] => [
        { kind: "approve", by: holder, collection, isApproved: true },
        { kind: "mint", collection, to: holder },
        { kind: "mint", collection, to: holder },
      ]),
    );
    for (const operation of beginning) {
      world.apply(operation);
      await world.send(operation);
    }
    return world;
  }

  apply(operation: Operation): string[] {
    return this.model.apply(operation);
  }

  /** Runs an operation on the chain. Returns the name of its error, or null. */
  async send(operation: Operation): Promise<string | null> {
    if (operation.kind === "pass") {
      // the model's clock has moved already
      await this.setting.chain.setNow(this.model.now);
      return null;
    }
    return (await this.transact(operation)).error;
  }

  private transact(operation: Exclude<Operation, { kind: "pass" }>): Promise<Outcome> {
    const { bad, actor } = this.setting;
    switch (operation.kind) {
      case "mint":
        return operation.collection === "bad"
          ? bad.send("mint", [this.address(operation.to), this.model.collections.bad.minted], { from: STRANGER })
          : this.standard(operation.collection).send("mint", [this.address(operation.to)], { from: MINTER });
      case "pauseCollection":
        return this.standard(operation.collection).send(operation.isPaused ? "pause" : "unpause", [], { from: PAUSER });
      case "behave":
        return bad.send("behave", [COLLECTION_MANNER[operation.manner], NO_ADDRESS, NO_ADDRESS, "0x"], {
          from: STRANGER,
        });
      case "seize":
        return bad.send("seize", [this.address(operation.to), operation.tokenId], { from: STRANGER });
      case "actorTakes":
        return actor.send("behave", [operation.takesCoins ? MANNER.takes : MANNER.refuses, NO_ADDRESS, "0x"], {
          from: STRANGER,
        });
      case "send":
      case "burn":
      case "approve":
        return this.call(operation.by, this.collectionAddress(operation.collection), this.collectionCall(operation));
      default:
        return this.call(
          operation.by,
          this.setting.gate.address,
          this.gateCall(operation),
          operation.kind === "migrate" ? operation.value : 0n,
        );
    }
  }

  private collectionCall(operation: Extract<Operation, { kind: "send" | "burn" | "approve" }>): Hex {
    const abi = fixtures.NFT_CALLS;
    if (operation.kind === "approve") {
      const args = [this.setting.gate.address, operation.isApproved] as const;
      return encodeFunctionData({ abi, functionName: "setApprovalForAll", args });
    }
    const { tokenId } = operation;
    if (operation.kind === "burn") return encodeFunctionData({ abi, functionName: "burn", args: [tokenId] });
    const functionName = operation.isSafe ? "safeTransferFrom" : "transferFrom";
    const args = [this.address(operation.by), this.address(operation.to), tokenId] as const;
    return encodeFunctionData({ abi, functionName, args });
  }

  private gateCall(
    operation: Exclude<
      Operation,
      {
        kind: "pass" | "mint" | "send" | "burn" | "approve" | "pauseCollection" | "behave" | "seize" | "actorTakes";
      }
    >,
  ): Hex {
    const abi = migrationGateAbi;
    switch (operation.kind) {
      case "migrate": {
        const solanaAddress = bytes32(operation.solanaAddress);
        const nfts = operation.nfts.map(({ collection, tokenId }) => ({
          collection: this.collectionAddress(collection),
          tokenId,
        }));
        if (operation.isBatch) {
          return encodeFunctionData({ abi, functionName: "migrateBatch", args: [nfts, solanaAddress] });
        }
        const [nft] = nfts as [(typeof nfts)[number]];
        return encodeFunctionData({ abi, functionName: "migrate", args: [nft.collection, nft.tokenId, solanaAddress] });
      }
      case "confirm":
        return encodeFunctionData({ abi, functionName: "confirm", args: [operation.id, bytes32(operation.mint)] });
      case "reclaim":
        return encodeFunctionData({ abi, functionName: "reclaim", args: [operation.id] });
      case "setFee":
        return encodeFunctionData({ abi, functionName: "setFee", args: [operation.fee] });
      case "setAccepted": {
        const args = [this.collectionAddress(operation.collection), operation.toAccept] as const;
        return encodeFunctionData({ abi, functionName: "setAccepted", args });
      }
      case "pause":
      case "unpause":
      case "acceptOwnership":
        return encodeFunctionData({ abi, functionName: operation.kind });
      default:
        return encodeFunctionData({ abi, functionName: operation.kind, args: [this.address(operation.to)] });
    }
  }

  private call(by: Person, to: Address, data: Hex, value = 0n): Promise<Outcome> {
    const { chain, actor } = this.setting;
    if (by === ACTOR) return actor.send("act", [to, data], { from: STRANGER, value });
    return chain.send({ from: this.address(by), to, data, value });
  }

  /** Compares what an operation can have touched, and the sums of everything: each difference, as text. */
  async differences(operation: Operation): Promise<string[]> {
    const nfts = operation.kind === "migrate" ? operation.nfts : "tokenId" in operation ? [nftOf(operation)] : [];
    const ids = "id" in operation ? [operation.id] : nfts.map((nft) => this.model.lockedBy(nft));
    const found = await Promise.all([
      this.sumDifferences(),
      ...nfts.map((nft) => this.ownerDifferences(nft)),
      ...ids.filter((id) => this.model.record(id)).map((id) => this.recordDifferences(id)),
    ]);
    return found.flat();
  }

  /** The laws of fees and counts: what the gate holds is what its records say. */
  private async sumDifferences(): Promise<string[]> {
    const { chain, gate } = this.setting;
    const { model } = this;
    const [totals, balance] = await Promise.all([gate.read("totals", []), chain.balance(gate.address)]);
    const held = totals.openFees + totals.confirmedFees + totals.waitingRefunds;
    return differ([
      ["coins of the gate", balance, held],
      ["count", totals.count, BigInt(model.records.length)],
      ["open", totals.open, BigInt(model.ofStatus("open").length)],
      ["confirmed", totals.confirmed, BigInt(model.ofStatus("confirmed").length)],
      ["reclaimed", totals.reclaimed, BigInt(model.ofStatus("reclaimed").length)],
      ["fees of open records", totals.openFees, model.openFees()],
      ["fees of confirmed records", totals.confirmedFees, model.confirmedFees],
      ["waiting refunds", totals.waitingRefunds, model.waitingRefunds()],
    ]);
  }

  private async ownerDifferences(nft: NftKey): Promise<string[]> {
    const { gate } = this.setting;
    const collection = this.collectionAddress(nft.collection);
    const [owner, id] = await Promise.all([this.ownerOf(nft), gate.read("idOf", [collection, nft.tokenId])]);
    const expected = this.model.ownerOf(nft);
    const name = `${nft.collection}/${nft.tokenId}`;
    return differ([
      [`owner of ${name}`, owner, expected && this.address(expected)],
      [`record of ${name}`, id, this.model.lockedBy(nft)],
    ]);
  }

  private async recordDifferences(id: bigint): Promise<string[]> {
    return this.compareRecord(id, await this.setting.gate.read("records", [id]));
  }

  private compareRecord(id: bigint, found: ChainRecord): string[] {
    const expected = this.model.record(id) as ModelRecord;
    return differ([
      [`${id} from`, found.from, this.address(expected.from)],
      [`${id} collection`, found.collection, this.collectionAddress(expected.collection)],
      [`${id} tokenId`, found.tokenId, expected.tokenId],
      [`${id} fee`, found.fee, expected.fee],
      [`${id} handedOverAt`, found.handedOverAt, expected.handedOverAt],
      [`${id} solanaAddress`, found.solanaAddress, bytes32(expected.solanaAddress)],
      [`${id} status`, found.status, STATUS[expected.status]],
      [`${id} mint`, found.mint, bytes32(expected.mint)],
    ]);
  }

  async end(): Promise<string[]> {
    return [...(await this.audit()), ...(await this.leaveAll())];
  }

  /** Compares everything: all records, every NFT, every supply, all coins, all powers. */
  private async audit(): Promise<string[]> {
    const { gate, chain } = this.setting;
    const { model } = this;
    const page = await gate.read("recordsPage", [1n, 10_000n]);
    const records = page.flatMap((record, i) => this.compareRecord(BigInt(i + 1), record));
    const collections = await Promise.all(COLLECTIONS.map((name) => this.collectionDifferences(name)));
    const people = await Promise.all(
      PEOPLE.map(async (person) => {
        const [coins, refund] = await Promise.all([
          chain.balance(this.address(person)),
          gate.read("refundOf", [this.address(person)]),
        ]);
        return differ([
          [`coins of ${person}`, coins, COINS + (model.coins.get(person) ?? 0n)],
          [`refund of ${person}`, refund, model.refunds.get(person) ?? 0n],
        ]);
      }),
    );
    const powers = differ([
      ["records", page.length, model.records.length],
      ["owner", await gate.read("owner", []), this.address(model.owner)],
      ["operator", await gate.read("operator", []), this.address(model.operator)],
      ["fee", await gate.read("fee", []), model.fee],
      ["paused", await gate.read("paused", []), model.isPaused],
      ["accepted", (await gate.read("acceptedCollections", [])).length, model.accepted.size],
    ]);
    return [...records, ...collections.flat(), ...people.flat(), ...powers];
  }

  /** The law of NFTs: whatever the gate holds is reclaimable, confirmed or was sent without being handed over. */
  private async collectionDifferences(name: CollectionName): Promise<string[]> {
    const { gate } = this.setting;
    const { owners, minted } = this.model.collections[name];
    const nfts = Array.from({ length: Number(minted) }, (_, i) => ({ collection: name, tokenId: BigInt(i + 1) }));
    const each = await Promise.all(nfts.map((nft) => this.ownerDifferences(nft)));
    const locked = await gate.read("lockedOf", [this.collectionAddress(name)]);
    const counts = differ([
      [`${name} open`, locked.open, BigInt(this.model.ofStatus("open", name).length)],
      [`${name} confirmed`, locked.confirmed, BigInt(this.model.ofStatus("confirmed", name).length)],
    ]);
    if (name === "bad") return [...each.flat(), ...counts];
    const collection = this.standard(name);
    const held = [...owners].filter(([, owner]) => owner === GATE).map(([tokenId]) => ({ collection: name, tokenId }));
    const strays = held.filter((nft) => this.model.lockedBy(nft) === 0n).length;
    const balances = await Promise.all(
      [...PEOPLE, GATE].map((one) => collection.read("balanceOf", [this.address(one)])),
    );
    const inGate = await collection.read("balanceOf", [gate.address]);
    return [
      ...each.flat(),
      ...counts,
      ...differ([
        [`${name} supply`, await collection.read("totalSupply", []), BigInt(owners.size)],
        [`${name} balances`, balances.reduce((sum, balance) => sum + balance, 0n), BigInt(owners.size)],
        [`${name} in the gate`, inGate, locked.open + locked.confirmed + BigInt(strays)],
      ]),
    ];
  }

  /**
   * After 14 days, with the gate paused and no collection accepted, everybody takes back what is theirs: what then remains
   * in the gate are confirmed NFTs, their fees and what was sent without being handed over. Returns what was refused.
   */
  private async leaveAll(): Promise<string[]> {
    const { model } = this;
    const { owner } = model;
    const settings: Operation[] = [
      ...(model.isPaused ? [] : [{ kind: "pause", by: owner } as const]),
      ...COLLECTIONS.map((collection) => ({ kind: "setAccepted", by: owner, collection, toAccept: false }) as const),
      { kind: "behave", manner: "honest" },
      ...COLLECTIONS.filter((collection) => model.collections[collection].isPaused).map(
        (collection) => ({ kind: "pauseCollection", collection, isPaused: false }) as const,
      ),
      { kind: "actorTakes", takesCoins: true },
      { kind: "pass", seconds: DAYS_14 },
    ];
    const reclaims = model.records.flatMap(({ from, status, ...nft }, i): Operation[] => {
      // what its collection took away cannot be given back
      const canLeave = status === "open" && model.ownerOf(nft) === GATE;
      return canLeave ? [{ kind: "reclaim", by: from, id: BigInt(i + 1) }] : [];
    });
    const refunds = [...model.refunds.keys()].map((by) => ({ kind: "takeRefund", by, to: by }) as const);
    const faults: string[] = [];
    for (const operation of [...settings, ...reclaims, ...refunds]) {
      const reasons = model.apply(operation);
      const error = await this.send(operation);
      if (error || reasons.length > 0) faults.push(`${operation.kind}: ${error}, the model says ${reasons}`);
    }
    return [...faults, ...(await this.audit())];
  }

  private async ownerOf({ collection, tokenId }: NftKey): Promise<Address | null> {
    const { first, second, bad } = this.setting;
    const contract = { first, second, bad }[collection] as StandardNft;
    // a burnt one has no owner
    return contract.read("ownerOf", [tokenId]).catch(() => null);
  }

  private standard(name: CollectionName): StandardNft {
    return name === "first" ? this.setting.first : this.setting.second;
  }

  private collectionAddress(name: CollectionName): Address {
    return getAddress(this.setting[name].address);
  }

  private address(person: Person): Address {
    return this.setting.addresses.get(person) as Address;
  }
}

interface ChainRecord {
  from: Address;
  handedOverAt: bigint;
  status: number;
  collection: Address;
  fee: bigint;
  tokenId: bigint;
  solanaAddress: Hex;
  mint: Hex;
}

function nftOf(operation: Operation & { tokenId: bigint }): NftKey {
  return { collection: "collection" in operation ? operation.collection : "bad", tokenId: operation.tokenId };
}
