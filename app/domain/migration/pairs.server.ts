import { isChainUnavailable } from "~/errors";
import { nftFaces } from "../nft-metadata/commands.server";
import type { NftFace } from "../nft-metadata/view";
import type { MigrationContracts } from "../settings/migration";
import type { MigrationDeps } from "./deps";
import { countGateRecords, type GateRecord, listGateRecords } from "./gate.server";
import { describeOldNft } from "./old-nfts.server";
import type { Pair, PairPage } from "./pairs";
import { findProject, getContracts } from "./projects.server";
import { findReasons } from "./records.server";
import { reclaimableTs } from "./rules";
import { standingOf, takeBackOf } from "./standing";

export const PAIRS_A_PAGE = 20;

/**
 * The pairs before a record, newest first; without one, the newest. They come from the gate itself; only why one is not minted
 * is the site's own knowledge. Throws MigrationNotSet, EvmChainUnavailable.
 */
export async function listPairs(
  deps: Pick<MigrationDeps, "db" | "evm" | "chain" | "now">,
  before: number | null,
): Promise<PairPage> {
  const { db, evm } = deps;
  const contracts = await getContracts(db, evm.chainId);
  const { gate } = contracts;
  const { number: block, ts: nowTs } = await evm.getFinalBlock();
  const records = await countGateRecords(evm, gate, block);
  const end = Math.min(before ?? records + 1, records + 1);
  const first = Math.max(1, end - PAIRS_A_PAGE);
  const found = await listGateRecords(evm, { gate, first, most: end - first }, block);
  const [faces, reasons] = await Promise.all([
    findFaces(
      deps,
      found.flatMap(({ mint }) => mint ?? []),
    ),
    findReasons(db, gate, { first, end }),
  ]);
  const pairs = found.flatMap((record, at) => {
    const gateId = first + at;
    return toPair(contracts, faces, { record, gateId, reason: reasons.get(gateId) ?? null, nowTs });
  });
  return { pairs: pairs.reverse(), block, records, older: first > 1 ? first : null };
}

function toPair(
  contracts: MigrationContracts,
  faces: ReadonlyMap<string, NftFace>,
  { record, gateId, reason, nowTs }: { record: GateRecord; gateId: number; reason: string | null; nowTs: number },
): Pair[] {
  const { status, collection, tokenId, mint, handedOverTs } = record;
  if (status === "none") return [];
  const project = findProject(contracts, collection);
  const old = project && describeOldNft(project, tokenId);
  const times = { reclaimableTs: reclaimableTs(handedOverTs), nowTs };
  const standing = standingOf({ status, reason, ...times });
  return [
    {
      gateId,
      standing,
      handedOverTs: BigInt(handedOverTs),
      takeBack: takeBackOf(standing, times),
      oldNft: { name: old?.oldNftName ?? `#${tokenId}`, image: old?.oldNftImage ?? null },
      newNft: mint === null ? null : { mint, face: faces.get(mint) ?? null },
    },
  ];
}

/** The name and picture of new NFTs, by their mint; none while Solana cannot be read. */
export async function findFaces(
  deps: Pick<MigrationDeps, "db" | "chain" | "now">,
  mints: readonly string[],
): Promise<ReadonlyMap<string, NftFace>> {
  try {
    return await nftFaces(deps, mints);
  } catch (error) {
    if (isChainUnavailable(error)) return new Map();
    throw error;
  }
}
