import type { Dice } from "./dice.ts";
import {
  ACTOR,
  type CollectionName,
  GATE,
  type GateModel,
  type NftKey,
  type Operation,
  type Person,
} from "./gate-model.ts";

/** Everybody who calls anything; `actor` is a contract. */
export const PEOPLE: readonly Person[] = ["owner", "operator", "holder", "other", "stranger", ACTOR];
/** Who NFTs are minted for. */
export const HOLDERS: readonly Person[] = ["holder", "other", ACTOR];
export const COLLECTIONS: readonly CollectionName[] = ["first", "second", "bad"];
const COIN = 10n ** 18n;
const DAY = 86_400n;

/** How often each kind comes, compared with the others. */
const WEIGHTS: Record<Operation["kind"], number> = {
  migrate: 30,
  confirm: 15,
  reclaim: 15,
  takeRefund: 4,
  withdrawFees: 3,
  setFee: 2,
  setOperator: 1,
  setAccepted: 3,
  pause: 1,
  unpause: 5,
  transferOwnership: 1,
  acceptOwnership: 1,
  mint: 14,
  send: 6,
  burn: 1,
  approve: 3,
  pauseCollection: 3,
  behave: 3,
  seize: 1,
  actorTakes: 2,
  pass: 12,
};

export const KINDS: readonly Operation["kind"][] = Object.entries(WEIGHTS).flatMap(([kind, weight]) =>
  Array<Operation["kind"]>(weight).fill(kind as Operation["kind"]),
);

/** The next operation: most of them sensible, some by the wrong person or about the wrong thing. */
export function nextOperation(kind: Operation["kind"], model: GateModel, dice: Dice): Operation {
  const anybody = () => dice.pick(PEOPLE);
  const mostly = (right: Person | null | undefined) => (right && right !== GATE && dice.chance(90) ? right : anybody());
  switch (kind) {
    case "migrate":
      return migration(model, dice, mostly);
    case "confirm": {
      const id = idOfSome("open", model, dice);
      const mint = dice.chance(95) ? 1_000n + id : BigInt(dice.below(3)) * 1_001n;
      return { kind, by: mostly(model.operator), id, mint };
    }
    case "reclaim": {
      const id = idOfSome("open", model, dice);
      return { kind, by: mostly(model.record(id)?.from), id };
    }
    case "takeRefund":
      return { kind, by: mostly([...model.refunds.keys()][0]), to: anybody() };
    case "withdrawFees":
    case "transferOwnership":
      return { kind, by: mostly(model.owner), to: anybody() };
    case "setOperator":
      return { kind, by: mostly(model.owner), to: dice.chance(70) ? "operator" : anybody() };
    case "setFee":
      return { kind, by: mostly(model.owner), fee: dice.pick([0n, 1n, COIN / 10n, COIN, COIN + 1n]) };
    case "setAccepted":
      return { kind, by: mostly(model.owner), collection: dice.pick(COLLECTIONS), toAccept: dice.chance(85) };
    case "pause":
    case "unpause":
      return { kind, by: mostly(model.owner) };
    case "acceptOwnership":
      return { kind, by: mostly(model.pendingOwner) };
    case "mint":
      return { kind, collection: dice.pick(COLLECTIONS), to: dice.pick(HOLDERS) };
    case "send": {
      const nft = someNft(model, dice);
      const to = dice.pick([...HOLDERS, GATE]);
      return { kind, ...nft, by: mostly(model.ownerOf(nft)), to, isSafe: to !== ACTOR && dice.chance(50) };
    }
    case "burn": {
      const nft = someNft(model, dice);
      const collection = nft.collection === "bad" ? "first" : nft.collection;
      return { kind, collection, tokenId: nft.tokenId, by: mostly(model.ownerOf({ ...nft, collection })) };
    }
    case "approve":
      return { kind, by: dice.pick(HOLDERS), collection: dice.pick(COLLECTIONS), isApproved: dice.chance(90) };
    case "pauseCollection":
      return { kind, collection: dice.pick(["first", "second"]), isPaused: dice.chance(20) };
    case "behave":
      return { kind, manner: dice.pick(["honest", "honest", "honest", "reverts", "movesNothing"]) };
    case "seize":
      return { kind, tokenId: someNft(model, dice, "bad").tokenId, to: dice.pick([...HOLDERS, GATE]) };
    case "actorTakes":
      return { kind, takesCoins: dice.chance(60) };
    case "pass":
      return { kind, seconds: dice.pick([1n, DAY, 7n * DAY, 14n * DAY - 1n, 14n * DAY]) };
  }
}

function migration(model: GateModel, dice: Dice, mostly: (right: Person | null) => Person): Operation {
  const isBatch = dice.chance(30);
  const outside = COLLECTIONS.flatMap((collection) =>
    [...model.collections[collection].owners].flatMap(([tokenId, owner]) =>
      owner === GATE ? [] : [{ collection, tokenId }],
    ),
  );
  const first = outside.length > 0 && dice.chance(85) ? dice.pick(outside) : someNft(model, dice);
  const by = mostly(model.ownerOf(first));
  const own = outside.filter((nft) => model.ownerOf(nft) === by);
  // now and then none, one twice or one too many
  const size = dice.chance(3) ? 21 : dice.below(5);
  const more = Array.from({ length: size }, (_, i) => (dice.chance(90) ? own[i] : someNft(model, dice)) ?? first);
  const nfts = isBatch ? more : [first];
  const due = model.fee * BigInt(nfts.length);
  const value = dice.chance(93) ? due : due + 1n;
  return { kind: "migrate", by, nfts, isBatch, value, solanaAddress: dice.chance(98) ? BigInt(1 + dice.below(9)) : 0n };
}

/** Usually the id of a record of that status, sometimes any, sometimes one that does not exist. */
function idOfSome(status: "open", model: GateModel, dice: Dice): bigint {
  const ids = model.records.flatMap((record, i) => (record.status === status ? [BigInt(i + 1)] : []));
  return ids.length > 0 && dice.chance(90) ? dice.pick(ids) : BigInt(dice.below(model.records.length + 2));
}

function someNft(model: GateModel, dice: Dice, collection = dice.pick(COLLECTIONS)): NftKey {
  // the one after the last does not exist
  return { collection, tokenId: BigInt(1 + dice.below(Number(model.collections[collection].minted) + 1)) };
}
