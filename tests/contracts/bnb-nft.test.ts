import { encodeFunctionData } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bnbNftAbi } from "../../contracts/artifacts/bnb-nft.ts";
import { type Chain, openChain } from "./chain.ts";
import {
  type BnbNft,
  CREATOR,
  HOLDER,
  MANNER,
  NO_ADDRESS,
  OTHER,
  OWNER,
  openActor,
  openBnbNft,
  PAYER,
  refusal,
  STRANGER,
  succeed,
} from "./fixtures.ts";
import { plantList } from "./planted-list.ts";

const LAST_INDEX = 2n ** 32n - 1n;

let chain: Chain;
let nft: BnbNft;

beforeAll(async () => {
  chain = await openChain();
});
beforeEach(async () => {
  nft = await openBnbNft(chain);
});
afterAll(() => chain?.stop());

const mint = (to = HOLDER) => nft.send("mint", [to, "ipfs://one"], { from: PAYER });
const mintTo = (index: bigint, to = HOLDER) => nft.send("mintToIndex", [to, index, `ipfs://${index}`], { from: PAYER });

describe("the NFT of BNB Chain refuses", () => {
  it("an index that is taken, nothing, or beyond 32 bits", async () => {
    await succeed(mintTo(7n));
    expect(await refusal(mintTo(7n))).toBe("ERC721InvalidSender");
    for (const index of [0n, LAST_INDEX + 1n, 2n ** 256n - 1n]) {
      expect(await refusal(mintTo(index))).toBe("IndexOutOfRange");
    }
    expect(await nft.read("totalSupply", [])).toBe(1n);
  });

  it("to mint after the last index, but not at one that is free", async () => {
    await succeed(mintTo(LAST_INDEX));
    expect(await refusal(mint())).toBe("IndexOutOfRange");
    await succeed(mintTo(LAST_INDEX - 1n));
    expect(await nft.read("tokensOfOwner", [HOLDER])).toEqual([LAST_INDEX, LAST_INDEX - 1n]);
  });

  it("a share of the creator above a tenth, and nobody as creator", async () => {
    expect(await refusal(nft.send("setCreator", [OTHER, 1_001n], { from: OWNER }))).toBe("CreatorFeeAboveCap");
    expect(await refusal(nft.send("setCreator", [NO_ADDRESS, 1n], { from: OWNER }))).toBe("NoCreator");
    await expect(openBnbNft(chain, { feeBasisPoints: 1_001n })).rejects.toThrow("CreatorFeeAboveCap");
  });

  it("a sale by a buyer, whatever price comes along", async () => {
    await succeed(mint());
    const bought = nft.send("secondaryTransfer", [HOLDER, STRANGER, 1n], { from: STRANGER, value: 10n ** 20n });
    expect(await refusal(bought)).toBe("ERC721InsufficientApproval");
    expect(await nft.read("feesOf", [CREATOR])).toBe(0n);
  });

  it("a sale in the name of who does not hold the NFT", async () => {
    await succeed(mint());
    await succeed(nft.send("approve", [STRANGER, 1n], { from: HOLDER }));
    const sold = nft.send("secondaryTransfer", [OTHER, STRANGER, 1n], { from: STRANGER, value: 100n });
    expect(await refusal(sold)).toBe("ERC721IncorrectOwner");
  });

  it("a sale whose seller takes no coins or whose buyer takes no NFT", async () => {
    const actor = await openActor(chain);
    await succeed(mint(actor.address));
    await succeed(actor.send("behave", [MANNER.refuses, NO_ADDRESS, "0x"], { from: STRANGER }));
    const sell = encodeFunctionData({
      abi: bnbNftAbi,
      functionName: "secondaryTransfer",
      args: [actor.address, OTHER, 1n],
    });
    expect(await refusal(actor.call(nft, sell, 1_000n))).toBe("PaymentRefused");
    expect(await nft.read("ownerOf", [1n])).toBe(actor.address);
    await succeed(mint());
    const toActor = nft.send("secondaryTransfer", [HOLDER, actor.address, 2n], { from: HOLDER, value: 1_000n });
    expect(await refusal(toActor)).toBe("refused");
    expect(await nft.read("feesOf", [CREATOR])).toBe(0n);
  });

  it("metadata for an NFT that does not exist", async () => {
    expect(await refusal(nft.send("updateTokenURI", [1n, "x"], { from: OWNER }))).toBe("ERC721NonexistentToken");
  });

  it.each(["withdrawFees", "secondaryTransfer"] as const)("to be called by %s while it pays", async (name) => {
    const actor = await openActor(chain);
    await succeed(nft.send("setCreator", [actor.address, 1_000n], { from: OWNER }));
    for (let i = 0; i < 2; i++) await succeed(mint());
    await succeed(nft.send("secondaryTransfer", [HOLDER, OTHER, 1n], { from: HOLDER, value: 1_000n }));
    const withdraw = encodeFunctionData({ abi: bnbNftAbi, functionName: "withdrawFees", args: [actor.address] });
    const inner = {
      withdrawFees: withdraw,
      secondaryTransfer: encodeFunctionData({
        abi: bnbNftAbi,
        functionName: "secondaryTransfer",
        args: [HOLDER, STRANGER, 2n],
      }),
    }[name];
    await succeed(nft.send("approve", [actor.address, 2n], { from: HOLDER }));
    await succeed(actor.send("behave", [MANNER.callsBack, nft.address, inner], { from: STRANGER }));
    await succeed(actor.call(nft, withdraw));
    expect(await actor.read("hasCalledBack", [])).toBe(false);
    expect(await actor.read("answer", [])).toBe("0x3ee5aeb5");
    expect(await chain.balance(nft.address)).toBe(0n);
  });
});

