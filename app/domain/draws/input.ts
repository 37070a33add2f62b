import { utcMinuteField } from "../fields";
import { SOURCES } from "../jobs/list-source.server";
import { z } from "../zod.ts";

const MOST_LIST = 400_000;

/** A draw as staff write it down. */
export const drawSchema = z.object({
  title: z.string().trim().min(1).max(120),
  winnerCount: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .pipe(z.number().max(10_000)),
  drawAt: utcMinuteField,
  source: z.enum(SOURCES).default("list"),
  of: z.string().trim().max(80).default(""),
  list: z.string().trim().max(MOST_LIST).default(""),
});
export type DrawInput = z.output<typeof drawSchema>;
