import type { EvmCall } from "~/domain/migration/gate-call";

declare const mark: unique symbol;

/**
 * A call to a contract that was compared with the holder's wish (.client/verifier/check-call.ts). Only the verifier makes one,
 * and a wallet is asked to send nothing else.
 */
export type CheckedCall = EvmCall & { readonly [mark]: true };
