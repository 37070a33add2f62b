/**
 * The books of the gate and of the collections around it as contracts/README.md describes them, in plain TypeScript. They
 * share no code with the contracts, so that one mistake cannot hide in both.
 */

export type Person = string;
export type CollectionName = "first" | "second" | "bad";

export interface NftKey {
  collection: CollectionName;
  tokenId: bigint;
}

export interface ModelRecord extends NftKey {
  from: Person;
  fee: bigint;
  handedOverAt: bigint;
  solanaAddress: bigint;
  status: "open" | "confirmed" | "reclaimed";
  mint: bigint;
}

interface ModelCollection {
  owners: Map<bigint, Person>;
  minted: bigint;
  /** whose NFTs the gate may take */
  approved: Set<Person>;
  isPaused: boolean;
  /** of the bad one alone */
  manner: "honest" | "reverts" | "movesNothing";
}

type Towards<K> = K extends string ? { kind: K; by: Person; to: Person } : never;
type Plain<K> = K extends string ? { kind: K; by: Person } : never;

export type Operation =
  | { kind: "migrate"; by: Person; nfts: NftKey[]; isBatch: boolean; value: bigint; solanaAddress: bigint }
  | { kind: "confirm"; by: Person; id: bigint; mint: bigint }
  | { kind: "reclaim"; by: Person; id: bigint }
  | Towards<"takeRefund" | "withdrawFees" | "setOperator" | "transferOwnership">
  | { kind: "setFee"; by: Person; fee: bigint }
  | { kind: "setAccepted"; by: Person; collection: CollectionName; toAccept: boolean }
  | Plain<"pause" | "unpause" | "acceptOwnership">
  | { kind: "mint"; collection: CollectionName; to: Person }
  | ({ kind: "send"; by: Person; to: Person; isSafe: boolean } & NftKey)
  | ({ kind: "burn"; by: Person } & NftKey)
  | { kind: "approve"; by: Person; collection: CollectionName; isApproved: boolean }
  | { kind: "pauseCollection"; collection: CollectionName; isPaused: boolean }
  | { kind: "behave"; manner: ModelCollection["manner"] }
  | { kind: "seize"; tokenId: bigint; to: Person }
  | { kind: "actorTakes"; takesCoins: boolean }
  | { kind: "pass"; seconds: bigint };

type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

export const GATE: Person = "gate";
/** The wallet that is a contract; whoever lets it act, pays for it. */
export const ACTOR: Person = "actor";
export const ACTORS_PAYER: Person = "stranger";

const COIN = 10n ** 18n;
const DAYS_14 = 14n * 24n * 60n * 60n;
const LARGEST_BATCH = 20;

const emptyCollection = (): ModelCollection => ({
  owners: new Map(),
  minted: 0n,
  approved: new Set(),
  isPaused: false,
  manner: "honest",
});

export class GateModel {
  now: bigint;
  fee: bigint;
  owner: Person = "owner";
  pendingOwner: Person | null = null;
  operator: Person = "operator";
  isPaused = false;
  actorTakesCoins = true;
  confirmedFees = 0n;
  readonly accepted = new Set<CollectionName>();
  readonly records: ModelRecord[] = [];
  readonly refunds = new Map<Person, bigint>();
  readonly collections: Record<CollectionName, ModelCollection>;
  /** what everybody's coins changed by since the start */
  readonly coins = new Map<Person, bigint>();

  constructor({ now, fee }: { now: bigint; fee: bigint }) {
    this.now = now;
    this.fee = fee;
    this.collections = { first: emptyCollection(), second: emptyCollection(), bad: emptyCollection() };
  }

  record(id: bigint): ModelRecord | undefined {
    return this.records[Number(id) - 1];
  }

  ownerOf({ collection, tokenId }: NftKey): Person | null {
    return this.collections[collection].owners.get(tokenId) ?? null;
  }

  /** The id of the record because of which the gate holds an NFT, or 0. */
  lockedBy({ collection, tokenId }: NftKey): bigint {
    const at = this.records.findLastIndex(
      (record) => record.collection === collection && record.tokenId === tokenId && record.status !== "reclaimed",
    );
    return BigInt(at + 1);
  }

  ofStatus(status: ModelRecord["status"], collection?: CollectionName): ModelRecord[] {
    return this.records.filter(
      (record) => record.status === status && (collection === undefined || record.collection === collection),
    );
  }

  openFees(): bigint {
    return this.ofStatus("open").reduce((sum, { fee }) => sum + fee, 0n);
  }

  waitingRefunds(): bigint {
    return [...this.refunds.values()].reduce((sum, amount) => sum + amount, 0n);
  }

