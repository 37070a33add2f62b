import { existsSync } from "node:fs";
import { AccountLayout, getAssociatedTokenAddressSync, MintLayout, TOKEN_PROGRAM_ID } from "@solana/spl-token";
import { Connection, PublicKey } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findMetadataAddress } from "~programs/addresses.ts";
import { DEVELOPMENT_COLLECTIONS, developmentKeypair } from "~programs/development-keys.ts";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { type LocalChain, startChain } from "../../tools/dev/chain.ts";
import { plantSampleNfts, SAMPLE_NFTS } from "../../tools/dev/sample-nfts.ts";
import realAccounts from "./real-nft-accounts.json" with { type: "json" };
import { decodeMetadata } from "./token-metadata.ts";

let chain: LocalChain;
let connection: Connection;

beforeAll(async () => {
  chain = await startChain({ port: 0, stateFolder: null });
  connection = new Connection(chain.rpcUrl, "confirmed");
  await plantSampleNfts(chain);
});
afterAll(() => chain?.stop());

const read = async (address: PublicKey) => {
  const account = await connection.getAccountInfo(address);
  if (!account) throw new Error(`${address} is not there`);
  return account;
};

it("plants each account byte for byte as the real program writes it", async () => {
  for (const [address, real] of Object.entries(realAccounts)) {
    const planted = await read(new PublicKey(address));
    expect(planted.owner.toBase58()).toBe(real.owner);
    expect(planted.data.toString("base64")).toBe(real.data);
    const rent = await connection.getMinimumBalanceForRentExemption(planted.data.length);
    expect(planted.lamports).toBeGreaterThanOrEqual(rent);
  }
});

it("has seven collections, and NFTs of each in both development wallets", async () => {
  const names = ["Genesis", "PunkyKongz", "Punky HA_G", "Wise Alya", "Fearless Fitri", "Punky Society", "Crafter"];
  expect(DEVELOPMENT_COLLECTIONS.map(({ name }) => name)).toEqual(names);
  for (const [wallet, perCollection] of [["wallet-1", 3] as const, ["wallet-2", 1] as const]) {
    const owner = developmentKeypair(wallet).publicKey;
    const { value } = await connection.getTokenAccountsByOwner(owner, { programId: TOKEN_PROGRAM_ID });
    const held = value.map(({ account }) => AccountLayout.decode(account.data)).filter(({ amount }) => amount === 1n);
    const metadata = await Promise.all(
      held.map(async ({ mint }) => decodeMetadata((await read(findMetadataAddress(mint))).data)),
    );
    for (const { slug } of DEVELOPMENT_COLLECTIONS) {
      const mint = developmentKeypair(`collection-${slug}`).publicKey;
      const members = metadata.filter(({ collection }) => collection?.verified && collection.key.equals(mint));
      expect(members, `${wallet} ${slug}`).toHaveLength(perCollection);
    }
  }
});

it("describes every NFT with its name, a picture of the site and a supply of one", async () => {
  for (const { mint, owner, name, uri, collection } of SAMPLE_NFTS) {
    const metadata = decodeMetadata((await read(findMetadataAddress(mint))).data);
    expect(metadata).toMatchObject({ name, uri, mint });
    expect(metadata.collection?.key.toBase58()).toBe(collection?.toBase58());
    expect(existsSync(`public${uri}`), uri).toBe(true);
    const { supply, decimals } = MintLayout.decode((await read(mint)).data);
    expect({ supply, decimals }).toEqual({ supply: 1n, decimals: 0 });
    const holding = AccountLayout.decode((await read(getAssociatedTokenAddressSync(mint, owner))).data);
    expect(holding.amount).toBe(1n);
  }
});

it("leaves an NFT where it is when the sample NFTs are planted again", async () => {
  const [, nft] = SAMPLE_NFTS;
  const token = getAssociatedTokenAddressSync(nft!.mint, nft!.owner);
  const { data, owner, lamports } = await read(token);
  const moved = Buffer.from(data);
  moved.writeBigUInt64LE(0n, 64);
  const account = { owner: owner.toBase58(), lamports, data: moved.toString("hex"), executable: false };
  await callRpc(chain.rpcUrl, "surfnet_setAccount", [token.toBase58(), account]);
  await plantSampleNfts(chain);
  expect(AccountLayout.decode((await read(token)).data).amount).toBe(0n);
});

it("skips a node that cannot plant accounts", async () => {
  await plantSampleNfts({ rpcUrl: "http://127.0.0.1:1", canTravel: false });
});
