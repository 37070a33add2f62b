import { beforeAll, describe, expect, it } from "vitest";
import { findMetadataAddress } from "~programs/addresses.ts";
import { readNftMetadata } from "~programs/nft-metadata.ts";
import { stakeNft, unstakeNft } from "~programs/nft-staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  ANY_CONDITIONS,
  inputOf,
  openPool,
  type Pool,
  refusal,
  run,
  stakeOne,
  tokenAmount,
  wallet,
} from "./fixtures.ts";
import { encodeMetadata, NFT_NAMES, type Nft, STANDARD } from "./planted-nfts.ts";
import { findTokenMetadata, makeNft, makeProgrammableNft, printNft, verifyMember } from "./token-metadata-program.ts";

const program = await findTokenMetadata();

describe.skipIf(!program).each(machineNames)("NFTs made by the real Token Metadata, on %s", (name) => {
  let machine: Machine;
  let creator: Awaited<ReturnType<typeof wallet>>;
  let collection: Nft;
  let pool: Pool;

  beforeAll(async () => {
    machine = await openMachine(name, program ? [program] : []);
    creator = await wallet(machine, "creator");
    collection = await makeNft(machine, creator, null);
    pool = await openPool(machine, { membership: { kind: "collection", collection: collection.mint } });
  });

  const stake = (nft: Nft) =>
    stakeNft({ pool: pool.address, nft, owner: creator.publicKey, termDays: 0, ...ANY_CONDITIONS });

  it("come in only once the collection has verified them, and can leave again", async () => {
    const nft = await makeNft(machine, creator, collection.mint);
    expect(await refusal(machine, stake(nft), [creator])).toBe("NotInCollection");
    await run(machine, verifyMember(nft, collection, creator.publicKey), [creator]);
    const staked = await stakeOne(machine, pool, { owner: creator, nft });
    expect(await tokenAmount(machine, staked.escrow)).toBe(1n);
    await run(machine, unstakeNft(inputOf(staked)), [creator]);
    expect(await tokenAmount(machine, nft.token)).toBe(1n);
  });

  it("are refused where they are of another collection", async () => {
    const other = await makeNft(machine, creator, null);
    const nft = await makeNft(machine, creator, other.mint);
    await run(machine, verifyMember(nft, other, creator.publicKey), [creator]);
    expect(await refusal(machine, stake(nft), [creator])).toBe("NotInCollection");
    expect(await refusal(machine, stake(other), [creator])).toBe("NotInCollection");
  });

  it("are refused where they are prints of a member, which the collection never confirmed", async () => {
    const original = await makeNft(machine, creator, collection.mint, { isPrintable: true });
    await run(machine, verifyMember(original, collection, creator.publicKey), [creator]);
    const print = await printNft(machine, creator, original);
    const account = await machine.getAccount(findMetadataAddress(print.mint));
    expect(readNftMetadata(account?.data ?? Buffer.alloc(0))).toMatchObject({
      tokenStandard: "edition",
      collection: { mint: collection.mint, isVerified: true },
    });
    expect(await refusal(machine, stake(print), [creator])).toBe("NotInCollection");
    await stakeOne(machine, pool, { owner: creator, nft: original });
  });

  it("are refused by name where they are programmable", async () => {
    const nft = await makeProgrammableNft(machine, creator, collection.mint);
    await run(machine, verifyMember(nft, collection, creator.publicKey), [creator]);
    expect(await refusal(machine, stake(nft), [creator])).toBe("ProgrammableNft");
  });

  it("have metadata that is byte for byte what the other tests plant", async () => {
    const nft = await makeNft(machine, creator, collection.mint);
    await run(machine, verifyMember(nft, collection, creator.publicKey), [creator]);
    const account = await machine.getAccount(findMetadataAddress(nft.mint));
    const planted = encodeMetadata({
      size: 607,
      key: 4,
      mint: nft.mint,
      updateAuthority: creator.publicKey,
      isPadded: true,
      creators: 1,
      tokenStandard: STANDARD.nft,
      collection: collection.mint,
      isVerified: true,
    });
    expect(account?.data.toString("hex")).toBe(planted.toString("hex"));
    expect(readNftMetadata(account?.data ?? Buffer.alloc(0))).toEqual({
      updateAuthority: creator.publicKey,
      mint: nft.mint,
      ...NFT_NAMES,
      royaltyBps: 500,
      creators: [{ address: creator.publicKey, isVerified: true, share: 100 }],
      tokenStandard: "nft",
      collection: { mint: collection.mint, isVerified: true },
      collectionSize: null,
    });
  });
});
