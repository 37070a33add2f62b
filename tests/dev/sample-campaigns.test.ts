import { Connection, PublicKey } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findAssociatedTokenAddress, findGiftAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import * as drop from "~programs/drop.ts";
import { dropProof } from "~programs/drop-tree.ts";
import { readLocalChainTs, travelTo } from "../../app/domain/development/local-node.ts";
import { type LocalChain, startChain } from "../../tools/dev/chain.ts";
import { mintTo, send } from "../../tools/dev/chain-send.ts";
import { setUpChain } from "../../tools/dev/chain-setup.ts";
import {
  DEVELOPMENT_CAMPAIGNS,
  type SampleCampaign,
  sampleCampaignAddress,
  sampleCampaignTree,
} from "../../tools/dev/sample-campaigns.ts";

let chain: LocalChain;
let connection: Connection;
const holder = developmentKeypair("wallet-2");

beforeAll(async () => {
  chain = await startChain({ port: 0, stateFolder: null, slotTimeMs: 50 });
  connection = new Connection(chain.rpcUrl, "confirmed");
  await setUpChain(chain);
}, 60_000);
afterAll(() => chain?.stop());

const read = async (campaign: SampleCampaign) => {
  const account = await connection.getAccountInfo(sampleCampaignAddress(campaign));
  return drop.decodeCampaign(account?.data ?? new Uint8Array());
};

it("opens four drops, of which three can be taken now", async () => {
  const now = BigInt(await readLocalChainTs(chain.rpcUrl));
  const campaigns = await Promise.all(DEVELOPMENT_CAMPAIGNS.map(read));
  expect(campaigns.map(({ state }) => state)).toEqual(["open", "open", "open", "open"]);
  expect(campaigns.map(({ beginTs, endTs }) => beginTs <= now && now < endTs)).toEqual([true, true, true, false]);
});

it("leaves them as they are when it runs again", async () => {
  const before = await Promise.all(DEVELOPMENT_CAMPAIGNS.map(read));
  await setUpChain(chain);
  expect(await Promise.all(DEVELOPMENT_CAMPAIGNS.map(read))).toEqual(before);
});

it("lets a development wallet take each of them within its window", async () => {
  const [, , , last] = await Promise.all(DEVELOPMENT_CAMPAIGNS.map(read));
  for (const campaign of DEVELOPMENT_CAMPAIGNS) {
    if (campaign.number === 4) await travelTo(chain.rpcUrl, Number(last?.beginTs ?? 0n));
    const { mint, amountRaw } = await claim(campaign);
    expect(amountRaw).toBe(campaign.rows[1]?.amountRaw);
    expect((await read(campaign)).claimedCount).toBe(1);
    expect(mint).toBeInstanceOf(PublicKey);
  }
});

/** Takes the gift of wallet-2, at place 1 of every list. */
async function claim(campaign: SampleCampaign): Promise<{ mint: PublicKey; amountRaw: bigint }> {
  const { gift, rows } = campaign;
  const address = sampleCampaignAddress(campaign);
  const mint = gift.kind === "coins" ? gift.mint : await giftMint(address);
  const proof = dropProof(sampleCampaignTree(campaign), 1);
  const ref = { address, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const [createToken] = mintTo(mint, holder.publicKey, 0n);
  const token = findAssociatedTokenAddress(mint, holder.publicKey, TOKEN_PROGRAM_ADDRESS);
  const to = { holder: holder.publicKey, index: 1, proof };
  const take =
    gift.kind === "coins"
      ? drop.claimCoins({ campaign: ref, ...to, amountRaw: rows[1]?.amountRaw ?? 0n })
      : drop.claimNft({ campaign: ref, ...to, mint });
  const before = await balance(token);
  await send(connection, createToken ? [createToken, take] : [take], [developmentKeypair("operator"), holder]);
  return { mint, amountRaw: (await balance(token)) - before };
}

async function giftMint(campaign: PublicKey): Promise<PublicKey> {
  const account = await connection.getAccountInfo(findGiftAddress({ campaign, number: 1 }));
  return drop.decodeGift(account?.data ?? new Uint8Array()).mint;
}

async function balance(token: PublicKey): Promise<bigint> {
  const account = await connection.getAccountInfo(token);
  return account ? account.data.readBigUInt64LE(64) : 0n;
}
