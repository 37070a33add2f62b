/**
 * The SHA-256 over the hashes of this release's scripts, in hex: the list in `/release.json` as one figure. The build
 * replaces this value (tools/release); the development server has none.
 */
const BUILT = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

export const RELEASE_HASH: string | null = import.meta.env.PROD ? BUILT : null;
