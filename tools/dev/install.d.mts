export const ROOT: string;
export function ensureInstalled(): void;
export function findMissingPlatformPackage(modules: string): string | null;
export function runWithOwnNode(program: string, args?: string[]): void;
export function fail(sentence: string): never;