describe("the NFT of BNB Chain", () => {
  it("is minted after the highest index so far", async () => {
    await succeed(mint());
    await succeed(mintTo(10n));
    await succeed(mintTo(5n));
    await succeed(mint());
    expect(await nft.read("tokensOfOwner", [HOLDER])).toEqual([1n, 10n, 5n, 11n]);
    expect(await nft.read("tokenURI", [10n])).toBe("ipfs://10");
    expect(await nft.read("totalSupply", [])).toBe(4n);
  });

  it("changes name, symbol and metadata, and says so", async () => {
    await succeed(mint());
    await succeed(nft.send("setName", ["New"], { from: OWNER }));
    await succeed(nft.send("setSymbol", ["NEW"], { from: OWNER }));
    expect([await nft.read("name", []), await nft.read("symbol", [])]).toEqual(["New", "NEW"]);
    const { events } = await succeed(nft.send("updateTokenURI", [1n, "ipfs://two"], { from: OWNER }));
    expect(events).toMatchObject([{ name: "MetadataUpdate", args: { _tokenId: 1n } }]);
    expect(await nft.read("tokenURI", [1n])).toBe("ipfs://two");
  });

  it("divides the price of a sale between seller and creator to the last unit", async () => {
    await succeed(mint());
    await succeed(nft.send("approve", [STRANGER, 1n], { from: HOLDER }));
    const before = await chain.balance(HOLDER);
    const { events } = await succeed(
      nft.send("secondaryTransfer", [HOLDER, OTHER, 1n], { from: STRANGER, value: 1_999n }),
    );
    expect(events.at(-1)).toMatchObject({ name: "SecondaryTransfer", args: { price: 1_999n, creatorFee: 99n } });
    expect((await chain.balance(HOLDER)) - before).toBe(1_900n);
    expect(await nft.read("feesOf", [CREATOR])).toBe(99n);
    expect(await nft.read("ownerOf", [1n])).toBe(OTHER);
    expect(await nft.read("royaltyInfo", [1n, 1_999n])).toEqual([CREATOR, 99n]);
  });

  it("leaves a creator its fees when there is a new one", async () => {
    await succeed(mint());
    await succeed(nft.send("secondaryTransfer", [HOLDER, HOLDER, 1n], { from: HOLDER, value: 1_000n }));
    await succeed(nft.send("setCreator", [OTHER, 0n], { from: OWNER }));
    expect([await nft.read("creator", []), await nft.read("creatorFeeBasisPoints", [])]).toEqual([OTHER, 0n]);
    expect(await refusal(nft.send("withdrawFees", [OTHER], { from: OTHER }))).toBe("NothingToPay");
    expect(await refusal(nft.send("withdrawFees", [NO_ADDRESS], { from: CREATOR }))).toBe("PaymentRefused");
    await succeed(nft.send("withdrawFees", [STRANGER], { from: CREATOR }));
    expect(await chain.balance(nft.address)).toBe(0n);
  });

  it("is given away for nothing by the same function", async () => {
    await succeed(mint());
    await succeed(nft.send("secondaryTransfer", [HOLDER, OTHER, 1n], { from: HOLDER }));
    expect(await nft.read("tokensOfOwner", [HOLDER])).toEqual([]);
    expect(await nft.read("tokensOfOwner", [OTHER])).toEqual([1n]);
  });

  it("names another payer", async () => {
    await succeed(nft.send("setPayer", [STRANGER], { from: OWNER }));
    expect(await nft.read("payer", [])).toBe(STRANGER);
    expect(await refusal(mint())).toBe("NotPayer");
  });

  it.each([
    ["ERC-721", "0x80ac58cd", true],
    ["ERC-2981", "0x2a55205a", true],
    ["ERC-4906", "0x49064906", true],
    ["nothing", "0xffffffff", false],
  ] as const)("says whether it knows %s", async (_, id, isKnown) => {
    expect(await nft.read("supportsInterface", [id])).toBe(isKnown);
  });
});

