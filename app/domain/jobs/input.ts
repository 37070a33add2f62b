import { solanaAddressInput } from "../users/input";
import { z } from "../zod.ts";
import { SOURCES } from "./list-source.server";

const MOST_FILE_BYTES = 10 * 1024 * 1024;
const MOST_LIST = 400_000;
const optional = (most: number) => z.string().trim().max(most).default("");

/** An airdrop as staff write it down. A list is typed or uploaded; what is uploaded counts. */
export const airdropSchema = z.object({
  title: z.string().trim().min(1).max(120),
  mint: z.union([z.literal(""), solanaAddressInput]).default(""),
  unit: optional(12),
  amount: optional(40),
  source: z.enum(SOURCES).default("list"),
  of: optional(80),
  list: optional(MOST_LIST),
  file: z.file().max(MOST_FILE_BYTES).optional(),
  refundAddress: solanaAddressInput,
  airdropList: optional(60),
  payAgain: z.boolean().default(false),
});
export type AirdropInput = z.output<typeof airdropSchema>;

/** What is to be burnt, as staff write it down: an amount of a coin, or the NFTs of a list. */
export const burnSchema = z.object({
  title: z.string().trim().min(1).max(120),
  what: z.enum(["coin", "nft"]),
  /** The wallet that holds it, and fills the job's wallet with it. */
  owner: solanaAddressInput,
  mint: z.union([z.literal(""), solanaAddressInput]).default(""),
  unit: optional(12),
  amount: optional(40),
  list: optional(MOST_LIST),
  file: z.file().max(MOST_FILE_BYTES).optional(),
});
export type BurnInput = z.output<typeof burnSchema>;

/** Which NFTs are marked as members of a collection, or lose that mark, as staff write it down. */
export const marksSchema = z.object({
  title: z.string().trim().min(1).max(120),
  does: z.enum(["verifyCollection", "unverifyCollection"]),
  collection: solanaAddressInput,
  list: optional(MOST_LIST),
  file: z.file().max(MOST_FILE_BYTES).optional(),
  refundAddress: solanaAddressInput,
});
export type MarksInput = z.output<typeof marksSchema>;

/** NFTs that are made for a list of wallets, as staff write it down. */
export const mintsSchema = z.object({
  title: z.string().trim().min(1).max(120),
  collection: solanaAddressInput,
  list: optional(MOST_LIST),
  file: z.file().max(MOST_FILE_BYTES).optional(),
  refundAddress: solanaAddressInput,
});
export type MintsInput = z.output<typeof mintsSchema>;

/** A deed of a job, with the version of it that was seen. */
export const jobDeedSchema = z.object({ version: z.coerce.number().int().min(0) });
