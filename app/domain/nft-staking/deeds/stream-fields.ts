import { z } from "../../zod.ts";

/** The place of a stream in its pool, as a decimal string. */
export const placeField = z.enum(["0", "1", "2", "3"]);
