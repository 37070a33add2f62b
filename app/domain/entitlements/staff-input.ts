import { COLLECTION_IDS } from "../settings/subjects";
import { z } from "../zod.ts";
import { entitlementGrantSchema } from "./input";
import { ENTITLEMENT_KINDS } from "./view";

const { walletAddress, title, amount, source } = entitlementGrantSchema.shape;
const day = z.iso.date().transform((text) => new Date(`${text}T00:00:00Z`));

/** One grant, as a form of staff asks for it. Its key is made of the wallet, the collection and the moment. */
export const singleGrantSchema = z.object({
  walletAddress,
  kind: z.enum(ENTITLEMENT_KINDS),
  collection: z.enum(COLLECTION_IDS),
  title,
  amount,
  source,
  expiresOn: day.optional(),
});

/** A file of grants. */
export const grantFileSchema = z.object({ file: z.instanceof(File).refine((file) => file.size > 0) });
export const withdrawSchema = z.object({ reason: z.string().trim().min(1).max(500) });
