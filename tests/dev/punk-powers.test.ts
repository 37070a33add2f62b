import { type Connection, Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findAssociatedTokenAddress, findGrantAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeCampaign } from "~programs/drop.ts";
import { decodeNftPool, NO_END_TS } from "~programs/nft-staking.ts";
import { decodeCoinPool } from "~programs/staking.ts";
import { createGrant, decodeGrant } from "~programs/vesting.ts";
import { mintTo, send } from "../../tools/dev/chain-send.ts";
import { DEVELOPMENT_CHAIN_SETTINGS, DEVELOPMENT_POOL_ADDRESS } from "../../tools/dev/chain-setup.ts";
import { DEVELOPMENT_NFT_POOLS } from "../../tools/dev/chain-setup-nft.ts";
import { type PunkChain, startPunkChain } from "./punk-chain.ts";

/** Who has which power, and what only they can do with it. */

const SCG = 10n ** 9n;
const mint = developmentKeypair("mint-scg").publicKey;
const operator = developmentKeypair("operator");
const funder = developmentKeypair("funder").publicKey;
const pauser = developmentKeypair("pauser");
const successor = Keypair.generate();
const somebody = Keypair.generate().publicKey;
const nftPool = DEVELOPMENT_NFT_POOLS[0]?.address ?? "";
const campaign = (JSON.parse(DEVELOPMENT_CHAIN_SETTINGS.drops) as { address: string }[])[0]?.address ?? "";
let world: PunkChain;
let connection: Connection;

beforeAll(async () => {
  world = await startPunkChain({ operator, successor, pauser });
  connection = world.connection;
  const purses = [successor, pauser].map(({ publicKey }) =>
    SystemProgram.transfer({ fromPubkey: operator.publicKey, toPubkey: publicKey, lamports: 100_000_000 }),
  );
  await send(connection, purses, [operator]);
}, 120_000);
afterAll(() => world?.stop());

/** Runs a command as somebody; returns its output or its refusal. */
async function punk(who: "operator" | "successor" | "pauser", ...words: string[]): Promise<string> {
  return (await world.punk(who, ...words)).out;
}

async function read<T>(address: string, decode: (data: Uint8Array) => T): Promise<T> {
  const account = await connection.getAccountInfo(new PublicKey(address));
  return decode(account?.data ?? new Uint8Array());
}

const coinsOf = async (coin: PublicKey, owner: PublicKey) => {
  const account = await connection.getAccountInfo(findAssociatedTokenAddress(coin, owner, TOKEN_PROGRAM_ADDRESS));
  return account ? account.data.readBigUInt64LE(64) : 0n;
};

it("sets conditions and roles of a coin pool, keeps what is not named, and withdraws what it does not owe", async () => {
  const before = await read(DEVELOPMENT_POOL_ADDRESS, decodeCoinPool);
  expect(await punk("operator", "coin-pool", "set-conditions", DEVELOPMENT_POOL_ADDRESS)).toContain("Say --rates,");
  expect(await punk("successor", "coin-pool", "set-conditions", DEVELOPMENT_POOL_ADDRESS, "--fee", "100")).toContain(
    "Cannot set the conditions: Unauthorized.",
  );
  const rates = ["--rates", "100,200,300,400", "--max", "12.5"];
  expect(await punk("operator", "coin-pool", "set-conditions", DEVELOPMENT_POOL_ADDRESS, ...rates)).toContain(
    "set the conditions: ",
  );
  const role = ["coin-pool", "set-roles", DEVELOPMENT_POOL_ADDRESS, "--pauser", somebody.toBase58()];
  expect(await punk("operator", ...role)).toContain("set the roles: ");
  const after = await read(DEVELOPMENT_POOL_ADDRESS, decodeCoinPool);
  expect(after).toMatchObject({ ratesBps: [100, 200, 300, 400], maxStakeRaw: (125n * SCG) / 10n });
  expect(after).toMatchObject({ minStakeRaw: before.minStakeRaw, feeBps: before.feeBps });
  expect([after.pauser, after.funder].map(String)).toEqual([somebody, funder].map(String));

  const out = ["coin-pool", "withdraw", DEVELOPMENT_POOL_ADDRESS, "3.5", "--to", somebody.toBase58()];
  expect(await punk("operator", ...out, "--from", "principal")).toContain("Cannot withdraw: NothingToWithdraw.");
  expect(await punk("operator", ...out, "--from", "reward")).toContain("withdraw: ");
  expect(await coinsOf(mint, somebody)).toBe((35n * SCG) / 10n);
}, 120_000);

it("does the same for an NFT pool, stream by stream", async () => {
  const before = await read(nftPool, decodeNftPool);
  expect(await punk("operator", "nft-pool", "set-conditions", nftPool, "--max-nfts", "77")).toContain("set the cond");
  expect(await punk("operator", "nft-pool", "set-roles", nftPool, "--funder", somebody.toBase58())).toContain(
    "set the",
  );
  const after = await read(nftPool, decodeNftPool);
  expect(after).toMatchObject({ maxNfts: 77, weightsBps: before.weightsBps, feeBps: before.feeBps });
  expect([after.pauser, after.funder].map(String)).toEqual([before.pauser, somebody].map(String));

  const twig = developmentKeypair("mint-twig").publicKey;
  const held = await coinsOf(twig, operator.publicKey);
  expect(await punk("operator", "nft-pool", "withdraw", nftPool, "9", "2")).toContain(
    "9 is not a whole number up to 3",
  );
  expect(await punk("operator", "nft-pool", "withdraw", nftPool, "0", "2")).toContain("withdraw: ");
  expect((await coinsOf(twig, operator.publicKey)) - held).toBe(2n * 10n ** 6n);
}, 120_000);

