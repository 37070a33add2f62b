import { PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AuthorityDeed } from "~/domain/authority/define-authority-deed";
import { planDeed, withdrawDeed } from "~/domain/authority/prepare.server";
import { getDeed } from "~/domain/authority/queries.server";
import { settleDeeds } from "~/domain/authority/settle.server";
import { buildDeed, declineDeed, signDeed } from "~/domain/authority/sign.server";
import { AUTHORITY_DEEDS } from "~/domain/authority-deeds.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { createMarks } from "~/domain/jobs/create-marks.server";
import { marksSchema } from "~/domain/jobs/input";
import { readDelegation } from "~/domain/jobs/read-delegation.server";
import { readFunding } from "~/domain/jobs/read-funding.server";
import { transactionRequestSchema } from "~/domain/kinds.server";
import { fundStream } from "~/domain/nft-staking/deeds/fund-stream.server";
import { setStream } from "~/domain/nft-staking/deeds/set-stream.server";
import { readNftPool } from "~/domain/nft-staking/pool/accounts.server";
import type { DeedWish } from "~/domain/transaction-types";
import { listOpenIntents } from "~/domain/transactions/queries.server";
import { writeGrantLines } from "~/domain/vesting/deeds/grant-lines";
import { PINS, type Pins } from "~/pins";
import { DEED_RULES } from "~/signing/.client/verifier/deed-rules";
import { findDifference } from "~/signing/.client/verifier/verify";
import { auditEntry } from "~db/schema";
import { DEED_PROGRAMS } from "~programs/deed-programs";
import { testDatabase as db } from "../database";
import { NO_ASSETS, SEED } from "../jobs/job-world";
import { makeCollection, makeNfts } from "../jobs/nft-chain";
import { accountLies, argumentLies, LIES, omissions } from "../signing/lies";
import { chain, mint } from "../staking/chain-world";
import { type TestWallet, testWallet, unsignedOf } from "../transactions/wallet";
import { type AuthorityWorld, carryOutDeed, openAuthority, prepare, SCG, settled, staffDeps } from "./authority-world";
import { filledDraft, grantLine, listedDraft, listedNftDraft, newGrant } from "./drop-world";
import { startJob } from "./job-to-fill";

/** What authorities sign, against the real programs on a local chain. */

let world: AuthorityWorld;
beforeAll(async () => {
  world = await openAuthority();
}, 120_000);

const terms = { endTs: "none", weekBps: "0", monthBps: "0" };
const streamOf = (rateRaw: bigint) => ({
  deed: setStream,
  parameters: { poolAddress: world.nftPool, stream: "0", rateRaw: String(rateRaw), ...terms },
});
const fundingOf = (amountRaw: bigint) => ({
  deed: fundStream,
  parameters: { poolAddress: world.nftPool, stream: "0", mint: mint.toBase58(), amountRaw: String(amountRaw) },
});
const actions = async (id: string) =>
  (await db.select().from(auditEntry).where(eq(auditEntry.key, id))).map(({ action }) => action);

