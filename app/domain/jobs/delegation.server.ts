import { PublicKey } from "@solana/web3.js";
import { TOKEN_METADATA_PROGRAM_ADDRESS } from "~programs/addresses";
import { revokeCollectionDelegate } from "~programs/nft-acts";
import { findCollectionDelegateAddress } from "~programs/token-metadata";
import type { Chain, ChainAccount } from "../solana/chain";
import { NO_PART, type Part, type Sweep } from "./sweep-part";
import type { Asset } from "./transfers.server";

/** A job that sends nothing and changes NFTs in the name of a collection's authority. */
export type Delegated = Extract<Asset, { asset: "none" }>;

/** After this many failures the delegation stays, and the SOL goes back. */
const FAILURES_GIVEN_UP = 2;

const keysOf = ({ role, collection, authority }: Delegated, wallet: string) => ({
  role,
  collection: new PublicKey(collection),
  authority: new PublicKey(authority),
  delegate: new PublicKey(wallet),
});

/** What notes that a job's wallet acts for a collection's authority; null if nothing does. Throws ChainUnavailable. */
async function findRecord(
  chain: Chain,
  asset: Delegated,
  { wallet, commitment }: { wallet: string; commitment: "confirmed" | "finalized" },
): Promise<ChainAccount | null> {
  const { role, collection, authority, delegate } = keysOf(asset, wallet);
  const address = findCollectionDelegateAddress(collection, authority, delegate, role).toBase58();
  const { accounts } = await chain.getAccounts([address], { commitment });
  const found = accounts[0] ?? null;
  // lamports alone are no record: anybody may send them to its address
  return found?.owner === TOKEN_METADATA_PROGRAM_ADDRESS.toBase58() ? found : null;
}

/** Whether a job's wallet may act for its collection's authority. Throws ChainUnavailable. */
export async function isDelegated(
  chain: Chain,
  asset: Delegated,
  at: { wallet: string; commitment: "confirmed" | "finalized" },
): Promise<boolean> {
  return (await findRecord(chain, asset, at)) !== null;
}

/** At its end, a job's wallet gives up what was delegated to it; the record's deposit goes back like all SOL that is left. */
export async function delegationPart({ chain }: { chain: Chain }, sweep: Sweep & { asset: Delegated }): Promise<Part> {
  const { row, asset, failures } = sweep;
  const found = await findRecord(chain, asset, { wallet: row.wallet, commitment: "finalized" });
  if (!found || failures >= FAILURES_GIVEN_UP) return NO_PART;
  const revoke = revokeCollectionDelegate(keysOf(asset, row.wallet));
  return { ...NO_PART, instructions: [revoke], items: 1, gained: found.lamports };
}
