import { PublicKey } from "@solana/web3.js";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { collectionResource } from "~/admin/resources/collection.server";
import { madeCoinResource } from "~/admin/resources/made-coin.server";
import type { SigningDeps } from "~/domain/authority/sign.server";
import { createCoin } from "~/domain/coins/deeds/create-coin.server";
import { COIN_PROGRAMS } from "~/domain/coins/new-coin.server";
import { readCoinFacts } from "~/domain/coins/read-coin-facts.server";
import { readAsset } from "~/domain/jobs/read-asset.server";
import { createCollection } from "~/domain/nft-acts/deeds/create-collection.server";
import { findFreeNumber } from "~/domain/nft-acts/free-number.server";
import { readCollection } from "~/domain/nft-acts/read-collection.server";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { findAssociatedTokenAddress } from "~programs/addresses";
import { findSeededMint } from "~programs/seeded-mint";
import { testDatabase as db } from "../database";
import { metadataOf } from "../jobs/nft-chain";
import { chain, fundedWallet } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { adminDeps } from "./admin-deps";
import { carryOutDeed, prepare, staffDeps } from "./authority-world";

/** Coins and collections that staff have made, with the real programs on a local chain. */

describe.skipIf(!inject("hasTokenMetadata"))("what staff have made", () => {
  let maker: TestWallet;
  let deps: SigningDeps;
  beforeAll(async () => {
    maker = await fundedWallet();
  }, 60_000);
  beforeEach(async () => {
    deps = await staffDeps();
  });

  const texts = { name: "Punky Coin", symbol: "PNK", uri: "https://example.org/coin.json" };
  const coinOf = (change: Record<string, string>) => ({
    ...{ authority: maker.address, number: "0", program: "token", decimals: "6", supplyRaw: "1500000", ...texts },
    ...{ mintAuthority: maker.address, freezeAuthority: "none" },
    ...change,
  });
  const make = async (parameters: Record<string, string>) =>
    carryOutDeed(deps, maker, await prepare(deps, { deed: createCoin, parameters }));

  it.each(["token", "token2022"] as const)("is a coin of %s with its name, supply and powers", async (program) => {
    const heir = testWallet().address;
    const number = await findFreeNumber({ db, chain }, { kinds: ["createCoin"], authority: maker.address, program });
    const landed = await make(coinOf({ program, number, mintAuthority: heir }));
    expect([landed.status, landed.problem]).toEqual(["landed", null]);
    const tokenProgram = COIN_PROGRAMS[program];
    const mint = findSeededMint(maker.keypair.publicKey, Number(number), tokenProgram);
    expect(await readCoinFacts(chain, mint.toBase58())).toEqual({
      ...{ tokenProgram: tokenProgram.toBase58(), decimals: 6, supply: "1.5" },
      ...{ mintAuthority: heir, freezeAuthority: null },
    });
    const account = findAssociatedTokenAddress(mint, maker.keypair.publicKey, tokenProgram);
    const { accounts } = await chain.getAccounts([account.toBase58(), mint.toBase58()]);
    expect(tokenAmountOf(accounts[0])).toBe(1_500_000n);
    if (program === "token") expect(await metadataOf(mint.toBase58())).toMatchObject(texts);
    else
      for (const text of Object.values(texts)) expect(Buffer.from(accounts[1]?.data ?? []).includes(text)).toBe(true);
    // a job can send it: it has no extension but its metadata
    expect(await readAsset(chain, { asset: "coin", mint: mint.toBase58() })).toMatchObject({ decimals: 6 });
    await expect(prepare(deps, { deed: createCoin, parameters: coinOf({ program, number }) })).rejects.toMatchObject({
      code: "NothingChanges",
    });
  });

  it("can be a coin without a supply, but not one of which there never will be any", async () => {
    const kinds = { kinds: ["createCoin"], authority: maker.address };
    const number = await findFreeNumber({ db, chain }, kinds);
    const empty = coinOf({ number, supplyRaw: "0", freezeAuthority: maker.address });
    await expect(
      prepare(deps, { deed: createCoin, parameters: { ...empty, mintAuthority: "none" } }),
    ).rejects.toMatchObject({ code: "InvalidInput" });
    expect((await make(empty)).status).toBe("landed");
    const mint = findSeededMint(maker.keypair.publicKey, Number(number)).toBase58();
    expect(await readCoinFacts(chain, mint)).toMatchObject({ supply: "0", freezeAuthority: maker.address });
    expect(Number(await findFreeNumber({ db, chain }, kinds))).toBeGreaterThan(Number(number));
  });

  it("is a collection that its authority holds and that counts its members", async () => {
    const { name, symbol, uri } = texts;
    const number = await findFreeNumber({ db, chain }, { kinds: ["createCollection"], authority: maker.address });
    const parameters = { authority: maker.address, number, name, symbol, uri, royaltyBps: "725" };
    const landed = await carryOutDeed(deps, maker, await prepare(deps, { deed: createCollection, parameters }));
    expect([landed.status, landed.problem]).toEqual(["landed", null]);
    const mint = findSeededMint(new PublicKey(maker.address), Number(number)).toBase58();
    const found = { name, symbol, uri, royaltyBps: 725, authority: maker.address, size: 0 };
    expect(await readCollection(chain, mint)).toEqual(found);
    const page = await collectionResource.detail?.load(await adminDeps(), mint);
    expect(page).toMatchObject({ title: name, facts: { royalty: "7.25%", size: 0, authority: maker.address } });
    expect(await readCollection(chain, testWallet().address)).toBeNull();
  });

  it("shows in its form who may do what with a coin before anybody signs, and refuses a power that nobody gets", async () => {
    const form = madeCoinResource.create;
    const typed = {
      ...{ authority: maker.address, program: "token2022", ...texts, decimals: "2", supply: "10.25" },
      ...{ mintPower: "giveUp", freezePower: "keep", heir: "" },
    };
    const effects = await form?.preview?.(await adminDeps(), typed, "");
    expect(effects).toContainEqual({ name: "amount", after: "10.25" });
    expect(effects).toContainEqual({ name: "mintAuthority", after: "none" });
    expect(effects).toContainEqual({ name: "freezeAuthority", after: maker.address });
    const heirless = { ...typed, mintPower: "handOver" };
    await expect(form?.preview?.(await adminDeps(), heirless, "")).rejects.toMatchObject({ code: "InvalidInput" });
  });
});
