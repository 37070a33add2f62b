import { type Keypair, PublicKey } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findMetadataAddress, TOKEN_METADATA_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { type AllowListPlace, buildAllowList } from "~programs/nft-allow-list.ts";
import { readNftMetadata } from "~programs/nft-metadata.ts";
import { proposeMembership, stakeNft, unstakeNft } from "~programs/nft-staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  ANY_CONDITIONS,
  createMint,
  DAY,
  give,
  inputOf,
  openPool,
  type Pool,
  person,
  refusal,
  run,
  stakedOf,
  stakeOne,
  TOKEN_PROGRAMS,
  tokenAmount,
  wallet,
} from "./fixtures.ts";
import { METADATA_SIZES, type Nft, type NftOptions, plantMetadata, plantNft, STANDARD } from "./planted-nfts.ts";

const CORE_PROGRAM_ADDRESS = new PublicKey("CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d");

describe.each(machineNames)("an NFT, on %s", (name) => {
  let machine: Machine;
  let pool: Pool;
  let owner: Keypair;

  beforeAll(async () => {
    machine = await openMachine(name);
    pool = await openPool(machine);
    owner = await wallet(machine, "holder");
  });

  const plant = (options: NftOptions = {}) =>
    plantNft(machine, owner.publicKey, { collection: pool.collection, ...options });
  const stake = (nft: Nft, place?: AllowListPlace, into = pool) =>
    stakeNft({
      pool: into.address,
      nft,
      owner: owner.publicKey,
      termDays: 0,
      ...ANY_CONDITIONS,
      ...(place && { place }),
    });
  const refusalOf = (nft: Nft) => refusal(machine, stake(nft), [owner]);

  it.each(METADATA_SIZES.flatMap((size) => [true, false].map((isPadded) => [size, isPadded] as const)))(
    "is let in with metadata of %i bytes, names padded: %s",
    async (size, isPadded) => {
      for (const creators of [null, 0, 1, 5]) {
        for (const tokenStandard of [null, STANDARD.nft]) {
          const nft = await plant({ size, isPadded, creators, tokenStandard });
          expect(await refusalOf(nft)).toBeNull();
        }
      }
    },
  );

  it.each(Object.entries(TOKEN_PROGRAMS))(
    "of %s is let in if its authorities belong to its edition or to nobody",
    async (_, tokenProgram) => {
      expect(await refusalOf(await plant({ tokenProgram }))).toBeNull();
      expect(await refusalOf(await plant({ tokenProgram, hasEdition: false }))).toBeNull();
    },
  );

  it("is refused when somebody could mint more of it or freeze it", async () => {
    expect(await refusalOf(await plant({ isOpen: true }))).toBe("MintNotFinal");
    const nft = await plant();
    const mint = await machine.getAccount(nft.mint);
    if (!mint) throw new Error("no mint");
    const edition = mint.data.subarray(4, 36);
    for (const [minter, freezer] of [
      [null, owner.publicKey.toBuffer()],
      [owner.publicKey.toBuffer(), null],
      [edition, owner.publicKey.toBuffer()],
      [owner.publicKey.toBuffer(), edition],
    ] as const) {
      const data = Buffer.from(mint.data);
      data.writeUInt32LE(minter ? 1 : 0, 0);
      data.set(minter ?? Buffer.alloc(32), 4);
      data.writeUInt32LE(freezer ? 1 : 0, 46);
      data.set(freezer ?? Buffer.alloc(32), 50);
      await machine.setAccount(nft.mint, { ...mint, data });
      expect(await refusalOf(nft)).toBe("MintNotFinal");
    }
  });

  it.each([STANDARD.programmable, STANDARD.programmableEdition])(
    "is refused by name when it is programmable: standard %i",
    async (tokenStandard) => {
      expect(await refusalOf(await plant({ tokenStandard }))).toBe("ProgrammableNft");
    },
  );

  it("is refused when it is a print: its collection was copied, not confirmed", async () => {
    expect(await refusalOf(await plant({ tokenStandard: STANDARD.edition }))).toBe("NotInCollection");
  });

  it("is refused when it is no NFT: fungible, of more than one unit, or divisible", async () => {
    expect(await refusalOf(await plant({ tokenStandard: STANDARD.fungible }))).toBe("NotAnNft");
    expect(await refusalOf(await plant({ tokenStandard: STANDARD.asset }))).toBe("NotAnNft");
    for (const [decimals, amount] of [
      [0, 2n],
      [0, 0n],
      [1, 1n],
    ] as const) {
      const coin = await createMint(machine, { decimals });
      const token = await give(machine, coin, owner.publicKey, amount);
      await plantMetadata(machine, { mint: coin.address, collection: pool.collection });
      expect(await refusalOf({ mint: coin.address, tokenProgram: coin.tokenProgram, token })).toBe("NotAnNft");
    }
  });

  it("is refused by name when it is a Core asset, or compressed and so at no address", async () => {
    const nft = await plant();
    const mint = await machine.getAccount(nft.mint);
    if (!mint) throw new Error("no mint");
    await machine.setAccount(nft.mint, { ...mint, owner: CORE_PROGRAM_ADDRESS });
    expect(await refusalOf(nft)).toBe("CoreNft");
    expect(await refusalOf({ ...nft, mint: person("compressed").publicKey })).toBe("NoTokenNft");
  });

  it("is refused while it is frozen or elsewhere", async () => {
    const nft = await plant({ isOpen: true, hasEdition: false });
    const token = await machine.getAccount(nft.token);
    if (!token) throw new Error("no token account");
    const final = await machine.getAccount(nft.mint);
    // as if its authorities had been given up
    final?.data.writeUInt32LE(0, 0);
    final?.data.writeUInt32LE(0, 46);
    await machine.setAccount(nft.mint, final);
    const frozen = Buffer.from(token.data);
    frozen.writeUInt8(2, 108);
    await machine.setAccount(nft.token, { ...token, data: frozen });
    expect(await refusalOf(nft)).toBe("NftFrozen");
    const empty = Buffer.from(token.data);
    empty.writeBigUInt64LE(0n, 64);
    await machine.setAccount(nft.token, { ...token, data: empty });
    expect(await refusalOf(nft)).toBe("NftNotHeld");
    await machine.setAccount(nft.token, token);
    expect(await refusalOf(nft)).toBeNull();
  });

  it("is refused when its collection is another's, unverified, or none", async () => {
    for (const options of [{ collection: person("other").publicKey }, { isVerified: false }, { collection: null }]) {
      expect(await refusalOf(await plant(options))).toBe("NotInCollection");
    }
    expect(await refusalOf(await plant({ hasMetadata: false }))).toBe("NotInCollection");
  });

  it("is refused when its metadata is cut short, forged, or of another kind", async () => {
    const nft = await plant();
    const address = findMetadataAddress(nft.mint);
    const sound = await machine.getAccount(address);
    if (!sound) throw new Error("no metadata");
    const changed = async (data: Buffer, owner = sound.owner) => {
      await machine.setAccount(address, { ...sound, data, owner });
      return refusalOf(nft);
    };
    expect(await changed(sound.data, person("forger").publicKey)).toBe("NotInCollection");
    expect(await changed(Buffer.from([6, ...sound.data.subarray(1)]))).toBe("WrongMetadata");
    expect(await changed(Buffer.alloc(0))).toBe("WrongMetadata");
    expect(await changed(sound.data.subarray(0, 64))).toBe("WrongMetadata");
    // cut within the collection field
    expect(await changed(sound.data.subarray(0, 390))).toBe("NotInCollection");
    const another = Buffer.from(sound.data);
    another.set(person("other").publicKey.toBuffer(), 33);
    expect(await changed(another)).toBe("WrongMetadata");
    const longName = Buffer.from(sound.data);
    longName.writeUInt32LE(0xffff_ffff, 65);
    expect(await changed(longName)).toBe("WrongMetadata");
    expect(await changed(sound.data)).toBeNull();
  });

  describe("on an allow-list", () => {
    let listed: Nft[];
    let listPool: Pool;
    let list: ReturnType<typeof buildAllowList>;

    beforeAll(async () => {
      listPool = await openPool(machine, { delaySeconds: 0 });
      listed = [];
      for (let i = 0; i < 5; i++) listed.push(await plant({ hasMetadata: i !== 2, collection: null }));
      list = buildAllowList(
        listPool.address,
        listed.map(({ mint }) => mint),
      );
      const membership = { kind: "allow-list" as const, root: list.root, leaves: list.leaves };
      const proposal = { pool: listPool.address, admin: listPool.admin.publicKey, membership };
      await run(machine, proposeMembership(proposal), [listPool.admin]);
    });

    const placeOf = (nft: Nft) => list.findPlace(nft.mint) as AllowListPlace;
    const enter = (nft: Nft, place?: AllowListPlace) => refusal(machine, stake(nft, place, listPool), [owner]);

    it("is refused without its place, with another place, or with a proof that is shortened or reordered", async () => {
      const [nft, other] = listed as [Nft, Nft];
      const { index, proof } = placeOf(nft);
      expect(await enter(nft)).toBe("NotOnAllowList");
      expect(await enter(nft, placeOf(other))).toBe("NotOnAllowList");
      for (const wrong of [index + 1, index + 8, 2 ** 32 - 1]) {
        expect(await enter(nft, { index: wrong, proof })).toBe("NotOnAllowList");
      }
      expect(await enter(nft, { index, proof: proof.slice(1) })).toBe("NotOnAllowList");
      expect(await enter(nft, { index, proof: [...proof, new Uint8Array(32)] })).toBe("NotOnAllowList");
      expect(await enter(nft, { index, proof: proof.toReversed() })).toBe("NotOnAllowList");
      const bent = proof.map((sibling, height) => (height === 1 ? sibling.map((byte) => byte ^ 1) : sibling));
      expect(await enter(nft, { index, proof: bent })).toBe("NotOnAllowList");
    });

    it("is refused as a node of the tree, whose hash an attacker knows too", async () => {
      const [first, , third] = listed as [Nft, Nft, Nft];
      const node = placeOf(third).proof[1] as Uint8Array;
      const { proof } = placeOf(first);
      // a proof from a node up proves the node, not a leaf
      expect(await enter(first, { index: 0, proof: [node, ...proof.slice(2)] })).toBe("NotOnAllowList");
    });

    it("is refused in another pool with an identical list", async () => {
      const [nft] = listed as [Nft];
      const twin = await openPool(machine, {
        membership: { kind: "allow-list", root: list.root, leaves: list.leaves },
      });
      expect(await refusal(machine, stake(nft, placeOf(nft), twin), [owner])).toBe("NotOnAllowList");
    });

    it("is accepted with its place and proof, with or without metadata", async () => {
      for (const nft of listed) {
        expect(await enter(nft, placeOf(nft))).toBeNull();
        await run(machine, unstakeNft(inputOf(stakedOf(listPool, nft, owner))), [owner]);
        expect(await tokenAmount(machine, nft.token)).toBe(1n);
      }
    });

    it("is refused by name when it is programmable", async () => {
      const nft = await plant({ tokenStandard: STANDARD.programmable });
      expect(await enter(nft, { index: 0, proof: [] })).toBe("ProgrammableNft");
    });

    it("has no place on a list that does not name it, and an empty list is refused", () => {
      expect(list.findPlace(person("nft").publicKey)).toBeNull();
      expect(() => buildAllowList(listPool.address, [])).toThrow(RangeError);
    });
  });

  it("of a new collection is let in from the second the delay has passed, of the old one until then", async () => {
    const { pool: changing } = await stakeOne(machine, await openPool(machine));
    const collection = person("new collection").publicKey;
    const membership = { kind: "collection" as const, collection };
    const proposal = { pool: changing.address, admin: changing.admin.publicKey, membership };
    await run(machine, proposeMembership(proposal), [changing.admin]);
    const due = (await machine.now()) + 2n * DAY;
    const [fresh, old, late] = [
      await plant({ collection }),
      await plant({ collection: changing.collection }),
      await plant({ collection: changing.collection }),
    ];
    const enter = (nft: Nft) => refusal(machine, stake(nft, undefined, changing), [owner]);
    await machine.setNow(due - 1n);
    expect(await enter(fresh)).toBe("NotInCollection");
    expect(await enter(old)).toBeNull();
    await machine.setNow(due);
    expect(await enter(late)).toBe("NotInCollection");
    expect(await enter(fresh)).toBeNull();
  });

  it("is read alike by the client and the program", async () => {
    const nft = await plant({ tokenStandard: STANDARD.edition, size: 679 });
    const account = await machine.getAccount(findMetadataAddress(nft.mint));
    expect(account?.owner).toEqual(TOKEN_METADATA_PROGRAM_ADDRESS);
    const data = account?.data ?? Buffer.alloc(0);
    expect(readNftMetadata(data)).toMatchObject({
      mint: nft.mint,
      name: "Punky #1",
      tokenStandard: "edition",
      collection: { mint: pool.collection, isVerified: true },
    });
    expect(readNftMetadata(data.subarray(0, 200))).toBeNull();
    expect(readNftMetadata(data.subarray(0, 390))).toMatchObject({ collection: null });
    expect(readNftMetadata(Buffer.from([5, ...data.subarray(1)]))).toBeNull();
  });
});
