import { z } from "../zod.ts";

const altSchema = z.string().normalize("NFC").trim().min(1).max(300);

/** What a picture shows, in each language. */
export const pictureAltSchema = z.strictObject({ ko: altSchema, en: altSchema, id: altSchema });
