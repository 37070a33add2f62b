import { z } from "../zod.ts";

/** The widths of the files of a picture, in pixels. One that is narrower itself has its own width as its widest. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

export const shownPictureSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  sizes: z.array(z.object({ width: z.number().int().positive(), height: z.number().int().positive() })).min(1),
});

/** An uploaded picture as a page shows it: its files, the narrowest first. */
export type ShownPicture = z.output<typeof shownPictureSchema>;
