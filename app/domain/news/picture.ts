import { shownPictureSchema } from "../pictures/sizes";
import { z } from "../zod.ts";

export const newsPictureSchema = shownPictureSchema.extend({ alt: z.string() });

/** The picture of a piece of news in one language. */
export type NewsPicture = z.output<typeof newsPictureSchema>;