describe("a deed", () => {
  it("is signed by the authority, changes the chain, and is in the audit log when it was built and when it landed", async () => {
    const deps = await staffDeps();
    const raised = await carryOutDeed(deps, world.authority, await prepare(deps, streamOf(2n * SCG)));
    const funded = await carryOutDeed(deps, world.authority, await prepare(deps, fundingOf(5n * SCG)));
    const { pool } = await readNftPool(chain, world.nftPool);
    expect(pool.streams[0]).toMatchObject({ rateRaw: 2n * SCG, heldRaw: 15n * SCG });
    expect([raised.status, funded.status]).toEqual(["landed", "landed"]);
    expect(raised.signature).toMatch(/^\w{80,90}$/);
    expect(await actions(raised.id)).toEqual(["authorityDeed.prepare", "authorityDeed.build", "authorityDeed.land"]);
    const [, , landed] = await db.select().from(auditEntry).where(eq(auditEntry.key, raised.id));
    expect(landed).toMatchObject({ actor: "chain", after: expect.stringContaining(raised.signature ?? "none") });
  });

  it("says before anybody signs what changes, and which wallet the chain asks for", async () => {
    const deps = { db, chain };
    const plan = await planDeed(deps, fundingOf(3n * SCG));
    expect(plan.authority.toBase58()).toBe(world.authority.address);
    expect(plan.effects).toContainEqual({ name: "amount", after: "3" });
    expect(plan.effects.find(({ name }) => name === "free")).toEqual({ name: "free", before: "15", after: "18" });
  });

  it("has one transaction, whoever asks for it and however often, so that nothing is paid twice", async () => {
    const deps = await staffDeps();
    const { id } = await prepare(deps, fundingOf(SCG));
    const [first, second] = await Promise.all([buildDeed(deps, id), buildDeed(deps, id)]);
    expect(second.intent.id).toBe(first.intent.id);
    const transaction = world.authority.sign(unsignedOf(first.intent.message));
    const signed = await Promise.all([signDeed(deps, { id, transaction }), signDeed(deps, { id, transaction })]);
    expect(new Set(signed.map(({ intent }) => intent.signature)).size).toBe(1);
    expect((await actions(id)).filter((action) => action === "authorityDeed.build")).toHaveLength(1);
    await expect(withdrawDeed(deps, id)).rejects.toMatchObject({ code: "Conflict" });
    await settled(first.intent.id);
    await settleDeeds({ db, now: new Date() });
    await settleDeeds({ db, now: new Date() });
    expect((await actions(id)).filter((action) => action === "authorityDeed.land")).toHaveLength(1);
  });

  it("can be signed again after the wallet declined, with a new transaction", async () => {
    const deps = await staffDeps();
    const { id } = await prepare(deps, fundingOf(SCG));
    const first = await buildDeed(deps, id);
    await declineDeed(deps, id);
    expect(await getDeed(db, id)).toMatchObject({ status: "waiting", problem: "TransactionRejected", intentId: null });
    const second = await buildDeed(deps, id);
    expect(second.intent.id).not.toBe(first.intent.id);
    expect(await actions(id)).toContain("authorityDeed.fail");
  });

  it("cannot be built once it was withdrawn", async () => {
    const deps = await staffDeps();
    const { id } = await prepare(deps, fundingOf(SCG));
    await buildDeed(deps, id);
    await withdrawDeed(deps, id);
    await expect(buildDeed(deps, id)).rejects.toMatchObject({ code: "Conflict" });
    const stale = { id, transaction: "AAAA" };
    await expect(signDeed(deps, stale)).rejects.toMatchObject({ code: "Conflict" });
  });

  it("is for operators with a fresh proof", async () => {
    const editor = await staffDeps("editor");
    await expect(prepare(editor, fundingOf(SCG))).rejects.toMatchObject({ code: "RoleTooLow" });
    const deps = await staffDeps();
    const { id } = await prepare(deps, fundingOf(SCG));
    const late = { ...deps, now: new Date(deps.now.getTime() + 6 * 60_000) };
    await expect(prepare(late, fundingOf(SCG))).rejects.toMatchObject({ code: "ProofNeeded" });
    await expect(buildDeed(late, id)).rejects.toMatchObject({ code: "ProofNeeded" });
    await expect(withdrawDeed(late, id)).rejects.toMatchObject({ code: "ProofNeeded" });
  });

  it("is refused to every wallet but the one that the chain names", async () => {
    const deps = await staffDeps();
    const kind = deps.send.kinds.find(({ name }) => name === "fundStream");
    const asked = { wallet: testWallet().address, intentId: "x", parameters: fundingOf(SCG).parameters };
    await expect(kind?.plan({ db, chain }, asked)).rejects.toMatchObject({
      code: "AuthorityNeeded",
      details: { address: world.authority.address },
    });
  });

  it("is neither accepted nor listed by the API for holders", async () => {
    const deps = await staffDeps();
    const { id } = await prepare(deps, fundingOf(SCG));
    await buildDeed(deps, id);
    const request = { requestKey: crypto.randomUUID(), kind: "fundStream", parameters: fundingOf(SCG).parameters };
    expect(transactionRequestSchema.safeParse(request).success).toBe(false);
    expect(await listOpenIntents(db, world.authority.address)).toEqual([]);
  });
});

