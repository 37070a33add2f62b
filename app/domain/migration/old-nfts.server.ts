import { and, eq, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { migrationRecord, oldNft } from "~db/schema";
import type { MigrationContracts, MigrationProject } from "../settings/migration";
import type { EvmAddress } from "../wallet-chains";
import { findProject } from "./projects.server";

/** An old NFT of a wallet, with what our settings say about it. */
export type OldNftView = {
  oldProjectId: string;
  oldProjectName: string;
  oldNftContract: EvmAddress;
  /** Decimal digits. */
  oldNftId: string;
  oldNftName: string;
  /** A path from the site's root, which always answers a picture. */
  oldNftImage: string;
  newProjectId: string;
  newProjectName: string;
};

export const OLD_NFTS_A_PAGE = 24;

/** The place after which a page begins: the last NFT of the page before. */
export type OldNftKey = { contract: string; tokenId: bigint };

/**
 * A page of a wallet's old NFTs by the index, in one read. An NFT that changed hands in the last minute may be missing, or
 * still be listed; the plan of handing over asks the chain. `owner`: in lower case.
 */
export async function listOldNfts(
  db: Database,
  contracts: MigrationContracts,
  { owner, after }: { owner: string; after?: OldNftKey | null },
): Promise<{ nfts: OldNftView[]; next: OldNftKey | null }> {
  const own = contracts.projects.map(({ oldContractAddress }) => oldContractAddress);
  const rows = await db
    .select({ contract: oldNft.contract, tokenId: oldNft.tokenId })
    .from(oldNft)
    .where(and(eq(oldNft.owner, owner), inArray(oldNft.contract, own), comesAfter(after)))
    .orderBy(oldNft.contract, oldNft.tokenId)
    .limit(OLD_NFTS_A_PAGE + 1);
  const page = rows.slice(0, OLD_NFTS_A_PAGE);
  const nfts = page.flatMap(({ contract, tokenId }) => {
    const project = findProject(contracts, contract);
    return project ? [describeOldNft(project, tokenId)] : [];
  });
  return { nfts, next: rows.length > page.length ? (page.at(-1) ?? null) : null };
}

/**
 * How many old NFTs a wallet can hand over, by the index: without those that it still counts to the wallet although the site has
 * noted that they were handed over. `owner`: in lower case.
 */
export function countOldNfts(db: Database, { gate, projects }: MigrationContracts, owner: string): Promise<number> {
  const own = projects.map(({ oldContractAddress }) => oldContractAddress);
  const { oldNftContract, oldNftId, oldWalletAddress, gateId, closedAt, status } = migrationRecord;
  const handedOver = db
    .select({ gateId })
    .from(migrationRecord)
    .where(
      and(
        eq(oldNftContract, oldNft.contract),
        eq(oldNftId, oldNft.tokenId),
        eq(migrationRecord.gate, gate),
        eq(oldWalletAddress, owner),
        isNotNull(gateId),
        or(isNull(closedAt), eq(status, "complete")),
      ),
    );
  return db.$count(oldNft, and(eq(oldNft.owner, owner), inArray(oldNft.contract, own), notExists(handedOver)));
}

/**
 * The path of the picture of a row's old NFT, from our settings; null if they do not name its collection any more. An address
 * that a row stored once is not shown, because it may be of another site.
 */
export function pictureOfRow(
  contracts: MigrationContracts,
  { oldNftContract, oldNftId }: { oldNftContract: string; oldNftId: bigint },
): string | null {
  const project = findProject(contracts, oldNftContract);
  return project ? picturePathOf(project, oldNftId) : null;
}

/** Names and picture of an old NFT, from our settings and its number alone. */
export function describeOldNft(project: MigrationProject, tokenId: bigint): OldNftView {
  const { oldProjectId, oldProjectName, oldContractAddress, newProjectId, newProjectName } = project;
  return {
    oldProjectId,
    oldProjectName,
    oldNftContract: oldContractAddress,
    oldNftId: String(tokenId),
    oldNftName: `${oldProjectName} #${tokenId}`,
    oldNftImage: picturePathOf(project, tokenId),
    newProjectId,
    newProjectName,
  };
}

/**
 * Where the site answers the picture of an old NFT: a file of ours if the settings name one, otherwise the address that gets
 * it from elsewhere (findOldNftPicture), since pages load nothing from other sites.
 */
function picturePathOf(project: MigrationProject, tokenId: bigint): string {
  const address = pictureAddressOf(project, tokenId);
  if (address?.startsWith("/")) return address;
  return `/api/old-nft/${project.oldContractAddress}/${tokenId}/picture`;
}

/** Where the settings say that the picture of an old NFT is: a path of ours or https; null if they leave it to the chain. */
export function pictureAddressOf({ oldImagePath }: MigrationProject, tokenId: bigint): string | null {
  return oldImagePath?.replaceAll("{id}", String(tokenId)) ?? null;
}

/** Both columns are compared as they are stored, so that the index is used. */
function comesAfter(after: OldNftKey | null | undefined): SQL | undefined {
  if (!after) return undefined;
  const tokenId = oldNft.tokenId.mapToDriverValue(after.tokenId);
  return sql`(${oldNft.contract}, ${oldNft.tokenId}) > (${after.contract}, ${tokenId})`;
}
