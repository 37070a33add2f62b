import { z } from "zod";

/** What the development bar asks for. */
export const developmentInput = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("travel"), seconds: z.coerce.number().int().positive() }),
  z.object({ intent: z.literal("travel-to-end") }),
  z.object({ intent: z.literal("fund"), address: z.string().min(32).max(44) }),
  z.object({ intent: z.literal("send"), transaction: z.base64() }),
]);

export type DevelopmentInput = z.output<typeof developmentInput>;
