import type { PublicKey } from "@solana/web3.js";
import { sql } from "drizzle-orm";
import { setting } from "~db/schema";
import { findCampaignAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { DEVELOPMENT_COINS, DEVELOPMENT_COLLECTIONS, developmentKeypair } from "~programs/development-keys";
import * as drop from "~programs/drop";
import { DROP_CSV_REASONS, parseDropCsv } from "~programs/drop-csv";
import { storeDropList } from "../drop/commands.server";
import { listShownDrops } from "../drop/queries.server";
import type { DevelopmentDeps } from "./commands.server";
import { type DropInput, SOCCER_GO_PLACES, type SoccerGiftInput } from "./input";
import { callRpc, readLocalChainTs } from "./local-node";
import { newSampleNft } from "./nfts.server";
import { plantNfts } from "./planted-nfts";
import { mintToOperator, sendAs } from "./send.server";
import type { DropOpening, OpenedDrop } from "./view";

/** Each NFT is planted and deposited separately. */
export const MOST_NFTS = 24;
const DEPOSITS_A_TRANSACTION = 3;
/** The most that the setting `drops` can hold (domain/settings/drops.ts). */
const MOST_DROPS = 40;
const MINUTE = 60;

const operator = developmentKeypair("operator");

type Terms = { root: Uint8Array; beginTs: bigint; endTs: bigint; recipients: number };

/**
 * Opens a drop on the local chain for a list in CSV and shows it on the page, as `npm run punk -- drop open` and the setting
 * `drops` do: the development operator creates, fills and opens the campaign. Throws the node's message.
 */
export async function openDevelopmentDrop(
  deps: DevelopmentDeps & { now: Date },
  input: DropInput,
): Promise<DropOpening> {
  const gift = giftOf(input.gift);
  const { rows, totalRaw, errors } = parseDropCsv(input.list, { decimals: gift.decimals });
  if (errors.length > 0) {
    return {
      faults: errors.map(({ line, column, reason }) => {
        const where = column === null ? `Line ${line}` : `Line ${line}, ${column}`;
        return `${where}: ${DROP_CSV_REASONS[reason]}.`;
      }),
    };
  }
  const shown = await listShownDrops(deps.db);
  const faults = faultsOf(input, { isOfNfts: gift.kind === "nfts", rows: rows.length, shown: shown.length });
  if (faults.length > 0) return { faults };

  const number = Math.max(0, ...shown.map((known) => known.number)) + 1;
  const { campaignId, address } = await findFreeCampaign(deps.rpcUrl, number);
  const campaignAddress = address.toBase58();
  const root = await storeDropList(deps.db, { campaignAddress, rows });
  const beginTs = BigInt((await readLocalChainTs(deps.rpcUrl)) + input.beginsInMinutes * MINUTE);
  const terms = { root, beginTs, endTs: beginTs + BigInt(input.lastsMinutes * MINUTE), recipients: rows.length };
  if (gift.kind === "coins") {
    const supply = input.supply ?? rows.length;
    await openCoins(deps.rpcUrl, {
      campaignId,
      address,
      mint: gift.mint,
      terms: { ...terms, supply, totalGiftRaw: totalRaw },
    });
  } else {
    await openNfts(deps.rpcUrl, { campaignId, address, collection: gift.collection, terms });
  }
  const opened = { number, address: campaignAddress, gift: gift.name };
  await showDrop(deps, opened);
  return { faults: null, opened: { ...opened, recipients: rows.length } };
}

const WEEK_MINUTES = 10_080;

/** Opens a drop, from now for a week, that gives each wallet of a list an NFT for a place of a Soccer Go team. */
export function openSoccerGift(
  deps: DevelopmentDeps & { now: Date },
  { place, list }: SoccerGiftInput,
): Promise<DropOpening> {
  const { collection } = SOCCER_GO_PLACES.find(({ id }) => id === place) as (typeof SOCCER_GO_PLACES)[number];
  const window = { beginsInMinutes: 0, lastsMinutes: WEEK_MINUTES };
  return openDevelopmentDrop(deps, { intent: "open", gift: collection, list, ...window, supply: null });
}

type Gift =
  | { kind: "coins"; name: string; decimals: number; mint: PublicKey }
  | { kind: "nfts"; name: string; decimals: null; collection: (typeof DEVELOPMENT_COLLECTIONS)[number]["slug"] };

/** A coin by its symbol, or a sample collection by its slug; the schema accepts nothing else. */
function giftOf(word: DropInput["gift"]): Gift {
  const coin = DEVELOPMENT_COINS.find(({ symbol }) => symbol === word);
  if (coin) {
    const { symbol, decimals, label } = coin;
    return { kind: "coins", name: symbol, decimals, mint: developmentKeypair(label).publicKey };
  }
  const { name, slug } = DEVELOPMENT_COLLECTIONS.find(
    ({ slug }) => slug === word,
  ) as (typeof DEVELOPMENT_COLLECTIONS)[number];
  return { kind: "nfts", name, decimals: null, collection: slug };
}

function faultsOf(
  { supply }: DropInput,
  { isOfNfts, rows, shown }: { isOfNfts: boolean; rows: number; shown: number },
): string[] {
  return [
    ...(isOfNfts && rows > MOST_NFTS ? [`A list for NFTs has at most ${MOST_NFTS} lines here.`] : []),
    ...(isOfNfts && supply !== null && supply !== rows
      ? ["Of NFTs everybody on the list has one: leave the supply empty."]
      : []),
    ...(supply !== null && supply > rows ? [`The supply is larger than the list of ${rows}.`] : []),
    ...(shown >= MOST_DROPS ? [`The page shows ${MOST_DROPS} drops already: \`npm run reset\` removes them.`] : []),
  ];
}

/** The operator's first campaign number, from this one on, that is not taken. */
async function findFreeCampaign(rpcUrl: string, from: number): Promise<{ campaignId: number; address: PublicKey }> {
  for (let campaignId = from; ; campaignId++) {
    const address = findCampaignAddress({ creator: operator.publicKey, campaignId });
    const params = [address.toBase58(), { encoding: "base64", commitment: "confirmed" }];
    const { value } = await callRpc<{ value: object | null }>(rpcUrl, "getAccountInfo", params);
    if (!value) return { campaignId, address };
  }
}

const roles = { creator: operator.publicKey, pauser: operator.publicKey, funder: operator.publicKey };

type Opening<T> = { campaignId: number; address: PublicKey; terms: T };

async function openCoins(
  rpcUrl: string,
  opening: Opening<Terms & { supply: number; totalGiftRaw: bigint }> & { mint: PublicKey },
): Promise<void> {
  const { campaignId, address, mint, terms } = opening;
  const ref = { address, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const { mint: coin, tokenProgram } = ref;
  const promise = drop.promiseOfCoins(mint, terms);
  // in one transaction, so that every campaign that exists is open
  await sendAs(rpcUrl, operator, [
    ...mintToOperator(mint, terms.totalGiftRaw),
    drop.createCoinCampaign({ ...roles, campaignId, mint: coin, tokenProgram, terms }),
    drop.fund({ campaign: ref, promise, funder: operator.publicKey, amountRaw: terms.totalGiftRaw }),
    ...pagesOf(address, promise),
    drop.openCampaign({ campaign: address, admin: operator.publicKey }),
  ]);
}

async function openNfts(
  rpcUrl: string,
  opening: Opening<Terms> & { collection: (typeof DEVELOPMENT_COLLECTIONS)[number]["slug"] },
): Promise<void> {
  const { campaignId, address, collection, terms } = opening;
  const tokenProgram = TOKEN_PROGRAM_ADDRESS;
  const nfts = Array.from({ length: terms.recipients }, () => newSampleNft(collection, operator.publicKey));
  await plantNfts(rpcUrl, nfts);
  const promise = drop.promiseOfNfts(terms);
  await sendAs(rpcUrl, operator, [
    drop.createNftCampaign({ ...roles, campaignId, tokenProgram, terms }),
    ...pagesOf(address, promise),
  ]);
  const deposits = nfts.map(({ mint }, number) =>
    drop.depositNft({ campaign: { address, tokenProgram }, promise, funder: operator.publicKey, mint, number }),
  );
  for (let start = 0; start < deposits.length; start += DEPOSITS_A_TRANSACTION) {
    await sendAs(rpcUrl, operator, deposits.slice(start, start + DEPOSITS_A_TRANSACTION));
  }
  await sendAs(rpcUrl, operator, [drop.openCampaign({ campaign: address, admin: operator.publicKey })]);
}

function pagesOf(address: PublicKey, promise: drop.CampaignPromise) {
  return Array.from({ length: drop.claimPagesNeeded(promise.recipients) }, (_, number) =>
    drop.createClaimPage({ campaign: address, promise, funder: operator.publicKey, number }),
  );
}

/** Adds a drop to the setting from which the page is drawn. */
async function showDrop(
  { db, now }: DevelopmentDeps & { now: Date },
  added: Omit<OpenedDrop, "recipients">,
): Promise<void> {
  const entry = JSON.stringify(added);
  await db
    .insert(setting)
    .values({ key: "drops", value: `[${entry}]`, updatedAt: now })
    .onConflictDoUpdate({
      target: setting.key,
      set: {
        value: sql`json_insert(iif(${setting.value} = '', '[]', ${setting.value}), '$[#]', json(${entry}))`,
        updatedAt: now,
      },
    });
}

/** The first lines of a list that has only one wallet. */
export function listOfOne(wallet: string, amount: string | null): string {
  return amount === null ? `wallet\n${wallet}\n` : `wallet,amount\n${wallet},${amount}\n`;
}
