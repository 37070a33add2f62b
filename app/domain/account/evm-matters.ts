/**
 * Something that a wallet of the former chain has here and that needs its holder. airdrops: they wait for a Solana address;
 * `items` is what each brings, `closesAt` when the first of them ends (ISO 8601), `list` the only list there is, or null.
 * takeBackNow, takeBackLater: handed over, no new NFT will be minted, and the old one comes back with its fee, now or from
 * `fromTs` on (chain seconds, of the first). takeBackUnknown: the same, while it is not known from when. oldNfts: in the
 * wallet. Fees are in kei, null while they are not known.
 */
export type EvmMatter =
  | { kind: "airdrops"; count: number; items: readonly string[]; closesAt: string; list: string | null }
  | { kind: "takeBackNow"; count: number; feeRaw: bigint | null }
  | { kind: "takeBackUnknown"; count: number }
  | { kind: "oldNfts"; count: number; feeEachRaw: bigint | null }
  | { kind: "takeBackLater"; count: number; feeRaw: bigint | null; fromTs: number };

/** The order in which they are told: what has an end, then what is most pressing. */
export const EVM_MATTERS: readonly EvmMatter["kind"][] = [
  "airdrops",
  "takeBackNow",
  "takeBackUnknown",
  "oldNfts",
  "takeBackLater",
];
