import { contractInput, evmAddressInput, solanaAddressInput } from "../users/input";
import { z } from "../zod.ts";

/** What the command that verifies migrations is asked, as the command line has it: all of it text. */
const verifyInput = z.object({
  /** A wallet of either chain, whose records are all verified; null for a file or an address that has a receipt. */
  asked: z.union([evmAddressInput, solanaAddressInput]).nullable().catch(null),
  evmRpc: z.url({ protocol: /^https?$/ }),
  confirmations: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
  gate: contractInput.optional(),
  collection: solanaAddressInput.optional(),
  chain: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .transform(Number),
});

export type VerifyInput = Omit<z.output<typeof verifyInput>, "asked"> & { wallet: string | null };
/** The option that is not as it has to be. */
export type VerifyFault = Exclude<keyof z.output<typeof verifyInput>, "asked">;

/** Checks all options before any of them is used: each has to be a whole address, URL or number. `fault`: the first that is not. */
export function parseVerifyInput(options: Record<string, string>): VerifyInput | { fault: VerifyFault } {
  const parsed = verifyInput.safeParse(options);
  if (!parsed.success) return { fault: parsed.error.issues[0]?.path[0] as VerifyFault };
  const { asked, ...input } = parsed.data;
  return { ...input, wallet: asked };
}