describe("the list of an owner's NFTs", () => {
  it("can be read at once when it has 20,000, and in parts", async () => {
    await succeed(mint());
    await plantList(chain, nft, HOLDER, 20_000);
    const all = await nft.read("tokensOfOwner", [HOLDER]);
    expect(all).toEqual(Array.from({ length: 20_000 }, (_, i) => BigInt(i + 1)));
    const part = await nft.read("tokensOfOwnerByRange", [HOLDER, 12_345n, 13_344n]);
    expect(part).toEqual(all.slice(12_345, 13_344));
  });

  it("has each of them once after NFTs moved from its start, its middle and its end", async () => {
    for (let i = 0; i < 5; i++) await succeed(mint());
    const move = (tokenId: bigint, from = HOLDER, to = OTHER) =>
      succeed(nft.send("transferFrom", [from, to, tokenId], { from }));
    await move(1n);
    expect(await nft.read("tokensOfOwner", [HOLDER])).toEqual([5n, 2n, 3n, 4n]);
    await move(2n);
    await move(3n);
    expect(await nft.read("tokensOfOwner", [HOLDER])).toEqual([5n, 4n]);
    await move(4n, HOLDER, HOLDER);
    expect(await nft.read("tokensOfOwner", [HOLDER])).toEqual([5n, 4n]);
    await move(2n, OTHER, HOLDER);
    expect(await nft.read("tokensOfOwner", [OTHER])).toEqual([1n, 3n]);
  });

  it("is read by places, as far as there are any", async () => {
    for (let i = 0; i < 5; i++) await succeed(mint());
    const range = (start: bigint, stop: bigint) => nft.read("tokensOfOwnerByRange", [HOLDER, start, stop]);
    expect(await range(0n, 2n)).toEqual([1n, 2n]);
    expect(await range(2n, 5n)).toEqual([3n, 4n, 5n]);
    expect(await range(4n, 2n ** 256n - 1n)).toEqual([5n]);
    for (const [start, stop] of [
      [5n, 9n],
      [3n, 3n],
      [4n, 1n],
      [2n ** 256n - 1n, 2n ** 256n - 1n],
    ] as const) {
      expect(await range(start, stop)).toEqual([]);
    }
  });
});
