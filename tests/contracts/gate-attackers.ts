import { encodeFunctionData, type Hex } from "viem";
import type { Chain } from "./chain.ts";
import {
  COLLECTION_MANNER,
  FEE,
  HOLDER,
  MINTER,
  migrateData,
  NFT_CALLS,
  NO_ADDRESS,
  OWNER,
  openActor,
  openMaliciousCollection,
  type openMigration,
  STRANGER,
  succeed,
} from "./fixtures.ts";

type Migration = Awaited<ReturnType<typeof openMigration>>;
type MaliciousCollection = Awaited<ReturnType<typeof openMaliciousCollection>>;

/** ReentrancyGuardReentrantCall() */
export const REENTRANT = "0x3ee5aeb5";

/** With NFTs 1 and 2 of the holder's, for which the gate is approved. */
export async function openAcceptedCollection(chain: Chain, { gate }: Migration): Promise<MaliciousCollection> {
  const bad = await openMaliciousCollection(chain);
  for (const tokenId of [1n, 2n]) await succeed(bad.send("mint", [HOLDER, tokenId], { from: STRANGER }));
  await succeed(bad.send("setApprovalForAll", [gate.address, true], { from: HOLDER }));
  await succeed(gate.send("setAccepted", [bad.address, true], { from: OWNER }));
  return bad;
}

/** What a malicious collection does from now on. */
export function behave(
  bad: MaliciousCollection,
  manner: keyof typeof COLLECTION_MANNER,
  lies: Partial<Record<"claimedOwner" | "target" | "payload", Hex>> = {},
) {
  const { claimedOwner = NO_ADDRESS, target = NO_ADDRESS, payload = "0x" } = lies;
  return succeed(bad.send("behave", [COLLECTION_MANNER[manner], claimedOwner, target, payload], { from: STRANGER }));
}

/** A contract that has just handed NFT 6 over. */
export async function openActorWithRecord(chain: Chain, { gate, nft }: Migration) {
  const actor = await openActor(chain);
  await succeed(nft.send("mint", [actor.address], { from: MINTER }));
  const approve = encodeFunctionData({ abi: NFT_CALLS, functionName: "approve", args: [gate.address, 6n] });
  await succeed(actor.call(nft, approve));
  await succeed(actor.call(gate, migrateData(nft.address, 6n), FEE));
  return actor;
}
