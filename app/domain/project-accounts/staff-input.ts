import { versionField } from "../fields";
import { z } from "../zod.ts";

/** The applicant reads the reason. */
export const refuseSchema = z.object({ version: versionField, reason: z.string().trim().min(5).max(500) });
