import { utcMinuteField, versionField } from "../fields";
import { z } from "../zod.ts";
import { airdropListInput } from "./input";

const { key, name, gift, chain, state } = airdropListInput.shape;

const said = { name, gift, opensAt: utcMinuteField, closesAt: utcMinuteField, state };
type Times = { opensAt: Date; closesAt: Date };
const closesLater = ({ opensAt, closesAt }: Times) => closesAt > opensAt;
const atEnd = { path: ["closesAt"] };

export const airdropListSchema = z.object({ key, chain, ...said }).refine(closesLater, atEnd);
export const airdropChangeSchema = z
  .object({
    version: versionField,
    ...said,
    isReopening: z
      .string()
      .optional()
      .transform((value) => value !== undefined),
  })
  .refine(closesLater, atEnd);
/** A file of recipients, or of what was sent. */
export const airdropFileSchema = z.object({
  version: versionField,
  file: z.instanceof(File).refine((file) => file.size > 0),
});
