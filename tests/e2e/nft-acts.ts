import { getAccount } from "@solana/spl-token";
import { Keypair, PublicKey, VersionedTransaction } from "@solana/web3.js";
import { expect, vi } from "vitest";
import { findAssociatedTokenAddress, STAKING_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { stakeNft, unstakeNft } from "~programs/nft-staking.ts";
import { decodeCheckIn, decodeNftPosition, NFT_POSITION_BYTES } from "~programs/nft-staking-accounts.ts";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { DEVELOPMENT_NFT_POOLS } from "../../tools/dev/chain-setup-nft.ts";
import { plantNfts } from "../../tools/dev/sample-nfts.ts";
import type { Site } from "./harness.ts";
import { send } from "./holder-acts.ts";
import { postJson, signIn } from "./sign-in.ts";

const NAMES = {
  genesis: "Genesis",
  punkykongz: "PunkyKongz",
  "punky-hag": "Punky HA_G",
  "wise-alya": "Wise Alya",
} as const;

export type Collection = keyof typeof NAMES;

/** Each sample collection has this many characters beside the one of the collection's own NFT. */
const CHARACTERS = 7;

/** Puts ordinary NFTs of a collection into a wallet, numbered from `firstNumber`, and returns their mints. */
export async function giveNfts(
  site: Site,
  owner: PublicKey,
  { collection, count, firstNumber = 1 }: { collection: Collection; count: number; firstNumber?: number },
): Promise<PublicKey[]> {
  const mints = Array.from({ length: count }, () => Keypair.generate().publicKey);
  await plantNfts(
    site.chain.rpcUrl,
    mints.map((mint, i) => ({
      mint,
      owner,
      name: `${NAMES[collection]} #${firstNumber + i}`,
      symbol: "TEST",
      uri: `/art/people/${collection}-${((firstNumber + i - 1) % CHARACTERS) + 1}.svg`,
      collection: developmentKeypair(`collection-${collection}`).publicKey,
    })),
  );
  return mints;
}

export type KongzPool = "boost" | "nova";

/** The pool of that kind which takes Kongz. */
export function kongzPool(kind: KongzPool): PublicKey {
  const pool = DEVELOPMENT_NFT_POOLS.find((it) => it.kind === kind && it.collection === "punkykongz");
  return new PublicKey(pool!.address);
}

const nftOf = (mint: PublicKey) => ({ mint, tokenProgram: TOKEN_PROGRAM_ADDRESS });

/** Stakes Kongz for 90 days in Nova, without this site. */
export function stakeNfts(site: Site, wallet: Keypair, kind: KongzPool, mints: PublicKey[]): Promise<void> {
  const limits = { minWeightBps: 0, minBaseWeightBps: 0, maxFeeBps: 0 };
  const stake = { pool: kongzPool(kind), owner: wallet.publicKey, termDays: kind === "nova" ? 90 : 0, ...limits };
  return send(
    site,
    wallet,
    mints.map((mint) => stakeNft({ ...stake, nft: nftOf(mint) })),
  );
}

/** Unstakes Kongz without this site and without claiming what they have earned. */
export function leaveNfts(site: Site, wallet: Keypair, kind: KongzPool, mints: PublicKey[]): Promise<void> {
  const owner = wallet.publicKey;
  return send(
    site,
    wallet,
    mints.map((mint) => unstakeNft({ pool: kongzPool(kind), nft: nftOf(mint), owner, rentPayer: owner })),
  );
}

/**
 * Makes a wallet's NFTs a day older, so that they can check in today. The clock itself is not changed, because other tests
 * share it.
 */
export async function letStayOvernight({ connection, chain }: Site, wallet: PublicKey): Promise<void> {
  for (const { pubkey, account } of await findNftPositions(connection, wallet)) {
    const data = Buffer.from(account.data);
    data.writeBigInt64LE(data.readBigInt64LE(POSITION_START_OFFSET) - 86_400n, POSITION_START_OFFSET);
    const changed = { owner: account.owner.toBase58(), data: data.toString("hex"), lamports: account.lamports };
    await callRpc(chain.rpcUrl, "surfnet_setAccount", [pubkey.toBase58(), { ...changed, executable: false }]);
  }
}

// after the discriminator, version, bump and five keys
const POSITION_START_OFFSET = 8 + 1 + 1 + 5 * 32;
// after the discriminator, version, bump, pool and mint
const POSITION_OWNER_OFFSET = 8 + 1 + 1 + 32 + 32;

/** The NFT positions of a wallet from the chain, not from D1. */
export async function nftPositionsOf({ connection }: Site, wallet: PublicKey) {
  const found = await findNftPositions(connection, wallet);
  return found.map(({ account }) => decodeNftPosition(account.data));
}

function findNftPositions(connection: Site["connection"], wallet: PublicKey) {
  return connection.getProgramAccounts(STAKING_PROGRAM_ADDRESS, {
    filters: [
      { dataSize: NFT_POSITION_BYTES },
      { memcmp: { offset: POSITION_OWNER_OFFSET, bytes: wallet.toBase58() } },
    ],
  });
}

/** How many of these NFTs are in a wallet, from the chain. */
export async function heldOf({ connection }: Site, wallet: PublicKey, mints: PublicKey[]): Promise<number> {
  const amounts = mints.map(async (mint) => {
    const account = findAssociatedTokenAddress(mint, wallet, TOKEN_PROGRAM_ADDRESS);
    const held = await getAccount(connection, account).catch(() => null);
    return Number(held?.amount ?? 0n);
  });
  return (await Promise.all(amounts)).reduce((sum, amount) => sum + amount, 0);
}

/** The number of check-ins in these records. */
export async function checkInsOf({ connection }: Site, records: PublicKey[]): Promise<number> {
  const accounts = await connection.getMultipleAccountsInfo(records);
  return accounts.reduce((sum, account) => sum + (account ? Number(decodeCheckIn(account.data).checkIns) : 0), 0);
}

/** Carries out a batch by the site's API alone. Its transactions are planned, signed and final when the promise resolves. */
export async function actByApi(site: Site, wallet: Keypair, wish: object): Promise<void> {
  // a stake that accepts any conditions
  const terms = "termDays" in wish ? { minWeightBps: "0", minBaseWeightBps: "0", maxFeeBps: "10000" } : {};
  const planned = { ...terms, ...wish, batchKey: crypto.randomUUID() };
  type Plan = { parts: { requestKey: string; wish: object }[] };
  const session = await sessionOf(site, wallet);
  const { parts } = await postAs<Plan>(site, session, "/api/nft-staking/plan", planned);
  for (const { requestKey, wish } of parts) await carryOut(site, wallet, { ...wish, requestKey }, session);
}

/** Has the site build what a wish asks for, signs it, and waits until it is final. Returns the id of the transaction. */
export async function carryOut(site: Site, wallet: Keypair, wish: object, session: Session): Promise<string> {
  const built = await postAs<{ id: string; transaction: string }>(site, session, "/api/transactions", wish);
  const transaction = VersionedTransaction.deserialize(Buffer.from(built.transaction, "base64"));
  transaction.sign([wallet]);
  const signed = Buffer.from(transaction.serialize()).toString("base64");
  await postAs(site, session, `/api/transactions/${built.id}/signed`, { transaction: signed });
  await untilFinal(site, built.id, { Cookie: session.cookie, "X-Wallet-Address": session.address });
  return built.id;
}

/** The session in which a wallet asks the site. */
type Session = { cookie: string; address: string };

/** Signs a wallet in. */
export async function sessionOf(site: Site, wallet: Keypair): Promise<Session> {
  return { cookie: await signIn(site, wallet), address: wallet.publicKey.toBase58() };
}

async function postAs<T>(site: Site, { cookie, address }: Session, path: string, body: unknown): Promise<T> {
  const answer = (await (await postJson(site, path, body, cookie, address)).json()) as { returnValue: T };
  return answer.returnValue;
}

function untilFinal(site: Site, id: string, headers: Record<string, string>): Promise<void> {
  const look = async () => {
    const answer = await (await fetch(`${site.url}/api/transactions/${id}`, { headers })).json();
    expect((answer as { returnValue: { status: string } }).returnValue.status).toBe("finalized");
  };
  return vi.waitFor(look, { timeout: 40_000, interval: 250 });
}
