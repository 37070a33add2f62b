import { solanaAddressInput } from "../users/input";
import { z } from "../zod.ts";

const MOST_FILE_BYTES = 10 * 1024 * 1024;
const fileFields = {
  list: z.string().max(400_000).default(""),
  file: z.file().max(MOST_FILE_BYTES).optional(),
};

/** A file of what NFTs become, to be committed. */
export const commitSchema = z.object({
  title: z.string().trim().min(1).max(120),
  collection: solanaAddressInput,
  ...fileFields,
});
export type CommitInput = z.output<typeof commitSchema>;

/** The same file again, to be revealed; `refundAddress` is the wallet that pays the fees. */
export const revealSchema = z.object({ ...fileFields, refundAddress: solanaAddressInput });
export type RevealInput = z.output<typeof revealSchema>;
