import type { Address } from "viem";
import type { Chain, Outcome } from "../chain.ts";
import { type BnbNft, CREATOR, HOLDER, OTHER, OWNER, openBnbNft, PAYER, STRANGER } from "../fixtures.ts";
import type { Dice } from "./dice.ts";
import { differ, type PropertyWorld } from "./runs.ts";

type Operation =
  | { kind: "mint"; by: Address; to: Address }
  | { kind: "mintToIndex"; by: Address; to: Address; index: bigint }
  | { kind: "transfer"; by: Address; from: Address; to: Address; tokenId: bigint }
  | { kind: "sell"; by: Address; from: Address; to: Address; tokenId: bigint; price: bigint }
  | { kind: "withdrawFees"; by: Address; to: Address }
  | { kind: "setCreator"; by: Address; creator: Address; basisPoints: bigint };

const WEIGHTS: Record<Operation["kind"], number> = {
  mint: 25,
  mintToIndex: 15,
  transfer: 35,
  sell: 20,
  withdrawFees: 8,
  setCreator: 6,
};

export const BNB_KINDS: readonly Operation["kind"][] = Object.entries(WEIGHTS).flatMap(([kind, weight]) =>
  Array<Operation["kind"]>(weight).fill(kind as Operation["kind"]),
);

const HOLDERS = [HOLDER, OTHER, STRANGER] as const;
const CREATORS = [CREATOR, OTHER] as const;
const LAST_INDEX = 2n ** 32n - 1n;

/** The next operation: most of them sensible, some by the wrong person or about the wrong NFT. */
export function nextBnbOperation(kind: Operation["kind"], world: BnbWorld, dice: Dice): Operation {
  const to = dice.pick(HOLDERS);
  const mostly = (right: Address) => (dice.chance(92) ? right : dice.pick(HOLDERS));
  const tokenIds = [...world.owners.keys()];
  const tokenId = tokenIds.length > 0 && dice.chance(95) ? dice.pick(tokenIds) : BigInt(dice.below(30));
  const holder = world.owners.get(tokenId) ?? HOLDER;
  switch (kind) {
    case "mint":
      return { kind, by: mostly(PAYER), to };
    case "mintToIndex": {
      // many small ones, so that some are taken, and now and then one beyond each end
      const index = dice.chance(97) ? BigInt(dice.below(60)) : dice.pick([LAST_INDEX, LAST_INDEX + 1n]);
      return { kind, by: mostly(PAYER), to, index };
    }
    case "transfer":
      return { kind, by: mostly(holder), from: dice.chance(95) ? holder : to, to, tokenId };
    case "sell":
      return { kind, by: mostly(holder), from: holder, to, tokenId, price: BigInt(dice.below(100_000)) };
    case "withdrawFees":
      return { kind, by: dice.pick(CREATORS), to };
    case "setCreator":
      return { kind, by: mostly(OWNER), creator: dice.pick(CREATORS), basisPoints: BigInt(dice.below(1_100)) };
  }
}

/** The collection of BNB Chain and a model of it, side by side. */
export class BnbWorld implements PropertyWorld<Operation> {
  readonly owners = new Map<bigint, Address>();
  private readonly fees = new Map<Address, bigint>();
  private highest = 0n;
  private creator: Address = CREATOR;
  private basisPoints = 500n;
  private readonly chain: Chain;
  private readonly nft: BnbNft;

  private constructor(chain: Chain, nft: BnbNft) {
    this.chain = chain;
    this.nft = nft;
  }

  static async open(chain: Chain): Promise<BnbWorld> {
    return new BnbWorld(chain, await openBnbNft(chain));
  }

  apply(operation: Operation): string[] {
    switch (operation.kind) {
      case "mint":
        return this.mint(operation.by, operation.to, this.highest + 1n);
      case "mintToIndex":
        return this.mint(operation.by, operation.to, operation.index);
      case "transfer":
        return this.move(operation);
      case "sell":
        return this.sell(operation);
      case "withdrawFees":
        if ((this.fees.get(operation.by) ?? 0n) === 0n) return ["NothingToPay"];
        this.fees.delete(operation.by);
        return [];
      case "setCreator":
        if (operation.by !== OWNER) return ["OwnableUnauthorizedAccount"];
        if (operation.basisPoints > 1_000n) return ["CreatorFeeAboveCap"];
        this.creator = operation.creator;
        this.basisPoints = operation.basisPoints;
        return [];
    }
  }

