import { z } from "../zod.ts";

/** The version that a form was opened with. */
const versionField = z.coerce.number().int().positive();

export const approveSchema = z.object({ version: versionField });
/** The applicant reads the reason. */
export const refuseSchema = z.object({ version: versionField, reason: z.string().trim().min(5).max(500) });
