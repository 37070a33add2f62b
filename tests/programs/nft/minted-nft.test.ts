import { PublicKey } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import {
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { readNftMetadata } from "~programs/nft-metadata.ts";
import {
  CREATION_FEE_LAMPORTS,
  createNft,
  delegateCollection,
  findCollectionDelegateAddress,
  NFT_ACCOUNT_BYTES,
} from "~programs/token-metadata.ts";
import { person, run } from "../fixtures.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import { tokenAmount, wallet } from "./fixtures.ts";
import type { Nft } from "./planted-nfts.ts";
import { findTokenMetadata, makeNft } from "./token-metadata-program.ts";

/** How the minter makes an NFT, on the real Token Metadata program. */

const program = await findTokenMetadata();

describe.skipIf(!program).each(machineNames)("the minter, on %s", (name) => {
  let machine: Machine;
  let authority: Awaited<ReturnType<typeof wallet>>;
  let minter: Awaited<ReturnType<typeof wallet>>;
  let collection: Nft;

  beforeAll(async () => {
    machine = await openMachine(name, program ? [program] : []);
    authority = await wallet(machine, "collection authority");
    minter = await wallet(machine, "minter");
    collection = await makeNft(machine, authority, null);
    const delegate = minter.publicKey;
    await run(machine, delegateCollection({ collection: collection.mint, authority: authority.publicKey, delegate }), [
      authority,
    ]);
  });

  const nftFor = async (mint: PublicKey, target: PublicKey, by = minter) => ({
    minter: by.publicKey,
    mint,
    target,
    name: "PunkyKongz #7",
    symbol: "KONGZ",
    uri: "https://example.org/7.json",
    royaltyBps: 500,
    collection: collection.mint,
    collectionAuthority: authority.publicKey,
    lamportsBefore: (await machine.getAccount(mint))?.lamports ?? 0n,
    mintRent: await machine.minimumRent(82),
  });

  const stateOf = async (mint: PublicKey, target: PublicKey) => {
    const metadata = await machine.getAccount(findMetadataAddress(mint));
    const account = await machine.getAccount(mint);
    const token = findAssociatedTokenAddress(mint, target, TOKEN_PROGRAM_ADDRESS);
    return {
      metadata: readNftMetadata(metadata?.data ?? Buffer.alloc(0)),
      amount: await tokenAmount(machine, token),
      supply: account?.data.readBigUInt64LE(36),
      mintAuthority: new PublicKey(account?.data.subarray(4, 36) ?? []),
      edition: (await machine.getAccount(findEditionAddress(mint)))?.data[0],
    };
  };

  it("makes one NFT of the collection for a wallet, and keeps no power over it", async () => {
    const [mint, target] = [person("new mint"), person("target").publicKey];
    const before = (await machine.getAccount(minter.publicKey))?.lamports ?? 0n;
    await run(machine, createNft(await nftFor(mint.publicKey, target)), [minter, mint]);
    const state = await stateOf(mint.publicKey, target);
    expect(state.metadata).toMatchObject({
      name: "PunkyKongz #7",
      symbol: "KONGZ",
      uri: "https://example.org/7.json",
      tokenStandard: "nft",
      collection: { mint: collection.mint, isVerified: true },
      updateAuthority: authority.publicKey,
    });
    expect(state).toMatchObject({ amount: 1n, supply: 1n, edition: 6 });
    expect(state.mintAuthority).toEqual(findEditionAddress(mint.publicKey));
    const rents = await Promise.all(NFT_ACCOUNT_BYTES.map((size) => machine.minimumRent(size)));
    const spent = before - ((await machine.getAccount(minter.publicKey))?.lamports ?? 0n);
    expect(spent).toBe(rents.reduce((sum, rent) => sum + rent, CREATION_FEE_LAMPORTS));
  });

  it("is refused for an address that has an NFT already", async () => {
    const [mint, target] = [person("mint twice"), person("target").publicKey];
    await run(machine, createNft(await nftFor(mint.publicKey, target)), [minter, mint]);
    const other = person("another target").publicKey;
    const again = { ...(await nftFor(mint.publicKey, other)), lamportsBefore: 0n };
    expect((await machine.send(createNft(again), [minter, mint])).error).not.toBeNull();
    expect((await stateOf(mint.publicKey, target)).supply).toBe(1n);
  });

  it.each([1n, 5_000_000n])("makes it at an address that somebody has sent %s lamports to", async (lamports) => {
    const [mint, target] = [person(`mint with ${lamports}`), person("target").publicKey];
    await machine.setAccount(mint.publicKey, {
      owner: PublicKey.default,
      lamports,
      data: Buffer.alloc(0),
      executable: false,
    });
    await run(machine, createNft(await nftFor(mint.publicKey, target)), [minter, mint]);
    expect(await stateOf(mint.publicKey, target)).toMatchObject({ amount: 1n, supply: 1n, edition: 6 });
  });

  it("makes it as the collection's own authority too", async () => {
    const [mint, target] = [person("mint by authority"), person("target").publicKey];
    await run(machine, createNft(await nftFor(mint.publicKey, target, authority)), [authority, mint]);
    const { metadata } = await stateOf(mint.publicKey, target);
    expect(metadata?.collection?.isVerified).toBe(true);
    expect(metadata?.updateAuthority).toEqual(authority.publicKey);
  });

  it("makes nothing with the key of somebody who is no delegate of the collection", async () => {
    const thief = await wallet(machine, "thief");
    const [mint, target] = [person("stolen mint"), thief.publicKey];
    const { error } = await machine.send(createNft(await nftFor(mint.publicKey, target, thief)), [thief, mint]);
    expect(error).not.toBeNull();
    expect(await machine.getAccount(mint.publicKey)).toBeNull();
    const record = findCollectionDelegateAddress(collection.mint, authority.publicKey, thief.publicKey);
    expect(await machine.getAccount(record)).toBeNull();
  });
});
