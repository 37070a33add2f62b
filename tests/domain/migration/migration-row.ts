import type { migrationRecord } from "~db/schema";

type Row = typeof migrationRecord.$inferInsert;

/** The row of an old NFT by its number, for which a wallet has confirmed a Solana address and done nothing since. */
export function migrationRow(oldWalletAddress: string, id: number, change: Partial<Row> = {}): Row {
  return {
    chainId: 8217,
    gate: `0x${"01".repeat(20)}`,
    oldProjectId: "old",
    oldWalletAddress,
    oldWalletType: "",
    oldNftContract: `0x${"02".repeat(20)}`,
    oldNftId: BigInt(id),
    oldNftName: "Old",
    oldNftImage: "",
    newWalletAddress: "A",
    targetProof: "none",
    regId: "",
    regTime: new Date(),
    status: "addressConfirmed",
    updatedAt: new Date(),
    ...change,
  };
}
