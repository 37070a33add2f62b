import { createInitializeMint2Instruction, MINT_SIZE } from "@solana/spl-token";
import { Connection, LAMPORTS_PER_SOL, PublicKey, SystemProgram } from "@solana/web3.js";
import { findCoinPoolAddress, TOKEN_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { DEVELOPMENT_COINS, developmentKeypair } from "../../programs-client/development-keys.ts";
import { type Conditions, createCoinPool, fund } from "../../programs-client/staking.ts";
import type { LocalChain } from "./chain.ts";
import { mintTo, send } from "./chain-send.ts";
import { DEVELOPMENT_DROPS, setUpDrops } from "./chain-setup-drop.ts";
import { DEVELOPMENT_NFT_POOLS, setUpNftPools } from "./chain-setup-nft.ts";
import { DEVELOPMENT_VESTING, setUpVesting } from "./chain-setup-vesting.ts";
import { SetupError } from "./progress.ts";
import { plantSampleNfts } from "./sample-nfts.ts";

const SCG = 10n ** 9n;
const POOL_ID = 0;
const CONDITIONS: Conditions = {
  ratesBps: [200, 500, 900, 1500],
  minStakeRaw: 10n * SCG,
  maxStakeRaw: 1_000_000n * SCG,
  feeBps: 0,
};
const REWARDS_RAW = 5_000_000n * SCG;
const OPERATOR_LAMPORTS = 100 * LAMPORTS_PER_SOL;
const AUDITOR_LAMPORTS = LAMPORTS_PER_SOL;
const WALLET_LAMPORTS = 50 * LAMPORTS_PER_SOL;

const operator = developmentKeypair("operator");
const funder = developmentKeypair("funder");
const scgMint = developmentKeypair("mint-scg").publicKey;

/** The coin pool of the local site. */
export const DEVELOPMENT_POOL_ADDRESS = findCoinPoolAddress({
  creator: operator.publicKey,
  mint: scgMint,
  poolId: POOL_ID,
}).toBase58();

/** What the local site says of its coins. */
const SHOWN_COINS = [
  {
    ...{ mint: scgMint.toBase58(), symbol: "SCG", name: { ko: "SCG 코인", en: "SCG coin", id: "Koin SCG" } },
    ...{ icon: "coin-32", links: { homepage: "https://punkvism.example/scg" }, decimals: 9 },
  },
];

/** What services for projects cost on the local site. */
const SERVICE_PRICES = {
  CREATE_WHITELIST: { coin: "SCG", price: "100" },
  CREATE_RECRUIT: { coin: "USDC", price: "5" },
};

/** The settings that name what the local site shows of the chain (app/domain/settings/rules.ts). */
export const DEVELOPMENT_CHAIN_SETTINGS = {
  coin_pool_address: DEVELOPMENT_POOL_ADDRESS,
  nft_pools: JSON.stringify(DEVELOPMENT_NFT_POOLS),
  drops: JSON.stringify(DEVELOPMENT_DROPS),
  vesting: JSON.stringify(DEVELOPMENT_VESTING),
  coins: JSON.stringify(SHOWN_COINS),
  service_prices: JSON.stringify(SERVICE_PRICES),
  dcent_test_coin: developmentKeypair("mint-usdc").publicKey.toBase58(),
} as const;

/**
 * Sample coins and NFTs, funded development wallets, a coin pool with a full reward vault, six NFT pools, four drops, and
 * grants. What exists already stays as it is, so running this again changes nothing.
 */
export async function setUpChain(chain: Pick<LocalChain, "rpcUrl" | "canTravel">): Promise<void> {
  await plantSampleNfts(chain);
  const connection = new Connection(chain.rpcUrl, "confirmed");
  // AUDIT_KEY of wrangler.toml
  await addLamports(connection, developmentKeypair("auditor").publicKey, AUDITOR_LAMPORTS);
  await setUpCoins(chain, connection);
  await setUpDrops(chain, connection);
  await setUpNftPools(connection);
  await setUpVesting(connection);
}

async function setUpCoins(chain: Pick<LocalChain, "rpcUrl">, connection: Connection): Promise<void> {
  if (await connection.getAccountInfo(new PublicKey(DEVELOPMENT_POOL_ADDRESS))) return;
  await addLamports(connection, operator.publicKey, OPERATOR_LAMPORTS);
  await createMints(connection);
  const wallets = [developmentKeypair("wallet-1").publicKey, developmentKeypair("wallet-2").publicKey];
  await fundWallets(chain, wallets);
  // comes last, because its presence means that everything exists
  await createPool(connection);
}

/**
 * Gives wallets SOL and every sample coin: development wallets at the start, wallets of tests, and wallets that the
 * development bar fills. `times` multiplies the amounts, for a wallet that gives to others.
 */
export async function fundWallets(
  chain: Pick<LocalChain, "rpcUrl">,
  wallets: PublicKey[],
  { times = 1 }: { times?: number } = {},
): Promise<void> {
  const connection = new Connection(chain.rpcUrl, "confirmed");
  const fundWallet = async (wallet: PublicKey) => {
    await addLamports(connection, wallet, times * WALLET_LAMPORTS);
    const instructions = DEVELOPMENT_COINS.flatMap(({ label, holdingRaw }) =>
      mintTo(developmentKeypair(label).publicKey, wallet, BigInt(times) * holdingRaw),
    );
    await send(connection, instructions, [operator]);
  };
  await Promise.all(wallets.map(fundWallet));
}

async function createMints(connection: Connection): Promise<void> {
  const lamports = await connection.getMinimumBalanceForRentExemption(MINT_SIZE);
  const createMint = async ({ label, decimals }: (typeof DEVELOPMENT_COINS)[number]) => {
    const mint = developmentKeypair(label);
    if (await connection.getAccountInfo(mint.publicKey)) return;
    const account = SystemProgram.createAccount({
      fromPubkey: operator.publicKey,
      newAccountPubkey: mint.publicKey,
      space: MINT_SIZE,
      lamports,
      programId: TOKEN_PROGRAM_ADDRESS,
    });
    // no freeze authority, so that nobody can freeze a holder's coins
    const mintAccount = createInitializeMint2Instruction(mint.publicKey, decimals, operator.publicKey, null);
    await send(connection, [account, mintAccount], [operator, mint]);
  };
  await Promise.all(DEVELOPMENT_COINS.map(createMint));
}

async function createPool(connection: Connection): Promise<void> {
  const pool = { address: new PublicKey(DEVELOPMENT_POOL_ADDRESS), mint: scgMint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const create = createCoinPool({
    creator: operator.publicKey,
    mint: scgMint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    poolId: POOL_ID,
    conditions: CONDITIONS,
    pauser: developmentKeypair("pauser").publicKey,
    funder: funder.publicKey,
  });
  // in one transaction, so that every pool that exists can pay
  const fill = fund({ pool, funder: funder.publicKey, amountRaw: REWARDS_RAW });
  await send(connection, mintTo(scgMint, funder.publicKey, REWARDS_RAW), [operator]);
  await send(connection, [create, fill], [operator, funder]);
}

async function addLamports(connection: Connection, owner: PublicKey, lamports: number): Promise<void> {
  const held = await connection.getBalance(owner);
  if (held >= lamports / 2) return;
  await connection.requestAirdrop(owner, lamports).catch((error: Error) => {
    throw new SetupError(
      `${connection.rpcEndpoint} gives no SOL to ${owner.toBase58()} (${error.message}): send it some.`,
    );
  });
  for (let tries = 0; tries < 300; tries++) {
    if ((await connection.getBalance(owner)) > held) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new SetupError(`The SOL asked for ${owner.toBase58()} did not arrive within 30 seconds.`);
}
