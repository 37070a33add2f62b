import { evmAddressInput } from "../users/input";
import { z } from "../zod.ts";
import { APP_WALLETS } from "./rules";

const wallet = z.enum(APP_WALLETS);

/** Asks an app for an account, or for its signature under a sign-in that was started. */
export const appRequestInput = z.discriminatedUnion("type", [
  z.object({ type: z.literal("auth"), wallet }),
  z.object({
    type: z.literal("sign"),
    wallet,
    nonce: z.string().regex(/^[0-9a-f]{32}$/),
    walletAddress: evmAddressInput,
  }),
]);
export type AppRequestInput = z.output<typeof appRequestInput>;

export const ticketInput = z.string().max(1024);
export const appResultInput = z.object({ ticket: ticketInput });
