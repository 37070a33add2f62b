import type { PublicKey } from "@solana/web3.js";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { creatorVerifyResource } from "~/admin/resources/creator-verify.server";
import type { SigningDeps } from "~/domain/authority/sign.server";
import { buildDeed } from "~/domain/authority/sign.server";
import { planActs } from "~/domain/nft-acts/act-batch.server";
import { unverifyCreator } from "~/domain/nft-acts/deeds/unverify-creator.server";
import { updateAuthority } from "~/domain/nft-acts/deeds/update-authority.server";
import { verifyCreator } from "~/domain/nft-acts/deeds/verify-creator.server";
import type { Acting } from "~/domain/nft-acts/rules";
import { testDatabase as db } from "../database";
import { makeCollection, makeNfts, metadataOf } from "../jobs/nft-chain";
import { chain, fundedWallet, mint as scg } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { adminDeps } from "./admin-deps";
import { carryOutDeed, prepare, staffDeps } from "./authority-world";

/** What a wallet signs over NFTs, with the real Token Metadata program on a local chain. */

describe.skipIf(!inject("hasTokenMetadata"))("deeds over NFTs", () => {
  let authority: TestWallet;
  let collection: PublicKey;
  let deps: SigningDeps;
  beforeAll(async () => {
    authority = await fundedWallet();
    collection = await makeCollection(authority);
  }, 60_000);
  beforeEach(async () => {
    deps = await staffDeps();
  });

  const make = (count: number) => makeNfts(authority, { collection, target: authority.keypair.publicKey, count });
  const acting = (act: Acting["act"], change: Partial<Acting> = {}): Acting => ({
    ...{ act, authority: authority.address, newAuthority: "" },
    ...change,
  });
  const plan = (mints: readonly string[], asked: Acting) =>
    planActs({ db, chain }, { ...asked, text: mints.join("\n") });
  const creatorsOf = async (mint: string) =>
    (await metadataOf(mint))?.creators.map(({ address, isVerified }) => [address.toBase58(), isVerified]);

  it("take a creator's mark from NFTs and give it back, in one transaction each", async () => {
    const mints = await make(2);
    const parameters = { creator: authority.address, mints: mints.join() };
    const back = await carryOutDeed(deps, authority, await prepare(deps, { deed: unverifyCreator, parameters }));
    expect([back.status, back.effects]).toEqual([
      "landed",
      mints.map((of) => ({ name: "nft", of, before: authority.address, after: null })),
    ]);
    for (const mint of mints) expect(await creatorsOf(mint)).toEqual([[authority.address, false]]);
    const again = await carryOutDeed(deps, authority, await prepare(deps, { deed: verifyCreator, parameters }));
    expect(again.status).toBe("landed");
    for (const mint of mints) expect(await creatorsOf(mint)).toEqual([[authority.address, true]]);
    await expect(prepare(deps, { deed: verifyCreator, parameters })).rejects.toMatchObject({ code: "NothingChanges" });
  });

  it("hand NFTs over to another wallet, which alone can give them back", async () => {
    const mints = await make(2);
    const heir = await fundedWallet(0n);
    const given = { authority: authority.address, newAuthority: heir.address, mints: mints.join() };
    const landed = await carryOutDeed(
      deps,
      authority,
      await prepare(deps, { deed: updateAuthority, parameters: given }),
    );
    expect(landed.status).toBe("landed");
    for (const mint of mints) expect((await metadataOf(mint))?.updateAuthority.toBase58()).toBe(heir.address);
    const foreign = { ...given, newAuthority: testWallet().address };
    await expect(prepare(deps, { deed: updateAuthority, parameters: foreign })).rejects.toMatchObject({
      code: "NftsDiffer",
      details: { mint: mints[0] },
    });
    const back = { authority: heir.address, newAuthority: authority.address, mints: mints.join() };
    expect(
      (await carryOutDeed(deps, heir, await prepare(deps, { deed: updateAuthority, parameters: back }))).status,
    ).toBe("landed");
  });

  it("are not built once an NFT is no longer as it was", async () => {
    const [first = "", second = ""] = await make(2);
    const heir = testWallet().address;
    const both = { authority: authority.address, newAuthority: heir, mints: `${first},${second}` };
    const { id } = await prepare(deps, { deed: updateAuthority, parameters: both });
    const one = { ...both, mints: first };
    await carryOutDeed(deps, authority, await prepare(deps, { deed: updateAuthority, parameters: one }));
    await expect(buildDeed(deps, id)).rejects.toMatchObject({ code: "NftsDiffer", details: { mint: first } });
  });

  it("are divided into as many as their transactions take, and pass over what is done or waits", async () => {
    const mints = await make(13);
    const heir = testWallet().address;
    const asked = acting("updateAuthority", { newAuthority: heir });
    const batch = await plan(mints, asked);
    expect(batch).toMatchObject({ bad: [], existing: 0, waiting: 0, more: 0 });
    expect(batch.deeds.map((some) => some.length)).toEqual([11, 2]);
    const [full = []] = batch.deeds;
    const parameters = { authority: authority.address, newAuthority: heir, mints: full.map(({ mint }) => mint).join() };
    const deed = await prepare(deps, { deed: updateAuthority, parameters });
    expect(await plan(mints, asked)).toMatchObject({ waiting: 11, existing: 0 });
    // eleven fit into one transaction, and land
    expect((await carryOutDeed(deps, authority, deed)).status).toBe("landed");
    expect(await plan(mints, asked)).toMatchObject({ waiting: 0, existing: 11 });
    expect((await plan(mints, asked)).deeds.map((some) => some.length)).toEqual([2]);
  }, 120_000);

  it("take eighteen marks of a creator in one transaction", async () => {
    const mints = await make(18);
    const parameters = { creator: authority.address, mints: mints.join() };
    const deed = await prepare(deps, { deed: unverifyCreator, parameters });
    expect((await carryOutDeed(deps, authority, deed)).status).toBe("landed");
    const tooMany = { ...parameters, mints: [...mints, scg.toBase58()].join() };
    await expect(prepare(deps, { deed: unverifyCreator, parameters: tooMany })).rejects.toMatchObject({
      code: "InvalidInput",
    });
  }, 120_000);

  it("name every row that cannot be done, with its line and its reason", async () => {
    const [verified = ""] = await make(1);
    const stranger = testWallet().address;
    const list = [verified, scg.toBase58(), "nonsense", verified];
    const { bad } = await plan(list, acting("updateAuthority", { authority: stranger, newAuthority: stranger }));
    expect(bad.map(({ line, problem }) => [line, problem])).toEqual([
      [1, "notAuthority"],
      [2, "notNft"],
      [3, "mint"],
      [4, "duplicate"],
    ]);
    const others = await plan([verified], acting("verifyCreator", { authority: stranger }));
    expect(others.bad).toMatchObject([{ line: 1, problem: "notCreator" }]);
    const form = creatorVerifyResource.create;
    const typed = { authority: stranger, newAuthority: "", list: verified };
    await expect(form?.preview?.(await adminDeps(), typed, "")).rejects.toMatchObject({
      code: "RowsWrong",
      details: { rows: `Line 1: Does not name this creator: ${verified}` },
    });
  });

  it("are nothing if every NFT is as it was asked for", async () => {
    const mints = await make(1);
    await expect(plan(mints, acting("verifyCreator"))).rejects.toMatchObject({ code: "NothingChanges" });
  });
});
