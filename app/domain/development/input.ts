import { DEVELOPMENT_COINS, DEVELOPMENT_COLLECTIONS } from "~programs/development-keys";
import { SEARCHED_STATUSES } from "../drop/view";
import { addressField } from "../solana/address";
import { z } from "../zod.ts";

/** What the development bar asks for. */
export const developmentInput = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("travel"), seconds: z.coerce.number().int().positive() }),
  z.object({ intent: z.literal("travel-to-end") }),
  z.object({ intent: z.literal("fund"), address: z.string().min(32).max(44) }),
  z.object({ intent: z.literal("send"), transaction: z.base64() }),
]);

export type DevelopmentInput = z.output<typeof developmentInput>;

/** What the development wallet of the former chain asks the local node, which signs for the accounts of every anvil. */
export const kaiaCallInput = z.object({
  method: z.enum(["eth_sendTransaction", "eth_getTransactionReceipt", "eth_getBalance", "eth_call", "eth_blockNumber"]),
  params: z.array(z.unknown()).max(2),
});

export type KaiaCallInput = z.output<typeof kaiaCallInput>;

const COIN_SYMBOLS = DEVELOPMENT_COINS.map(({ symbol }) => symbol);
const COLLECTION_SLUGS = DEVELOPMENT_COLLECTIONS.map(({ slug }) => slug);
/** 300 years, because tests may move a chain's clock far ahead. */
const MOST_MINUTES = 157_788_000;

/** A whole number as a form sends it; an empty field is absent. */
const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** The form that makes a drop. `gift` is a coin's symbol, or a sample collection's slug for an NFT of it. */
export const dropInput = z.object({
  intent: z.literal("open"),
  gift: z.enum([...COIN_SYMBOLS, ...COLLECTION_SLUGS]),
  list: z.string(),
  beginsInMinutes: count(-MOST_MINUTES, MOST_MINUTES),
  lastsMinutes: count(1, MOST_MINUTES),
  supply: z.preprocess((value) => (value === "" || value === undefined ? null : value), count(1, 1_048_576).nullable()),
});

export type DropInput = z.output<typeof dropInput>;

/** The five places of a Soccer Go team, each with the collection that fits it, as the game's page says. */
export const SOCCER_GO_PLACES = [
  { id: "goalkeeper", collection: "punkykongz" },
  { id: "defence", collection: "fearless-fitri" },
  { id: "midfield", collection: "wise-alya" },
  { id: "wing", collection: "punky-hag" },
  { id: "attack", collection: "genesis" },
] as const;

/** The form that gives an NFT of a place to each wallet of a list. */
export const soccerGiftInput = z.object({
  place: z.enum(SOCCER_GO_PLACES.map(({ id }) => id)),
  list: z.string(),
});

export type SoccerGiftInput = z.output<typeof soccerGiftInput>;

/** The form that mints NFTs of a sample collection. */
export const nftMintInput = z.object({ collection: z.enum(COLLECTION_SLUGS), count: count(1, 10) });

export type NftMintInput = z.output<typeof nftMintInput>;

/** What the development page for drops does to the wallet that is signed in. */
export const dropStateInput = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("list"), gift: dropInput.shape.gift, window: z.enum(["open", "before", "minute"]) }),
  z.object({ intent: z.literal("try"), campaign: addressField, status: z.enum(SEARCHED_STATUSES) }),
  z.object({ intent: z.literal("clear") }),
]);

export type DropStateInput = z.output<typeof dropStateInput>;
