/**
 * SHA-256 over the hashes of this release's scripts, in hex: what `/release.json` has, as one figure. The build puts it in the
 * place of this one (tools/release); the development server has none.
 */
const BUILT = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

export const RELEASE_HASH: string | null = import.meta.env.PROD ? BUILT : null;
