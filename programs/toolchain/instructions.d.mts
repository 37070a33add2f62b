/** What tests read of instructions.mjs. */
export function holderInstructions(folder: string): string;
/** The same of the wallets of authorities. */
export function deedInstructions(folder: string): string;