it("sets what a stream pays and until when, prints both beforehand, and keeps what is not named", async () => {
  const before = await read(nftPool, decodeNftPool);
  const set = (place: string, ...words: string[]) =>
    punk("operator", "nft-pool", "set-stream", nftPool, place, ...words);
  expect(await set("0")).toContain("Say --rate, --end or --streaks.");
  expect(await set("9", "--rate", "7")).toContain("9 is not a whole number up to 3");
  expect(await set("0", "--streaks", "10000,20000")).toContain("Stream 0 is no bonus");
  expect(await punk("successor", "nft-pool", "set-stream", nftPool, "0", "--rate", "7")).toContain(
    "Cannot set stream 0: Unauthorized.",
  );
  const changed = await set("0", "--rate", "7.5", "--end", "2031-01-01");
  expect(changed).toContain("  now   12 an NFT a day, no end\n");
  expect(changed).toContain("  then  7.5 an NFT a day, ends 2031-01-01T00:00:00.000Z\n");
  expect(changed).toContain("set stream 0: ");
  const terms = { rateRaw: 7_500_000n, endTs: BigInt(Date.UTC(2031, 0, 1) / 1000) };
  const after = await read(nftPool, decodeNftPool);
  expect(after.streams[0]).toMatchObject({ ...terms, streakBps: before.streams[0]?.streakBps });
  expect(after.streams[1]).toMatchObject({ rateRaw: before.streams[1]?.rateRaw });
  expect(await set("0", "--rate", "8")).toContain("  then  8 an NFT a day, ends 2031-01-01T00:00:00.000Z\n");
  expect(await set("0", "--end", "none")).toContain("  then  8 an NFT a day, no end\n");
  expect((await read(nftPool, decodeNftPool)).streams[0]).toMatchObject({ rateRaw: 8_000_000n, endTs: NO_END_TS });
}, 120_000);

it("lets only the pauser stop and reopen pools of both kinds", async () => {
  for (const [kind, address, decode] of [
    ["nft-pool", nftPool, decodeNftPool],
    ["coin-pool", DEVELOPMENT_POOL_ADDRESS, decodeCoinPool],
  ] as const) {
    const isPaused = async () => (await read<{ isPaused: boolean }>(address, decode)).isPaused;
    // a test above named another
    await punk("operator", kind, "set-roles", address, "--pauser", pauser.publicKey.toBase58());
    expect(await punk("successor", kind, "pause", address)).toContain("Cannot pause the pool: Unauthorized.");
    expect(await punk("pauser", kind, "pause", address)).toMatch(/^pause the pool: /m);
    expect(await isPaused()).toBe(true);
    expect(await punk("pauser", kind, "resume", address)).toMatch(/^resume the pool: /m);
    expect(await isPaused()).toBe(false);
  }
}, 120_000);

it.each([
  ["coin-pool", () => DEVELOPMENT_POOL_ADDRESS, decodeCoinPool],
  ["nft-pool", () => nftPool, decodeNftPool],
  ["drop", () => campaign, decodeCampaign],
] as const)(
  "hands a %s over in two steps, and takes an offer back",
  async (kind, addressOf, decode) => {
    const address = addressOf();
    const adminOf = async () => (await read<{ admin: PublicKey }>(address, decode)).admin.toBase58();
    const offer = [kind, "propose-admin", address, successor.publicKey.toBase58()];
    expect(await punk("operator", ...offer)).toContain("propose the admin: ");
    expect(await adminOf()).toBe(operator.publicKey.toBase58());
    expect(await punk("operator", kind, "propose-admin", address, "none")).toContain("propose the admin: ");
    expect(await punk("successor", kind, "accept-admin", address)).toContain("Cannot accept to be the admin: ");
    expect(await punk("operator", ...offer)).toContain("propose the admin: ");
    expect(await punk("successor", kind, "accept-admin", address)).toContain("accept to be the admin: ");
    expect(await adminOf()).toBe(successor.publicKey.toBase58());
  },
  120_000,
);

it("lets only the admin of a drop name its pauser", async () => {
  const words = ["drop", "set-pauser", campaign, somebody.toBase58()];
  // the drop was handed to the successor above
  expect(await punk("operator", ...words)).toContain("Cannot set the pauser: ");
  expect(await punk("successor", ...words)).toContain("set the pauser: ");
  expect((await read(campaign, decodeCampaign)).pauser.toBase58()).toBe(somebody.toBase58());
}, 120_000);

it("hands a grant over from its beneficiary to a wallet that accepts it", async () => {
  await send(connection, mintTo(mint, operator.publicKey, SCG), [operator]);
  const now = BigInt(Math.floor(Date.now() / 1000));
  const schedule = { startTs: now, cliffTs: now, endTs: now + 1_000_000n, stepSeconds: 0 };
  const [creator, beneficiary] = [operator.publicKey, operator.publicKey];
  const terms = { amountRaw: SCG, schedule, isRevocable: false, plan: "" };
  const token = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  await send(connection, [createGrant({ creator, ...token, grantId: 31n, beneficiary, ...terms })], [operator]);
  const grant = findGrantAddress({ creator, grantId: 31n }).toBase58();

  const offer = ["grant", "propose-beneficiary", grant, successor.publicKey.toBase58()];
  expect(await punk("operator", ...offer)).toContain("propose the beneficiary: ");
  expect(await punk("successor", "grant", "accept-beneficiary", grant)).toContain("accept the grant: ");
  expect((await read(grant, decodeGrant)).beneficiary.toBase58()).toBe(successor.publicKey.toBase58());
}, 120_000);
