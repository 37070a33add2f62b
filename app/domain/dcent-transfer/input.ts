import { isWalletAddress } from "../solana/is-wallet-address";
import { z } from "../zod.ts";

const wallet = z.string().refine(isWalletAddress);

/** "build": the unsigned transfer of a wallet; "send": hands a signed one to the network, as often as it is asked. */
export const testTransferInput = z.discriminatedUnion("step", [
  z.object({ step: z.literal("build"), wallet }),
  z.object({
    step: z.literal("send"),
    wallet,
    /** Base64. */
    transaction: z.base64().max(2_000),
    lastValidBlockHeight: z.number().int().nonnegative(),
  }),
]);
export type TestTransferInput = z.output<typeof testTransferInput>;
