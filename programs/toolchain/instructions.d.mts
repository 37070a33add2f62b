/** What tests read of instructions.mjs. */
export function holderInstructions(folder: string): string;
