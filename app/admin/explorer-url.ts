import { PINS } from "~/pins";

/** Where the explorer of the release's cluster shows a transaction or an account. That of a local node reads this machine. */
export function explorerUrlOf(kind: "tx" | "address", value: string): string {
  const url = new URL(`/${kind}/${value}`, "https://explorer.solana.com");
  if (PINS.chain === "solana:devnet") url.searchParams.set("cluster", "devnet");
  if (PINS.chain === "solana:localnet") url.searchParams.set("cluster", "custom");
  return url.href;
}
