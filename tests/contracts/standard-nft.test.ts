import { encodeFunctionData } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { type Chain, openChain } from "./chain.ts";
import {
  BASE_URI,
  CREATOR,
  HOLDER,
  MANNER,
  MINTER,
  NO_ADDRESS,
  OTHER,
  OWNER,
  openActor,
  openStandardNft,
  PAUSER,
  refusal,
  STRANGER,
  type StandardNft,
  succeed,
} from "./fixtures.ts";

let chain: Chain;
let nft: StandardNft;

beforeAll(async () => {
  chain = await openChain();
});
beforeEach(async () => {
  nft = await openStandardNft(chain, { maxSupply: 3n });
});
afterAll(() => chain?.stop());

const mint = (to = HOLDER) => nft.send("mint", [to], { from: MINTER });

describe("a standard NFT refuses", () => {
  it("to be minted beyond its supply, although one was burnt", async () => {
    for (let i = 0; i < 3; i++) await succeed(mint());
    expect(await refusal(mint())).toBe("SupplyExhausted");
    await succeed(nft.send("burn", [2n], { from: HOLDER }));
    expect(await refusal(mint())).toBe("SupplyExhausted");
    expect(await nft.read("totalSupply", [])).toBe(2n);
    expect(await nft.read("minted", [])).toBe(3n);
  });

  it("a contract that does not take it, and nobody as its holder", async () => {
    const actor = await openActor(chain);
    await succeed(actor.send("behave", [MANNER.refuses, NO_ADDRESS, "0x"], { from: STRANGER }));
    expect(await refusal(mint(actor.address))).toBe("refused");
    expect(await refusal(mint(nft.address))).toBe("ERC721InvalidReceiver");
    expect(await refusal(mint(NO_ADDRESS))).toBe("ERC721InvalidReceiver");
    expect(await nft.read("totalSupply", [])).toBe(0n);
  });

  it("to pass its supply by a minter that mints again while it receives", async () => {
    const actor = await openActor(chain);
    await succeed(nft.send("setMinter", [actor.address, true], { from: OWNER }));
    const again = encodeFunctionData({ abi: standardNftAbi, functionName: "mint", args: [actor.address] });
    await succeed(actor.send("behave", [MANNER.callsBack, nft.address, again], { from: STRANGER }));
    await succeed(actor.call(nft, again));
    expect(await nft.read("minted", [])).toBe(3n);
    expect(await nft.read("balanceOf", [actor.address])).toBe(3n);
  });

  it("every movement while it is paused", async () => {
    await succeed(mint());
    await succeed(nft.send("pause", [], { from: PAUSER }));
    expect(await refusal(mint())).toBe("EnforcedPause");
    expect(await refusal(nft.send("burn", [1n], { from: HOLDER }))).toBe("EnforcedPause");
    expect(await refusal(nft.send("transferFrom", [HOLDER, OTHER, 1n], { from: HOLDER }))).toBe("EnforcedPause");
    await succeed(nft.send("approve", [OTHER, 1n], { from: HOLDER }));
    await succeed(nft.send("unpause", [], { from: PAUSER }));
    await succeed(nft.send("transferFrom", [HOLDER, OTHER, 1n], { from: OTHER }));
  });

  it("a royalty above a tenth", async () => {
    expect(await refusal(nft.send("setRoyalty", [CREATOR, 1_001n], { from: OWNER }))).toBe("RoyaltyAboveCap");
    expect(await refusal(nft.send("setRoyalty", [NO_ADDRESS, 100n], { from: OWNER }))).toBe(
      "ERC2981InvalidDefaultRoyaltyReceiver",
    );
  });

  it("a minter and a pauser whose role was taken", async () => {
    await succeed(nft.send("setMinter", [MINTER, false], { from: OWNER }));
    await succeed(nft.send("setPauser", [PAUSER, false], { from: OWNER }));
    expect(await refusal(mint())).toBe("NotMinter");
    expect(await refusal(nft.send("pause", [], { from: PAUSER }))).toBe("NotPauser");
  });
});

describe("a standard NFT", () => {
  it("is minted one after another, moved by who is approved, and burnt", async () => {
    await succeed(mint());
    await succeed(mint());
    expect(await nft.read("ownerOf", [2n])).toBe(HOLDER);
    expect(await nft.read("balanceOf", [HOLDER])).toBe(2n);
    await succeed(nft.send("approve", [STRANGER, 1n], { from: HOLDER }));
    await succeed(nft.send("safeTransferFrom", [HOLDER, OTHER, 1n], { from: STRANGER }));
    expect(await nft.read("getApproved", [1n])).toBe(NO_ADDRESS);
    await succeed(nft.send("burn", [1n], { from: OTHER }));
    expect(await nft.read("totalSupply", [])).toBe(1n);
    expect(await refusal(nft.send("burn", [1n], { from: OTHER }))).toBe("ERC721NonexistentToken");
  });

  it("has a token URI of base and id, and says when it changes", async () => {
    await succeed(mint());
    expect(await nft.read("tokenURI", [1n])).toBe(`${BASE_URI}1`);
    const { events } = await succeed(nft.send("setBaseURI", ["ipfs://new/"], { from: OWNER }));
    expect(events).toMatchObject([
      { name: "BatchMetadataUpdate", args: { _fromTokenId: 0n, _toTokenId: 2n ** 256n - 1n } },
    ]);
    expect(await nft.read("tokenURI", [1n])).toBe("ipfs://new/1");
  });

  it("tells marketplaces the royalty", async () => {
    await succeed(nft.send("setRoyalty", [CREATOR, 1_000n], { from: OWNER }));
    expect(await nft.read("royaltyInfo", [1n, 12_345n])).toEqual([CREATOR, 1_234n]);
  });

  it.each([
    ["ERC-165", "0x01ffc9a7", true],
    ["ERC-721", "0x80ac58cd", true],
    ["its metadata", "0x5b5e139f", true],
    ["ERC-2981", "0x2a55205a", true],
    ["ERC-4906", "0x49064906", true],
    ["nothing", "0xffffffff", false],
  ] as const)("says whether it knows %s", async (_, id, isKnown) => {
    expect(await nft.read("supportsInterface", [id])).toBe(isKnown);
  });

  it("passes to a new owner in two steps", async () => {
    await succeed(nft.send("transferOwnership", [OTHER], { from: OWNER }));
    expect(await nft.read("owner", [])).toBe(OWNER);
    await succeed(nft.send("acceptOwnership", [], { from: OTHER }));
    expect(await nft.read("owner", [])).toBe(OTHER);
  });
});
