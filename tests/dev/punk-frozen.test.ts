import { type Connection, Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findCoinPositionAddress, findGrantAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { stake } from "~programs/staking.ts";
import { destinationAddresses } from "~programs/token-accounts.ts";
import { createGrant } from "~programs/vesting.ts";
import { readLocalChainTs } from "../../app/domain/development/local-node.ts";
import type { LocalChain } from "../../tools/dev/chain.ts";
import { send } from "../../tools/dev/chain-send.ts";
import { DEVELOPMENT_POOL_ADDRESS, fundWallets } from "../../tools/dev/chain-setup.ts";
import { plantSampleNfts } from "../../tools/dev/sample-nfts.ts";
import { freezeCoin, stakeInNova, tokenAmountOf } from "../e2e/frozen-nova.ts";
import { type PunkChain, startPunkChain } from "./punk-chain.ts";

let world: PunkChain;
let chain: LocalChain;
let connection: Connection;
const holder = developmentKeypair("wallet-1");
const twig = developmentKeypair("mint-twig").publicKey;
const COIN_POOL = {
  address: new PublicKey(DEVELOPMENT_POOL_ADDRESS),
  mint: developmentKeypair("mint-scg").publicKey,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
};

beforeAll(async () => {
  world = await startPunkChain({ holder });
  ({ chain, connection } = world);
  await plantSampleNfts(chain);
}, 120_000);
afterAll(() => world?.stop());

const punk = (...words: string[]) => world.punk("holder", ...words);

it("lets a holder out of Nova though a coin is frozen, once told what that gives up", async () => {
  const { position, mint } = await stakeInNova(chain, holder);
  await freezeCoin(chain, holder.publicKey);
  const address = position.toBase58();

  const asked = await punk("leave", address);
  expect(asked.code).toBe(1);
  // what is due of the payable coin is paid first and is not lost
  expect(asked.out).toMatch(/gives up 1\d(\.\d+( \(over 1\d\))?)? of stream 0/);
  expect(asked.out).toMatch(/gives up 6\d(\.\d+( \(over 6\d\))?)? of stream 1/);
  expect(asked.out).toMatch(
    /3\d(\.\d+( \(over 3\d\))?)? of stream 1 \(\w+\) is due and cannot be paid now \(AccountFrozen\)/,
  );
  expect(asked.out).toContain("say --give-up --give-up-unpaid to do so. Nothing was signed.");
  expect((await punk("leave", address, "--give-up")).out).toContain("Nothing was signed.");
  expect(await tokenAmountOf(connection, holder.publicKey, mint)).toBe(0n);

  // the coin that is not frozen can be claimed, and the frozen one does not hold up anything else
  const claimed = await punk("claim");
  expect(claimed.out).toContain("cannot be paid now (AccountFrozen)");
  expect(claimed.out).toContain("claim stream 0 of an NFT position: ");
  // sample grants are of the frozen coin too, which is reported once everything else has been paid
  expect(claimed.code).toBe(1);
  expect(claimed.out).toContain("Cannot claim what has vested of a grant: AccountFrozen");
  const paid = await tokenAmountOf(connection, holder.publicKey, twig);
  expect(paid).toBeGreaterThanOrEqual(12n * 10n ** 6n);

  const left = await punk("leave", "all", "--give-up", "--give-up-unpaid");
  expect(left).toMatchObject({ code: 0, out: expect.stringContaining("leave an NFT position: ") });
  expect(await tokenAmountOf(connection, holder.publicKey, mint)).toBe(1n);
  expect((await punk("holdings")).out).not.toContain(address);
}, 120_000);

it("opens no account for a coin that a stranger granted, until the holder claims that grant by its address", async () => {
  const [wallet, stranger] = [Keypair.generate(), developmentKeypair("wallet-2")];
  world.addKey("fresh", wallet);
  const [creator, beneficiary] = [stranger.publicKey, wallet.publicKey];
  const nowTs = BigInt(await readLocalChainTs(chain.rpcUrl));
  const times = { startTs: nowTs - 100n, cliffTs: nowTs - 100n, endTs: nowTs + 100n, stepSeconds: 0 };
  const terms = { amountRaw: 1_000_000n, schedule: times, isRevocable: false, plan: "gift" };
  const token = { mint: twig, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  await send(
    connection,
    [
      SystemProgram.transfer({ fromPubkey: creator, toPubkey: beneficiary, lamports: 100_000_000 }),
      createGrant({ creator, ...token, grantId: 77n, beneficiary, ...terms }),
    ],
    [stranger],
  );
  const grant = findGrantAddress({ creator, grantId: 77n }).toBase58();

  const all = await world.punk("fresh", "claim");
  expect(all.out).toContain(`grant ${grant} is of a coin that the wallet has no account for`);
  expect(all.out).toContain("Nothing can be claimed now.");
  expect(await connection.getBalance(beneficiary)).toBe(100_000_000);

  expect((await world.punk("fresh", "claim", grant)).out).toContain("claim what has vested of a grant: ");
  expect(await tokenAmountOf(connection, beneficiary, twig)).toBeGreaterThan(0n);
}, 120_000);

it("pays coins into a new account, or one that the holder names, if the usual one is frozen", async () => {
  const wallet = Keypair.generate();
  const owner = wallet.publicKey;
  world.addKey("staker", wallet);
  await fundWallets(chain, [owner]);
  const limits = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 10_000 };
  const wish = { amountRaw: 100n * 10n ** 9n, termDays: 30 };
  const stakes = [1n, 2n].map((positionId) => stake({ pool: COIN_POOL, owner, positionId, ...wish, ...limits }));
  await send(connection, stakes, [wallet]);
  await freezeCoin(chain, owner);
  const [first, second] = [1n, 2n].map((positionId) =>
    findCoinPositionAddress({ pool: COIN_POOL.address, owner, positionId }).toBase58(),
  ) as [string, string];
  const held = async (address: PublicKey | undefined) =>
    (await connection.getAccountInfo(address as PublicKey))?.data.readBigUInt64LE(64) ?? 0n;
  const [usual, fresh] = await destinationAddresses({
    owner,
    mint: COIN_POOL.mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  });

  const leave = (address: string, ...words: string[]) => world.punk("staker", "leave", address, "--give-up", ...words);
  const left = await leave(first);
  expect(left).toMatchObject({ code: 0, out: expect.stringContaining(`its coins go to ${fresh}`) });
  expect(await held(fresh)).toBeGreaterThanOrEqual(100n * 10n ** 9n);

  expect((await leave(second, "--into", `${usual}`)).out).toContain("or cannot be paid: it is frozen");
  expect((await leave(second, "--into", `${twig}`)).out).toContain(`${twig} is no token account of this wallet for `);
  expect((await leave("all", "--into", `${fresh}`)).out).toContain("--into is of one coin position.");
  expect((await leave(second, "--into", `${fresh}`)).out).toContain("leave a coin position: ");
  expect(await held(fresh)).toBeGreaterThanOrEqual(200n * 10n ** 9n);
}, 120_000);
