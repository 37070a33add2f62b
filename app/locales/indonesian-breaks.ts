import type { Binds } from "./bind-texts";

/**
 * Indonesian ties prefixes and endings to foreign words with a hyphen, as in "di-stake" and "NFT-mu", and a browser may break a
 * line after any hyphen. U+2060 (word joiner) forbids that. The non-breaking hyphen U+2011 would too, but our fonts do not have
 * it, so it would be drawn in another face. Writers of texts type ordinary hyphens and spaces, except between a figure and its
 * coin, where `npm run texts` asks for U+00A0 in every language.
 */
export const INDONESIAN_BINDS: Binds = [
  [/(?<![\w-])(check|di|ke|me)-(?=\w|\{\{)/gi, "$1-\u2060"],
  [/(?<=\w)-(?=(mu|nya|ku)(?!\w))/g, "-\u2060"],
  [/(\d) (?=(NFT|MB|WIB|tahun|hari|malam|jam|menit|detik)(?!\w))/g, "$1\u00a0"],
  [/(\{\{count, number\}\}) (?=(NFT|hari|malam|jam|detik)(?!\w))/g, "$1\u00a0"],
  [/(?<!\w)No\. (?=\{\{)/g, "No.\u00a0"],
];
