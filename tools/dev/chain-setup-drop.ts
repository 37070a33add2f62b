import type { Connection, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { readLocalChainTs } from "../../app/domain/development/local-node.ts";
import { TOKEN_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { developmentKeypair } from "../../programs-client/development-keys.ts";
import * as drop from "../../programs-client/drop.ts";
import { dropRoot } from "../../programs-client/drop-tree.ts";
import type { LocalChain } from "./chain.ts";
import { mintTo, send } from "./chain-send.ts";
import {
  DEVELOPMENT_CAMPAIGNS,
  type SampleCampaign,
  sampleCampaignAddress,
  sampleCampaignTree,
} from "./sample-campaigns.ts";

const operator = developmentKeypair("operator");
const funder = developmentKeypair("funder");

/** Names of the gifts, by the number of their drop. */
const GIFTS: Record<number, string> = { 1: "Twig", 2: "SCG", 3: "Crafter", 4: "USDC" };

/** The drops that the local site shows, as the setting `drops` names them. */
export const DEVELOPMENT_DROPS = DEVELOPMENT_CAMPAIGNS.map((campaign) => ({
  number: campaign.number,
  address: sampleCampaignAddress(campaign).toBase58(),
  gift: GIFTS[campaign.number] ?? "",
}));

/**
 * Fills and opens the four drops. A drop that exists already stays as it is. NFT drops are opened only on a node where NFTs
 * can be planted.
 */
export async function setUpDrops(
  chain: Pick<LocalChain, "rpcUrl" | "canTravel">,
  connection: Connection,
): Promise<void> {
  const possible = DEVELOPMENT_CAMPAIGNS.filter(({ gift }) => gift.kind === "coins" || chain.canTravel);
  await Promise.all(possible.map((campaign) => openSampleCampaign(connection, campaign)));
}

/** Creates, fills and opens a drop, whose window counts from the chain's clock; does nothing if it exists. */
export async function openSampleCampaign(connection: Connection, campaign: SampleCampaign): Promise<void> {
  const address = sampleCampaignAddress(campaign);
  if (await connection.getAccountInfo(address)) return;
  const { gift, rows } = campaign;
  const total = rows.reduce((sum, { amountRaw }) => sum + amountRaw, 0n);
  if (gift.kind === "coins") await send(connection, mintTo(gift.mint, funder.publicKey, total), [operator]);
  // in one transaction, so that every campaign that exists is open
  const beginTs = BigInt(await readLocalChainTs(connection.rpcEndpoint)) + BigInt(campaign.beginsIn);
  const open = drop.openCampaign({ campaign: address, admin: operator.publicKey });
  await send(connection, [...filling(campaign, address, beginTs, total), open], [operator, funder]);
}

function filling(
  campaign: SampleCampaign,
  address: PublicKey,
  beginTs: bigint,
  totalGiftRaw: bigint,
): TransactionInstruction[] {
  const { number, gift, rows } = campaign;
  const terms = {
    root: dropRoot(sampleCampaignTree(campaign)),
    beginTs,
    endTs: beginTs + BigInt(campaign.lastsSeconds),
    recipients: rows.length,
  };
  const shared = {
    creator: operator.publicKey,
    campaignId: number,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    pauser: developmentKeypair("pauser").publicKey,
    funder: funder.publicKey,
  };
  const ref = { address, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const from = { funder: funder.publicKey, payer: operator.publicKey };
  const pagesOf = (promise: drop.CampaignPromise) =>
    Array.from({ length: drop.claimPagesNeeded(rows.length) }, (_, page) =>
      drop.createClaimPage({ campaign: address, promise, ...from, number: page }),
    );
  if (gift.kind === "nfts") {
    const promise = drop.promiseOfNfts(terms);
    const deposits = gift.mints.map((mint, place) =>
      drop.depositNft({ campaign: ref, promise, ...from, mint, number: place }),
    );
    return [drop.createNftCampaign({ ...shared, terms }), ...deposits, ...pagesOf(promise)];
  }
  const coinTerms = { ...terms, totalGiftRaw };
  const promise = drop.promiseOfCoins(gift.mint, coinTerms);
  const create = drop.createCoinCampaign({ ...shared, mint: gift.mint, terms: coinTerms });
  const campaignRef = { ...ref, mint: gift.mint };
  const payment = drop.fund({ campaign: campaignRef, promise, funder: funder.publicKey, amountRaw: totalGiftRaw });
  return [create, payment, ...pagesOf(promise)];
}