  private mint(by: Address, to: Address, index: bigint): string[] {
    if (by !== PAYER) return ["NotPayer"];
    if (index === 0n || index > LAST_INDEX) return ["IndexOutOfRange"];
    if (this.owners.has(index)) return ["ERC721InvalidSender"];
    this.owners.set(index, to);
    if (index > this.highest) this.highest = index;
    return [];
  }

  private move({ by, from, to, tokenId }: { by: Address; from: Address; to: Address; tokenId: bigint }): string[] {
    const holder = this.owners.get(tokenId);
    if (!holder) return ["ERC721NonexistentToken"];
    if (by !== holder) return ["ERC721InsufficientApproval"];
    if (from !== holder) return ["ERC721IncorrectOwner"];
    this.owners.set(tokenId, to);
    return [];
  }

  private sell(operation: Extract<Operation, { kind: "sell" }>): string[] {
    const reasons = this.move(operation);
    if (reasons.length > 0) return reasons;
    const fee = (operation.price * this.basisPoints) / 10_000n;
    this.fees.set(this.creator, (this.fees.get(this.creator) ?? 0n) + fee);
    return [];
  }

  async send(operation: Operation): Promise<string | null> {
    return (await this.transact(operation)).error;
  }

  private transact(operation: Operation): Promise<Outcome> {
    const { nft } = this;
    const sender = { from: operation.by };
    switch (operation.kind) {
      case "mint":
        return nft.send("mint", [operation.to, "ipfs://one"], sender);
      case "mintToIndex":
        return nft.send("mintToIndex", [operation.to, operation.index, "ipfs://one"], sender);
      case "transfer":
        return nft.send("transferFrom", [operation.from, operation.to, operation.tokenId], sender);
      case "sell": {
        const { from, to, tokenId, price: value } = operation;
        return nft.send("secondaryTransfer", [from, to, tokenId], { ...sender, value });
      }
      case "withdrawFees":
        return nft.send("withdrawFees", [operation.to], sender);
      case "setCreator":
        return nft.send("setCreator", [operation.creator, operation.basisPoints], sender);
    }
  }

  /** The laws: the lists of all owners have every NFT once, and the coins inside are the creators'. */
  async differences(): Promise<string[]> {
    const { chain, nft, owners } = this;
    const [supply, coins, ...lists] = await Promise.all([
      nft.read("totalSupply", []),
      chain.balance(nft.address),
      ...HOLDERS.map((holder) => nft.read("tokensOfOwner", [holder])),
    ]);
    const expected = HOLDERS.map((holder) => [...owners].filter(([, owner]) => owner === holder).map(([id]) => id));
    const sorted = (ids: readonly bigint[]) => ids.toSorted((a, b) => Number(a - b)).join();
    return differ([
      ["supply", supply, BigInt(owners.size)],
      ["coins", coins, [...this.fees.values()].reduce((sum, fee) => sum + fee, 0n)],
      ...HOLDERS.map((holder, i) => {
        const comparison = [`list of ${holder}`, sorted(lists[i] ?? []), sorted(expected[i] ?? [])];
        return comparison as [string, string, string];
      }),
    ]);
  }

  async end(): Promise<string[]> {
    const each = [...this.owners].map(async ([tokenId, owner]) =>
      differ([[`owner of ${tokenId}`, await this.nft.read("ownerOf", [tokenId]), owner]]),
    );
    const balances = HOLDERS.map(async (holder) => {
      const list = await this.nft.read("tokensOfOwnerByRange", [holder, 0n, 10_000n]);
      return differ([[`balance of ${holder}`, await this.nft.read("balanceOf", [holder]), BigInt(list.length)]]);
    });
    return (await Promise.all([...each, ...balances])).flat();
  }
}
