import { z } from "../../zod.ts";

/** The place of a stream in its pool, as a decimal string. */
export const placeField = z.enum(["0", "1", "2", "3"]);

/** Chain seconds as a decimal string; "none" for a stream without an end. */
export const endField = z.union([z.literal("none"), z.string().regex(/^[1-9]\d{8,10}$/)]);
