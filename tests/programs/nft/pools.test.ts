import { type Keypair, SystemProgram } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { findNftPoolAddress } from "~programs/addresses.ts";
import * as staking from "~programs/nft-staking.ts";
import { decodeEvents } from "~programs/staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  BONUS,
  BOOST,
  createMint,
  DAILY,
  DAY,
  give,
  NOVA,
  openPool,
  openStream,
  type Pool,
  pay,
  person,
  readPool,
  refusal,
  run,
  type Stream,
  TWIG,
  tokenAmount,
  wallet,
} from "./fixtures.ts";

const U64_MAX = 2n ** 64n - 1n;

describe.each(machineNames)("an NFT pool, on %s", (name) => {
  let machine: Machine;
  let founder: Keypair;
  let nextId = 0;

  beforeAll(async () => {
    machine = await openMachine(name);
    founder = await wallet(machine, "founder");
  });

  type Creation = Parameters<typeof staking.createNftPool>[0];
  const create = (wish: Partial<Creation>) => {
    nextId += 1;
    const roles = { creator: founder.publicKey, pauser: founder.publicKey, funder: founder.publicKey };
    const membership = { kind: "collection" as const, collection: person("collection").publicKey };
    const usual = { poolId: nextId, kind: "boost" as const, conditions: BOOST, delaySeconds: 0, membership };
    return refusal(machine, staking.createNftPool({ ...roles, ...usual, ...wish }), [founder]);
  };
  const asAdmin = (pool: Pool) => ({ pool: pool.address, admin: pool.admin.publicKey });

  it("logs the terms with which it was created", async () => {
    const conditions = { weightsBps: [1, 2, 3, 4] as staking.WeightsBps, maxNfts: 7, feeBps: 11 };
    const pool = await openPool(machine, { kind: "nova", conditions, delaySeconds: 5, streams: [], poolId: 65_535 });
    expect(await readPool(machine, pool)).toEqual({
      version: 1,
      bump: expect.any(Number),
      poolId: 65_535,
      creator: pool.creator.publicKey,
      admin: pool.creator.publicKey,
      pendingAdmin: null,
      pauser: pool.pauser.publicKey,
      funder: pool.funder.publicKey,
      kind: "nova",
      isPaused: false,
      ...conditions,
      nfts: 0,
      weight: 0,
      openPositions: 0n,
      delaySeconds: 5,
      membership: { kind: "collection", collection: pool.collection },
      nextMembership: null,
      lastTs: await machine.now(),
      streams: [],
    });
  });

  it.each<[string, Partial<Creation>]>([
    ["WeightsInvalid", { conditions: { ...BOOST, weightsBps: [0, 0, 0, 0] } }],
    ["WeightsInvalid", { conditions: { ...BOOST, weightsBps: [30_001, 0, 0, 0] } }],
    ["WeightsInvalid", { conditions: NOVA }],
    ["WeightsInvalid", { kind: "nova", conditions: BOOST }],
    ["WeightsInvalid", { kind: "nova", conditions: { ...NOVA, weightsBps: [10_000, 12_000, 11_999, 20_000] } }],
    ["TooManyNfts", { conditions: { ...BOOST, maxNfts: 100_001 } }],
    ["FeeAboveCap", { conditions: { ...BOOST, feeBps: 1_001 } }],
    ["DelayTooLong", { delaySeconds: 2_592_001 }],
    ["UnknownMembership", { membership: { kind: "allow-list", root: new Uint8Array(32), leaves: 1 } }],
    ["UnknownMembership", { membership: { kind: "allow-list", root: new Uint8Array(32).fill(1), leaves: 0 } }],
    [
      "UnknownMembership",
      { membership: { kind: "allow-list", root: new Uint8Array(32).fill(1), leaves: 2 ** 20 + 1 } },
    ],
  ])("is refused with %s", async (error, wish) => {
    expect(await create(wish)).toBe(error);
  });

  it("can be created with every condition at its limit", async () => {
    const most = { weightsBps: [30_000, 0, 0, 0] as staking.WeightsBps, maxNfts: 100_000, feeBps: 1_000 };
    expect(await create({ conditions: most, delaySeconds: 2_592_000 })).toBeNull();
    const list = { kind: "allow-list" as const, root: new Uint8Array(32).fill(1), leaves: 2 ** 20 };
    expect(await create({ kind: "nova", conditions: NOVA, membership: list })).toBeNull();
  });

  it("is refused if the account exists, and accepted if somebody only sent lamports to its address", async () => {
    const poolId = 60_000;
    expect(await create({ poolId })).toBeNull();
    expect(await create({ poolId })).toBe("AccountAlreadyExists");
    const gifted = findNftPoolAddress({ creator: founder.publicKey, poolId: poolId + 1 });
    const gift = { owner: SystemProgram.programId, lamports: 1n, data: Buffer.alloc(0), executable: false };
    await machine.setAccount(gifted, gift);
    expect(await create({ poolId: poolId + 1 })).toBeNull();
  });

  it("has up to four streams, one of them a bonus", async () => {
    const pool = await openPool(machine, { streams: [{}, { kind: "bonus" }, {}] });
    const coin = await createMint(machine);
    const stream = { pool: pool.address, place: 3, mint: coin.address, tokenProgram: coin.tokenProgram };
    const add = (kind: "daily" | "bonus", terms: staking.StreamTerms) =>
      refusal(machine, staking.addStream({ stream, admin: pool.admin.publicKey, kind, terms }), [pool.admin]);
    expect(await add("bonus", BONUS)).toBe("UnknownStreamKind");
    expect(await add("daily", BONUS)).toBe("StreakInvalid");
    expect(await add("daily", { ...DAILY, rateRaw: 10n ** 15n + 1n })).toBe("RateAboveCap");
    expect(await add("daily", DAILY)).toBeNull();
    stream.place = 4;
    expect(await add("daily", DAILY)).toBe("StreamsFull");
    expect((await readPool(machine, pool)).streams.map(({ kind }) => kind)).toEqual([
      "daily",
      "bonus",
      "daily",
      "daily",
    ]);
  });

  it("changes a stream only to terms with which it could have been added", async () => {
    const pool = await openPool(machine, { streams: [{}, { kind: "bonus" }] });
    const set = (place: number, terms: staking.StreamTerms) =>
      refusal(machine, staking.setStream({ ...asAdmin(pool), place, terms }), [pool.admin]);
    expect(await set(0, BONUS)).toBe("StreakInvalid");
    expect(await set(1, DAILY)).toBe("StreakInvalid");
    expect(await set(1, { ...BONUS, streakBps: [10_000, 9_999] })).toBe("StreakInvalid");
    expect(await set(0, { ...DAILY, rateRaw: 10n ** 15n + 1n })).toBe("RateAboveCap");
    expect(await set(2, DAILY)).toBe("UnknownStream");
    expect(await set(0, { ...DAILY, rateRaw: 10n ** 15n })).toBeNull();
  });

  it("takes funds from its funder alone, and gives back what nobody earned to its admin alone", async () => {
    const pool = await openPool(machine);
    const stream = pool.streams[0] as Stream;
    const admin = pool.admin.publicKey;
    const destination = await give(machine, stream.coin, admin, TWIG);
    const fund = (by: Keypair, amountRaw: bigint) =>
      refusal(machine, staking.fundStream({ stream, funder: by.publicKey, amountRaw }), [by]);
    const take = (by: Keypair, amountRaw: bigint) =>
      refusal(machine, staking.withdrawStream({ stream, admin: by.publicKey, destination, amountRaw }), [by]);
    expect(await fund(pool.admin, 1n)).toBe("Unauthorized");
    expect(await fund(pool.funder, 0n)).toBe("ZeroAmount");
    expect(await take(pool.funder, 1n)).toBe("Unauthorized");
    expect(await take(pool.admin, 0n)).toBe("NothingToWithdraw");
    expect(await take(pool.admin, 1_000_000n * TWIG + 1n)).toBe("NothingToWithdraw");
    expect(await take(pool.admin, 1_000_000n * TWIG)).toBeNull();
    expect(await tokenAmount(machine, destination)).toBe(1_000_001n * TWIG);
  });

  it("lets an admin take what somebody sent to a vault beside the books", async () => {
    const pool = await openPool(machine, { streams: [{ fundsRaw: 0n }] });
    const stream = pool.streams[0] as Stream;
    const vault = await machine.getAccount(stream.vault);
    vault?.data.writeBigUInt64LE(77n, 64);
    await machine.setAccount(stream.vault, vault);
    const destination = await give(machine, stream.coin, pool.admin.publicKey, 0n);
    const taking = { stream, admin: pool.admin.publicKey, destination };
    await run(machine, staking.withdrawStream({ ...taking, amountRaw: 77n }), [pool.admin]);
    expect((await readPool(machine, pool)).streams[0]).toMatchObject({ heldRaw: 0n, freeParts: 0n });
  });

  it("holds as much as fits into 64 bits, and no more", async () => {
    const coin = await createMint(machine, { decimals: 0 });
    const pool = await openPool(machine, { streams: [{ coin, fundsRaw: U64_MAX - 1n }] });
    const stream = pool.streams[0] as Stream;
    await pay(machine, pool, stream, 1n);
    const vault = await machine.getAccount(stream.vault);
    vault?.data.writeBigUInt64LE(0n, 64);
    await machine.setAccount(stream.vault, vault);
    const token = await give(machine, coin, pool.funder.publicKey, 0n);
    const own = await machine.getAccount(token);
    own?.data.writeBigUInt64LE(1n, 64);
    await machine.setAccount(token, own);
    const more = staking.fundStream({ stream, funder: pool.funder.publicKey, amountRaw: 1n });
    expect(await refusal(machine, more, [pool.funder])).toBe("Overflow");
  });

  it("hands itself over in two steps, to nobody but the one who was named", async () => {
    const pool = await openPool(machine);
    const [heir, stranger] = [person("heir"), person("stranger")];
    const accept = (by: Keypair) =>
      refusal(machine, staking.acceptNftAdmin({ pool: pool.address, newAdmin: by.publicKey }), [by]);
    const propose = (newAdmin: Keypair | null) => {
      const wish = { ...asAdmin(pool), newAdmin: newAdmin?.publicKey ?? null };
      return run(machine, staking.proposeNftAdmin(wish), [pool.admin]);
    };
    expect(await accept(heir)).toBe("NoPendingAdmin");
    await propose(heir);
    expect(await accept(stranger)).toBe("Unauthorized");
    await propose(null);
    expect(await accept(heir)).toBe("NoPendingAdmin");
    await propose(heir);
    expect(await accept(heir)).toBeNull();
    expect(await readPool(machine, pool)).toMatchObject({ admin: heir.publicKey, pendingAdmin: null });
    const old = staking.setNftConditions({ ...asAdmin(pool), conditions: BOOST });
    expect(await refusal(machine, old, [pool.admin])).toBe("Unauthorized");
  });

  it("shows a proposed membership until it is due, and withdraws it when the present membership is proposed", async () => {
    const pool = await openPool(machine);
    const collection = person("new collection").publicKey;
    const propose = (membership: staking.Membership) =>
      run(machine, staking.proposeMembership({ ...asAdmin(pool), membership }), [pool.admin]);
    const { logs } = await propose({ kind: "collection", collection });
    const dueTs = (await machine.now()) + 2n * DAY;
    expect(decodeEvents(logs)).toMatchObject([{ name: "membershipProposed", data: { dueTs } }]);
    expect((await readPool(machine, pool)).nextMembership).toEqual({ kind: "collection", collection, dueTs });
    await propose({ kind: "collection", collection: pool.collection });
    expect(await readPool(machine, pool)).toMatchObject({
      membership: { kind: "collection", collection: pool.collection },
      nextMembership: null,
    });
  });

  it("logs who made every change, what it was, and when", async () => {
    const pool = await openPool(machine, { streams: [] });
    const ts = await machine.now();
    const by = { pool: pool.address, admin: pool.admin.publicKey };
    const said = async (instruction: Parameters<typeof run>[1], signers: Keypair[]) =>
      decodeEvents((await run(machine, instruction, signers)).logs).map(({ name: event, data }) => ({
        event,
        ...data,
      }));
    expect(await said(staking.setNftConditions({ ...by, conditions: BOOST }), [pool.admin])).toMatchObject([
      { event: "nftConditionsSet", ...by, ...BOOST, ts },
    ]);
    const roles = { pauser: pool.pauser.publicKey, funder: pool.funder.publicKey };
    expect(await said(staking.setNftRoles({ ...by, ...roles }), [pool.admin])).toMatchObject([
      { event: "nftRolesSet", ...by, ...roles, ts },
    ]);
    const pause = { pool: pool.address, pauser: pool.pauser.publicKey, isPaused: false };
    expect(await said(staking.setNftPaused(pause), [pool.pauser])).toMatchObject([
      { event: "nftPausedSet", pool: pool.address, pauser: pool.pauser.publicKey, isPaused: 0, ts },
    ]);
    const stream = await openStream(machine, pool, { fundsRaw: 0n });
    const terms = { ...DAILY, rateRaw: 5n };
    expect(await said(staking.setStream({ ...by, place: 0, terms }), [pool.admin])).toMatchObject([
      { event: "streamSet", ...by, stream: 0, rate: 5n, endTs: DAILY.endTs, ts },
    ]);
    await give(machine, stream.coin, pool.funder.publicKey, 9n);
    const fund = staking.fundStream({ stream, funder: pool.funder.publicKey, amountRaw: 9n });
    expect(await said(fund, [pool.funder])).toMatchObject([
      { event: "streamFunded", pool: pool.address, funder: pool.funder.publicKey, stream: 0, amount: 9n, ts },
    ]);
    const destination = await give(machine, stream.coin, pool.admin.publicKey, 0n);
    const take = staking.withdrawStream({ stream, admin: pool.admin.publicKey, destination, amountRaw: 9n });
    expect(await said(take, [pool.admin])).toMatchObject([
      { event: "streamWithdrawn", ...by, destination, stream: 0, amount: 9n, ts },
    ]);
  });
});
