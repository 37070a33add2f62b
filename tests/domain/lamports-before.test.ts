import { PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { beforeAll, expect, test } from "vitest";
import { storeDropList } from "~/domain/drop/commands.server";
import { transactionRequestSchema } from "~/domain/kinds.server";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { getChainTs } from "~/domain/vesting/queries.server";
import { setting } from "~db/schema";
import {
  findAssociatedTokenAddress,
  findCampaignAddress,
  findGrantAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { createClaimPage, createCoinCampaign, fund, openCampaign, promiseOfCoins } from "~programs/drop";
import { createGrant } from "~programs/vesting";
import { testDatabase as db } from "./database";
import { BOOST, batchOf, carryOutAll, DAY, NOVA, plantNfts, storePools } from "./nft-staking/nft-world";
import {
  chain,
  coinOf,
  fundedWallet,
  mint,
  poolAddress,
  sendPlainly,
  tokenAccountOf,
  travel,
} from "./staking/chain-world";
import { carryOut, openPosition, unstakeOf, wish } from "./staking/holder-wishes";
import type { TestWallet } from "./transactions/wallet";

/**
 * Anybody may send the minimum balance of an account to the address of a token account that a holder has not opened yet, or
 * has closed. What is there then is not a token account, and must not keep anybody from what is theirs.
 */

const LEAST_LAMPORTS = 890_880;
const SCG = 10n ** 9n;
const CLOSE_ACCOUNT = 9;
/** Ten years, because other files move the clock of this chain on by months. */
const AGES = 315_576_000n;

beforeAll(async () => {
  await storePools();
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt: new Date() });
});

async function sendLamportsTo(address: PublicKey): Promise<void> {
  const stranger = await fundedWallet(0n);
  const fromPubkey = stranger.keypair.publicKey;
  await sendPlainly(stranger, [SystemProgram.transfer({ fromPubkey, toPubkey: address, lamports: LEAST_LAMPORTS })]);
  const { accounts } = await chain.getAccounts([address.toBase58()]);
  expect(accounts[0]).toMatchObject({ lamports: BigInt(LEAST_LAMPORTS), data: new Uint8Array() });
}

/** Closes an empty token account, as a wallet does when it tidies up. */
async function closeToken(wallet: TestWallet, address: PublicKey): Promise<void> {
  const owner = wallet.keypair.publicKey;
  const keys = [
    { pubkey: address, isSigner: false, isWritable: true },
    { pubkey: owner, isSigner: false, isWritable: true },
    { pubkey: owner, isSigner: true, isWritable: false },
  ];
  const data = Buffer.from([CLOSE_ACCOUNT]);
  await sendPlainly(wallet, [new TransactionInstruction({ programId: TOKEN_PROGRAM_ADDRESS, keys, data })]);
}

/** A wallet whose SCG account is closed, with a stranger's lamports at its address. */
async function walletWithLamportsBefore(): Promise<TestWallet> {
  const wallet = await fundedWallet(0n);
  await closeToken(wallet, tokenAccountOf(wallet.keypair.publicKey));
  await sendLamportsTo(tokenAccountOf(wallet.keypair.publicKey));
  return wallet;
}

const asked = (kind: string, parameters: Record<string, string>) =>
  transactionRequestSchema.parse({ requestKey: crypto.randomUUID(), kind, parameters });

test("a holder who staked everything and closed the account can leave a coin position", async () => {
  const wallet = await fundedWallet(100n * SCG);
  const position = await openPosition(wallet, 100n * SCG, 30);
  const token = tokenAccountOf(wallet.keypair.publicKey);
  await closeToken(wallet, token);
  await sendLamportsTo(token);
  await carryOut(wallet, await wish(wallet, unstakeOf(position)));
  expect(await coinOf(wallet)).toBeGreaterThanOrEqual(100n * SCG);
});

test("a beneficiary who never held a grant's coin can claim what has vested", async () => {
  const maker = await fundedWallet();
  const wallet = await walletWithLamportsBefore();
  const creator = maker.keypair.publicKey;
  const now = await getChainTs({ chain }, new Date());
  const schedule = { startTs: now - AGES, cliffTs: now - AGES, endTs: now + AGES, stepSeconds: 0 };
  const token = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const terms = { amountRaw: 9n * SCG, schedule, isRevocable: false, plan: "Team" };
  const grant = { creator, ...token, grantId: 7n, beneficiary: wallet.keypair.publicKey, ...terms };
  await sendPlainly(maker, [createGrant(grant)]);
  const grantAddress = findGrantAddress({ creator, grantId: 7n }).toBase58();
  await carryOut(wallet, await wish(wallet, asked("claimVesting", { grantAddress, amountRaw: "max" })));
  expect(await coinOf(wallet)).toBeGreaterThan(4n * SCG);
});

test("a recipient who never held a gift's coin can take a drop", async () => {
  const maker = await fundedWallet();
  const wallet = await walletWithLamportsBefore();
  const creator = maker.keypair.publicKey;
  const campaign = findCampaignAddress({ creator, campaignId: 7 });
  const rows = [{ wallet: wallet.address, amountRaw: SCG }];
  const root = await storeDropList(db, { campaignAddress: campaign.toBase58(), rows });
  const now = await getChainTs({ chain }, new Date());
  const terms = { root, beginTs: now - 60n, endTs: now + AGES, recipients: 1, totalGiftRaw: SCG };
  const token = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const promise = promiseOfCoins(mint, terms);
  await sendPlainly(maker, [
    createCoinCampaign({ creator, pauser: creator, funder: creator, campaignId: 7, ...token, terms }),
    fund({ campaign: { address: campaign, ...token }, promise, funder: creator, amountRaw: SCG }),
    createClaimPage({ campaign, promise, funder: creator, payer: creator, number: 0 }),
    openCampaign({ campaign, admin: creator }),
  ]);
  const value = JSON.stringify([{ number: 1, address: campaign.toBase58(), gift: "SCG" }]);
  await db.insert(setting).values({ key: "drops", value, updatedAt: new Date() });
  const request = asked("takeDrop", { campaignAddress: campaign.toBase58(), place: "0" });
  await carryOut(wallet, await wish(wallet, request));
  expect(await coinOf(wallet)).toBe(SCG);
});

test.each([
  { name: "Boost", screen: BOOST, termDays: 0 as const },
  { name: "Nova, early", screen: NOVA, termDays: 90 as const },
])("$name: an NFT and its reward come back to addresses that hold lamports", async ({ screen, termDays }) => {
  const wallet = await fundedWallet(0n);
  const owner = wallet.keypair.publicKey;
  const [nft = ""] = await plantNfts(wallet, 1);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays, ...screen }));
  await travel(DAY);
  const nftToken = findAssociatedTokenAddress(new PublicKey(nft), owner, TOKEN_PROGRAM_ADDRESS);
  const { accounts } = await chain.getAccounts([nftToken.toBase58()]);
  if (accounts[0]) await closeToken(wallet, nftToken);
  await sendLamportsTo(nftToken);
  const twig = findAssociatedTokenAddress(developmentKeypair("mint-twig").publicKey, owner, TOKEN_PROGRAM_ADDRESS);
  await sendLamportsTo(twig);
  await carryOutAll(wallet, batchOf({ action: "unstake", ...screen }));
  const held = await chain.getAccounts([nftToken.toBase58(), twig.toBase58()]);
  expect(tokenAmountOf(held.accounts[0])).toBe(1n);
  expect(tokenAmountOf(held.accounts[1])).toBeGreaterThanOrEqual(12n * 10n ** 6n);
});
