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

/** A deed of a job, with the version of it that was seen. */
export const jobDeedSchema = z.object({ version: z.coerce.number().int().min(0) });
