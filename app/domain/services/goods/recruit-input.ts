import { z } from "../../zod.ts";

const because = (error: string) => ({ error });
const visible = /[\p{L}\p{N}]/u;
const missing = { error: "missing", abort: true } as const;

/** What somebody answers to a call for members. */
export const applicationSchema = z.object({
  name: z.string().trim().regex(visible, missing).max(60, because("tooLong")).prefault(""),
  contact: z.string().trim().regex(visible, missing).max(120, because("tooLong")).prefault(""),
  answer: z.string().trim().regex(visible, missing).max(1_000, because("tooLong")).prefault(""),
});

export type Application = z.output<typeof applicationSchema>;
