import { Connection, type Keypair, PublicKey } from "@solana/web3.js";
import { findAssociatedTokenAddress, findNftPositionAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { stakeNft } from "~programs/nft-staking.ts";
import { TOKEN_ACCOUNT_LAMPORTS } from "~programs/token-accounts.ts";
import { callRpc, readLocalChainTs, travelTo } from "../../app/domain/development/local-node.ts";
import type { LocalChain } from "../../tools/dev/chain.ts";
import { send } from "../../tools/dev/chain-send.ts";
import { DEVELOPMENT_NFT_POOLS } from "../../tools/dev/chain-setup-nft.ts";

/** A Nova position of which one coin cannot be paid. The exit tools have to let its NFT out. */

const DAY = 86_400;
const TOKEN_ACCOUNT_BYTES = 165;
const STATE_OFFSET = 108;
const FROZEN = 2;

const scg = developmentKeypair("mint-scg").publicKey;

/** Puts the first sample NFT of wallet-1 into the Nova pool for 270 days, and lets a day go by after `atOnce`. */
export async function stakeInNova(chain: LocalChain, owner: Keypair, atOnce = async () => {}) {
  const shown = DEVELOPMENT_NFT_POOLS.find(({ kind, collection }) => kind === "nova" && collection === "punkykongz");
  if (!shown) throw new Error("no Nova pool");
  const pool = new PublicKey(shown.address);
  const mint = developmentKeypair("nft-punkykongz-1").publicKey;
  const nft = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const limits = { minWeightBps: 0, minBaseWeightBps: 0, maxFeeBps: 10_000 };
  const stake = stakeNft({ pool, nft, owner: owner.publicKey, termDays: 270, ...limits });
  await send(new Connection(chain.rpcUrl, "confirmed"), [stake], [owner]);
  await atOnce();
  await travelTo(chain.rpcUrl, (await readLocalChainTs(chain.rpcUrl)) + DAY);
  return { mint, position: findNftPositionAddress({ pool, mint, owner: owner.publicKey }) };
}

/** Freezes the wallet's account of SCG, which no key of the sample could. */
export async function freezeCoin({ rpcUrl }: LocalChain, owner: PublicKey): Promise<void> {
  const address = findAssociatedTokenAddress(scg, owner, TOKEN_PROGRAM_ADDRESS);
  const found = await new Connection(rpcUrl, "confirmed").getAccountInfo(address);
  const data = found?.data ?? Buffer.alloc(TOKEN_ACCOUNT_BYTES);
  data.set(scg.toBytes(), 0);
  data.set(owner.toBytes(), 32);
  data[STATE_OFFSET] = FROZEN;
  const account = {
    owner: TOKEN_PROGRAM_ADDRESS.toBase58(),
    data: data.toString("hex"),
    lamports: TOKEN_ACCOUNT_LAMPORTS,
  };
  await callRpc(rpcUrl, "surfnet_setAccount", [address.toBase58(), { ...account, executable: false }]);
}

/** What a wallet's usual account of a mint holds, in base units. */
export async function tokenAmountOf(connection: Connection, owner: PublicKey, mint: PublicKey): Promise<bigint> {
  const found = await connection.getAccountInfo(findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS));
  return found?.data.readBigUInt64LE(64) ?? 0n;
}
