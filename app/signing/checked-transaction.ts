declare const mark: unique symbol;

/**
 * A whole unsigned transaction that was compared with the holder's wish (.client/verifier). Only the verifier makes one, and
 * a wallet is asked to sign nothing else.
 */
export type CheckedTransaction = Uint8Array & { readonly [mark]: true };