  /** Applies an operation. Returns every reason to refuse it, or none if it was applied. */
  apply(operation: Operation): string[] {
    switch (operation.kind) {
      case "migrate":
        return this.migrate(operation);
      case "confirm":
        return this.confirm(operation);
      case "reclaim":
        return this.reclaim(operation);
      case "takeRefund":
        return this.takeRefund(operation);
      case "withdrawFees":
        return this.withdrawFees(operation);
      case "mint":
      case "send":
      case "burn":
        return this.moveNft(operation);
      case "approve":
      case "pauseCollection":
      case "behave":
      case "seize":
      case "actorTakes":
      case "pass":
        return this.changeWorld(operation);
      default:
        return this.administer(operation);
    }
  }

  private migrate({ by, nfts, isBatch, value, solanaAddress }: Of<"migrate">): string[] {
    const size = nfts.length;
    if (this.isPaused) return ["EnforcedPause"];
    if (isBatch && (size === 0 || size > LARGEST_BATCH)) return ["WrongBatchSize"];
    if (value !== this.fee * BigInt(size)) return ["WrongFee"];
    const names = nfts.map(({ collection, tokenId }) => `${collection}/${tokenId}`);
    const reasons = nfts.flatMap((nft, i) => {
      if (solanaAddress === 0n) return ["NoSolanaAddress"];
      if (!this.accepted.has(nft.collection)) return ["CollectionNotAccepted"];
      if (this.lockedBy(nft) !== 0n || names.indexOf(names[i] as string) < i) return ["AlreadyLocked"];
      if (this.ownerOf(nft) === null) return ["ERC721NonexistentToken"];
      if (this.ownerOf(nft) !== by) return ["NotHolder"];
      return this.transferReasons({ ...nft, from: by, by: GATE }, "NotReceived");
    });
    if (reasons.length > 0) return reasons;
    for (const nft of nfts) {
      this.records.push({
        ...nft,
        from: by,
        fee: this.fee,
        handedOverAt: this.now,
        solanaAddress,
        status: "open",
        mint: 0n,
      });
      this.collections[nft.collection].owners.set(nft.tokenId, GATE);
    }
    this.pay(by === ACTOR ? ACTORS_PAYER : by, GATE, value);
    return [];
  }

  private confirm({ by, id, mint }: Of<"confirm">): string[] {
    const record = this.record(id);
    const reasons = reasonsOf([
      ["NotOperator", by !== this.operator],
      ["NotOpen", record?.status !== "open"],
      ["NoMint", mint === 0n],
      ["MintAlreadyConfirmed", mint !== 0n && this.records.some((other) => other.mint === mint)],
    ]);
    if (reasons.length > 0 || !record) return reasons;
    record.status = "confirmed";
    record.mint = mint;
    this.confirmedFees += record.fee;
    return [];
  }

  private reclaim({ by, id }: Of<"reclaim">): string[] {
    const record = this.record(id);
    if (record?.status !== "open") return ["NotOpen"];
    if (record.from !== by) return ["NotHandedOverBy"];
    if (this.now < record.handedOverAt + DAYS_14) return ["NotReclaimableBefore"];
    const reasons = this.transferReasons({ ...record, from: GATE, by: GATE }, "NotReturned");
    if (reasons.length > 0) return reasons;
    record.status = "reclaimed";
    const { owners, manner } = this.collections[record.collection];
    if (manner !== "movesNothing") owners.set(record.tokenId, by);
    if (this.takesCoins(by)) this.pay(GATE, by, record.fee);
    else if (record.fee > 0n) this.refunds.set(by, (this.refunds.get(by) ?? 0n) + record.fee);
    return [];
  }

  private takeRefund({ by, to }: Of<"takeRefund">): string[] {
    const amount = this.refunds.get(by) ?? 0n;
    if (amount === 0n) return ["NothingToPay"];
    if (!this.takesCoins(to)) return ["PaymentRefused"];
    this.refunds.delete(by);
    this.pay(GATE, to, amount);
    return [];
  }

  private withdrawFees({ by, to }: Of<"withdrawFees">): string[] {
    if (by !== this.owner) return ["OwnableUnauthorizedAccount"];
    if (this.confirmedFees === 0n) return ["NothingToPay"];
    if (!this.takesCoins(to)) return ["PaymentRefused"];
    this.pay(GATE, to, this.confirmedFees);
    this.confirmedFees = 0n;
    return [];
  }

