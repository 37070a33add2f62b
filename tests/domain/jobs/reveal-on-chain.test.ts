import type { PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { SigningDeps } from "~/domain/authority/sign.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { delegateCollection } from "~/domain/jobs/deeds/delegate-collection.server";
import { readDelegation } from "~/domain/jobs/read-delegation.server";
import { checkReveal } from "~/domain/reveals/check.server";
import { commitReveal, startReveal } from "~/domain/reveals/commands.server";
import { commitSchema, revealSchema } from "~/domain/reveals/input";
import { findReveal } from "~/domain/reveals/queries.server";
import { sha256Hex } from "~/domain/sha256";
import { auditEntry, jobItem, reveal } from "~db/schema";
import { carryOutDeed, prepare, staffDeps } from "../authority/authority-world";
import { testDatabase as db } from "../database";
import { chain, fundedWallet } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { rowOf, SEED } from "./job-world";
import { fillJobOf, makeCollection, makeNfts, metadataOf, runToEnd } from "./nft-chain";

/** What NFTs become is committed first and revealed by a job, with the real Token Metadata program on a local chain. */

describe.skipIf(!inject("hasTokenMetadata"))("a reveal", () => {
  let authority: TestWallet;
  let payer: TestWallet;
  let collection: PublicKey;
  let staff: SigningDeps;
  beforeAll(async () => {
    [authority, payer] = [await fundedWallet(), await fundedWallet()];
    collection = await makeCollection(authority);
  }, 60_000);
  beforeEach(async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    staff = await staffDeps();
    await db.delete(reveal);
  });

  const deps = () => ({
    ...{ db, now: new Date(), actor: staff.actor },
    ...{ seed: SEED, adminSecret: staff.adminSecret },
  });
  const make = (count: number) => makeNfts(authority, { collection, target: payer.keypair.publicKey, count });
  const fileOf = (mints: readonly string[]) =>
    ["mint,name,uri", ...mints.map((mint, at) => `${mint},Revealed #${at},https://example.org/r${at}.json`)].join("\n");
  const commit = (list: string) => {
    return commitReveal(deps(), commitSchema.parse({ title: "reveal", collection: collection.toBase58(), list }));
  };
  const begin = (id: string, list: string) =>
    startReveal({ ...deps(), chain }, id, revealSchema.parse({ list, refundAddress: payer.address }));

  it("gives each NFT what was committed, leaves everything else as it was, and finds no difference afterwards", async () => {
    const mints = await make(3);
    const file = fileOf(mints);
    const id = await begin(await commit(file), file);
    expect((await db.select().from(jobItem).where(eq(jobItem.jobId, id)))[1]).toMatchObject({
      ...{ before: "Punky #1\nhttps://example.org/1.json", after: "Revealed #1\nhttps://example.org/r1.json" },
    });
    const row = await changeJob({ ...deps(), isOnlyOwner: true }, { id, version: 0, deed: "start" });
    await fillJobOf(payer, row);
    const parameters = await readDelegation({ db, seed: SEED }, id);
    expect(parameters.role).toBe("data");
    await carryOutDeed(staff, authority, await prepare(staff, { deed: delegateCollection, parameters }));
    expect((await checkReveal({ db, chain }, id)).differing).toHaveLength(3);
    await runToEnd(id);
    expect(await rowOf(id)).toMatchObject({ status: 20, completedCount: 3, reason: null });
    for (const [at, mint] of mints.entries()) {
      expect(await metadataOf(mint)).toMatchObject({
        ...{ name: `Revealed #${at}`, uri: `https://example.org/r${at}.json`, symbol: "PTEST", royaltyBps: 500 },
        creators: [{ address: authority.keypair.publicKey, isVerified: true, share: 100 }],
        updateAuthority: authority.keypair.publicKey,
        collection: { mint: collection, isVerified: true },
      });
    }
    expect(await checkReveal({ db, chain }, id)).toEqual({ count: 3, differing: [] });
  }, 180_000);

  it("takes no other file than the committed one, and no hash that only D1 has", async () => {
    const file = fileOf(await make(1));
    const id = await commit(file);
    await expect(begin(id, `${file}\n`)).rejects.toMatchObject({ code: "RevealDiffers" });
    const other = file.replace("Revealed", "Favoured");
    await db
      .update(reveal)
      .set({ fileHash: await sha256Hex(other) })
      .where(eq(reveal.id, id));
    await expect(begin(id, other)).rejects.toMatchObject({ code: "RevealDiffers" });
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.key, id));
    expect(entries.map(({ action }) => action)).toEqual(["reveal.commit"]);
    expect(entries[0]?.after).toContain(await sha256Hex(file));
  });

  it("is committed once, without a wrong row, and has one job", async () => {
    const file = fileOf(await make(1));
    const id = await commit(file);
    await expect(commit(file)).rejects.toMatchObject({ code: "AlreadyExists" });
    await expect(commit("nonsense,Name,https://example.org/1.json")).rejects.toMatchObject({ code: "RowsWrong" });
    await expect(commit("")).rejects.toMatchObject({ code: "JobWithoutItems" });
    const jobId = await begin(id, file);
    expect(await findReveal(db, id)).toMatchObject({ jobId });
    await expect(begin(id, file)).rejects.toMatchObject({ code: "Conflict" });
  });

  it("leaves out NFTs of another collection, or of another authority", async () => {
    const [member = ""] = await make(1);
    const other = await makeCollection(authority);
    const target = payer.keypair.publicKey;
    const [foreign = ""] = await makeNfts(authority, { collection: other, target, count: 1 });
    const file = fileOf([member, foreign, testWallet().address]);
    const row = await rowOf(await begin(await commit(file), file));
    const problems = JSON.parse(row.problems) as { line: number; problem: string }[];
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
      [3, "otherCollection"],
      [4, "notNft"],
    ]);
  }, 60_000);
});
