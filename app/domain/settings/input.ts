import { z } from "../zod.ts";
import { PUBLIC_SETTING_KEYS } from "./rules";

/** The query of `GET /api/common/selectKeyValue`. */
export const publicSettingInput = z.object({ cdKey: z.enum(PUBLIC_SETTING_KEYS) });