  private administer(
    operation: Of<
      "setFee" | "setOperator" | "setAccepted" | "pause" | "unpause" | "transferOwnership" | "acceptOwnership"
    >,
  ): string[] {
    const mayAct = operation.by === (operation.kind === "acceptOwnership" ? this.pendingOwner : this.owner);
    if (!mayAct) return ["OwnableUnauthorizedAccount"];
    switch (operation.kind) {
      case "setFee":
        if (operation.fee > COIN) return ["FeeAboveCap"];
        this.fee = operation.fee;
        return [];
      case "setOperator":
        this.operator = operation.to;
        return [];
      case "setAccepted":
        if (operation.toAccept) this.accepted.add(operation.collection);
        else this.accepted.delete(operation.collection);
        return [];
      case "transferOwnership":
        this.pendingOwner = operation.to;
        return [];
      case "acceptOwnership":
        this.owner = operation.by;
        this.pendingOwner = null;
        return [];
      default:
        return this.setPaused(operation.kind === "pause");
    }
  }

  private setPaused(isPaused: boolean): string[] {
    if (this.isPaused === isPaused) return [isPaused ? "EnforcedPause" : "ExpectedPause"];
    this.isPaused = isPaused;
    return [];
  }

  private moveNft(operation: Of<"mint" | "send" | "burn">): string[] {
    const collection = this.collections[operation.collection];
    if (operation.kind === "mint") {
      const isRefused = operation.collection !== "bad" && !this.takesCoins(operation.to);
      const reasons = reasonsOf([
        ["EnforcedPause", collection.isPaused],
        ["refused", isRefused],
      ]);
      if (reasons.length > 0) return reasons;
      collection.owners.set(++collection.minted, operation.to);
      return [];
    }
    const { by, tokenId } = operation;
    const reasons = this.transferReasons({ collection: operation.collection, tokenId, from: by, by }, null);
    if (operation.kind === "send") {
      const isRefused = operation.isSafe && operation.to === GATE;
      if (isRefused) reasons.push("PlainTransferRefused");
    }
    if (reasons.length > 0) return reasons;
    if (operation.collection === "bad" && collection.manner === "movesNothing") return [];
    if (operation.kind === "burn") collection.owners.delete(tokenId);
    else collection.owners.set(tokenId, operation.to);
    return [];
  }

  private changeWorld(
    operation: Of<"approve" | "pauseCollection" | "behave" | "seize" | "actorTakes" | "pass">,
  ): string[] {
    switch (operation.kind) {
      case "approve": {
        const { approved } = this.collections[operation.collection];
        if (operation.isApproved) approved.add(operation.by);
        else approved.delete(operation.by);
        return [];
      }
      case "pauseCollection": {
        const collection = this.collections[operation.collection];
        if (collection.isPaused === operation.isPaused) return [operation.isPaused ? "EnforcedPause" : "ExpectedPause"];
        collection.isPaused = operation.isPaused;
        return [];
      }
      case "behave":
        this.collections.bad.manner = operation.manner;
        return [];
      case "seize":
        if (this.ownerOf({ collection: "bad", tokenId: operation.tokenId }) === null)
          return ["ERC721IncorrectOwner", "ERC721NonexistentToken"];
        this.collections.bad.owners.set(operation.tokenId, operation.to);
        return [];
      case "actorTakes":
        this.actorTakesCoins = operation.takesCoins;
        return [];
      case "pass":
        this.now += operation.seconds;
        return [];
    }
  }

  /** Why a collection does not let an NFT go; `unmoved` is what the gate says if nothing moved. */
  private transferReasons(
    { collection, tokenId, from, by }: NftKey & { from: Person; by: Person },
    unmoved: string | null,
  ): string[] {
    const { isPaused, manner, owners, approved } = this.collections[collection];
    if (manner === "reverts") return ["broken"];
    const holder = owners.get(tokenId);
    if (manner === "movesNothing") {
      // the gate has nothing to give back of what the collection took away
      if (unmoved === "NotReturned" && holder !== GATE) return [];
      return unmoved ? [unmoved] : [];
    }
    const isApproved = by === holder || (by === GATE && holder !== undefined && approved.has(holder));
    return reasonsOf([
      ["EnforcedPause", isPaused],
      ["ERC721NonexistentToken", holder === undefined],
      ["ERC721InsufficientApproval", holder !== undefined && !isApproved],
      ["ERC721IncorrectOwner", holder !== undefined && holder !== from],
    ]);
  }

  private takesCoins(person: Person): boolean {
    return person !== ACTOR || this.actorTakesCoins;
  }

  private pay(from: Person, to: Person, amount: bigint) {
    this.coins.set(from, (this.coins.get(from) ?? 0n) - amount);
    this.coins.set(to, (this.coins.get(to) ?? 0n) + amount);
  }
}

function reasonsOf(checks: [reason: string, holds: boolean][]): string[] {
  return checks.filter(([, holds]) => holds).map(([reason]) => reason);
}