describe("the browser's check", () => {
  type Built = { wish: DeedWish; wallet: TestWallet; unsigned: Uint8Array };
  const built: Built[] = [];
  let staff: Awaited<ReturnType<typeof staffDeps>>;
  const known = { rules: DEED_RULES, programs: DEED_PROGRAMS };
  /** The build knows the pools of these tests, as it knows the site's. */
  const pins = (): Pins => ({
    ...PINS,
    coinPool: { address: world.coinPool, mint: mint.toBase58(), decimals: 9 },
    nftPools: [{ kind: "boost", collection: "genesis", address: world.nftPool }],
  });
  const look = ({ wish, wallet }: Built, unsigned: Uint8Array, pinned = pins()) =>
    findDifference(unsigned, { wish, wallet: wallet.address, pins: pinned, known });
  const to = testWallet().address;

  /** One deed of every kind, in an order in which each can be done. */
  const everyDeed = async (funding: Record<string, string>) => {
    const { authority, coinPool, nftPool } = world;
    const draft = await listedDraft(authority, 1);
    const ended = await filledDraft(authority, 2);
    const nfts = await listedNftDraft(authority, 3);
    const grantAddress = await newGrant(authority, { grantId: 1n });
    const coin = { mint: mint.toBase58(), amountRaw: String(SCG) };
    return {
      setStream: streamOf(3n * SCG).parameters,
      fundStream: fundingOf(SCG).parameters,
      withdrawStream: { poolAddress: nftPool, stream: "0", ...coin, to },
      setNftPaused: { poolAddress: nftPool, isPaused: "yes" },
      setNftConditions: { poolAddress: nftPool, weightsBps: "10000,0,0,0", maxNfts: "200", feeBps: "100" },
      proposeMembership: { poolAddress: nftPool, members: "allow-list", membershipKey: to, leaves: "12" },
      fundPool: { poolAddress: coinPool, ...coin },
      withdrawPool: { poolAddress: coinPool, vault: "reward", ...coin, to },
      setPaused: { poolAddress: coinPool, isPaused: "yes" },
      setConditions: {
        ...{ poolAddress: coinPool, ratesBps: "300,500,900,1500", minStakeRaw: String(2n * SCG) },
        ...{ maxStakeRaw: String(50n * SCG), feeBps: "200" },
      },
      fundJob: funding,
      createCampaign: draft.creation,
      fillCampaign: draft.filling,
      openCampaign: { campaignAddress: draft.campaignAddress },
      returnCoins: { campaignAddress: ended, mint: coin.mint, pages: "1" },
      closeCampaign: { campaignAddress: ended },
      createNftCampaign: nfts.creation,
      depositNfts: nfts.deposit,
      returnNfts: nfts.back,
      createGrants: {
        ...{ creator: authority.address, mint: coin.mint },
        grants: writeGrantLines([grantLine("2", { plan: "Team, Seoul" }), grantLine("3")]),
      },
      revokeGrant: { grantAddress, mint: coin.mint },
      createCoinPool: {
        ...{ creator: world.authority.address, mint: coin.mint, poolId: "7", pauser: to, funder: coinPool },
        ...{ ratesBps: "200,500,900,1500", minStakeRaw: "1", maxStakeRaw: String(9n * SCG), feeBps: "1000" },
      },
      createNftPool: {
        ...{ creator: world.authority.address, poolId: "7", poolKind: "nova", pauser: to, funder: coinPool },
        ...{ weightsBps: "10000,12000,15000,20000", maxNfts: "10", feeBps: "5", delaySeconds: "172800" },
        ...{ members: "allow-list", membershipKey: to, leaves: "3" },
      },
      addStream: {
        ...{ poolAddress: nftPool, stream: "1", mint: coin.mint, streamKind: "bonus", rateRaw: "77" },
        ...{ endTs: "1893456030", weekBps: "15000", monthBps: "20000" },
      },
      ...(await nftDeeds(authority)),
    } satisfies Record<DeedWish["kind"], Record<string, string>>;
  };

  /** What the authority of a collection signs for a job that takes the mark from an NFT. */
  const startMarks = async (collection: PublicKey, mint: string) => {
    const { actor, now, adminSecret } = staff;
    const input = { title: "marks", does: "unverifyCollection", collection: collection.toBase58(), list: mint };
    const typed = marksSchema.parse({ ...input, refundAddress: to });
    const asking = { db, now, actor, seed: SEED, adminSecret };
    const id = await createMarks({ ...asking, chain, assets: NO_ASSETS }, typed);
    await changeJob({ ...asking, isOnlyOwner: true }, { id, version: 0, deed: "start" });
    return readDelegation(asking, id);
  };

  /** Of an NFT of the real Token Metadata program: its creator's mark is taken back and given again, then it is handed over. */
  const nftDeeds = async (wallet: TestWallet) => {
    const collection = await makeCollection(wallet);
    const [mint = ""] = await makeNfts(wallet, { collection, target: wallet.keypair.publicKey, count: 1 });
    const delegation = await startMarks(collection, mint);
    return {
      createCollection: {
        ...{ authority: wallet.address, number: "0", name: "Punky Made", symbol: "MADE" },
        ...{ uri: "https://example.org/made.json", royaltyBps: "750" },
      },
      createCoin: {
        ...{ authority: wallet.address, number: "0", program: "token2022", decimals: "6", supplyRaw: "5000000" },
        ...{ name: "Punky Coin", symbol: "PNK", uri: "https://example.org/coin.json" },
        ...{ mintAuthority: to, freezeAuthority: "none" },
      },
      delegateCollection: delegation,
      unverifyCreator: { creator: wallet.address, mints: mint },
      verifyCreator: { creator: wallet.address, mints: mint },
      updateAuthority: { authority: wallet.address, newAuthority: to, mints: mint },
    };
  };

  beforeAll(async () => {
    const deps = await staffDeps();
    staff = deps;
    const { id } = await startJob(deps);
    const funding = await readFunding({ db, chain, seed: SEED }, { id, funder: world.authority.address });
    for (const [kind, parameters] of Object.entries(await everyDeed(funding))) {
      const deed = AUTHORITY_DEEDS.find(({ name }) => name === kind) as AuthorityDeed;
      const prepared = await prepare(deps, { deed, parameters });
      const { intent } = await buildDeed(deps, prepared.id);
      built.push({
        wish: { kind: kind as DeedWish["kind"], parameters },
        wallet: world.authority,
        unsigned: Buffer.from(unsignedOf(intent.message), "base64"),
      });
      const landed = await carryOutDeed(deps, world.authority, prepared);
      expect([kind, landed.status, landed.problem]).toEqual([kind, "landed", null]);
    }
  }, 300_000);

  it("passes what the site builds, and each deed lands on the chain", async () => {
    for (const deed of built) expect([deed.wish.kind, await look(deed, deed.unsigned)]).toEqual([deed.wish.kind, null]);
    expect(built.map(({ wish }) => wish.kind).sort()).toEqual(AUTHORITY_DEEDS.map(({ name }) => name).sort());
    const { pool } = await readNftPool(chain, world.nftPool);
    expect(pool).toMatchObject({ isPaused: true, maxNfts: 200, feeBps: 100 });
    expect(pool.streams[1]).toMatchObject({
      kind: "bonus",
      rateRaw: 77n,
      endTs: 1893456030n,
      streakBps: [15_000, 20_000],
    });
    expect(pool.nextMembership).toMatchObject({ kind: "allow-list", leaves: 12, root: new PublicKey(to).toBytes() });
  });

  it("refuses a pool that the build does not name, if the build names another pool of the kind", async () => {
    for (const deed of built) {
      const foreign = await look(deed, deed.unsigned, PINS);
      const unnamed = await look(deed, deed.unsigned, { ...PINS, coinPool: null, nftPools: [] });
      // a stream is added before a build can name its pool
      const isOfPool = "poolAddress" in deed.wish.parameters && deed.wish.kind !== "addStream";
      const refused = isOfPool ? "pool" : null;
      expect([deed.wish.kind, foreign, unnamed]).toEqual([deed.wish.kind, refused, null]);
    }
  });

  it("refuses every lie of the site", async () => {
    const passed: string[] = [];
    for (const deed of built) {
      for (const { name, tell } of LIES) {
        for (const unsigned of tell(deed))
          if ((await look(deed, unsigned)) === null) passed.push(`${deed.wish.kind}: ${name}`);
      }
    }
    expect(passed).toEqual([]);
  });

  it("refuses another account or argument in any instruction, and a missing instruction", async () => {
    const passed = new Set<string>();
    for (const deed of built) {
      for (const lies of [accountLies, argumentLies, omissions]) {
        for (const { what, unsigned } of lies(deed)) {
          if ((await look(deed, unsigned)) === null) passed.add(`${deed.wish.kind}: ${what}`);
        }
      }
    }
    // without the account that it pays into, the network refuses the whole deed
    const unopened = ["returnCoins", "returnNfts", "revokeGrant", "withdrawPool", "withdrawStream"];
    // a deposit goes back to the wallet that paid it: the programs refuse any other account
    const payers = ["closeCampaign: drop.closeCampaign", "returnCoins: drop.closeClaimPage"];
    payers.push("returnCoins: drop.returnCoins", "revokeGrant: vesting.revoke");
    payers.push("returnNfts: drop.closeClaimPage", "returnNfts: drop.returnNft");
    const harmless = [
      ...unopened.map((kind) => `${kind}: associatedToken.1`),
      ...payers.map((of) => `${of}.rentPayer`),
      // a draft without its claim pages cannot be opened, so that its funder can take everything back
      "fillCampaign: drop.createClaimPage",
      "depositNfts: drop.createClaimPage",
      // what a new mint's account holds beyond its deposit is limited, and stays in a mint of the same wallet
      "createCoin: system.3.any",
      "createCollection: system.3.any",
    ];
    expect([...passed].sort()).toEqual(harmless.sort());
  });
});
