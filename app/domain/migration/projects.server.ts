import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { type MigrationContracts, type MigrationProject, parseMigration } from "../settings/migration";
import { getSetting } from "../settings/queries.server";
import { getVouchedSetting } from "../settings/seal.server";
import type { GateContracts } from "./gate-call";

/** The contracts of the migration on an EVM chain, as the operator stored them; null if there is none. */
export async function findContracts(db: Database, chainId: number): Promise<MigrationContracts | null> {
  return parseMigration(await getSetting(db, "migration"), chainId);
}

/**
 * The same for a mint: none if somebody has changed the setting in D1 without the site, who could otherwise have NFTs minted into
 * a collection of their own.
 */
export async function findVouchedContracts(
  deps: { db: Database; adminSecret: string },
  chainId: number,
): Promise<MigrationContracts | null> {
  return parseMigration(await getVouchedSetting(deps, "migration"), chainId);
}

/** What `findContracts` finds. Throws MigrationNotSet if there is none. */
export async function getContracts(db: Database, chainId: number): Promise<MigrationContracts> {
  const contracts = await findContracts(db, chainId);
  if (!contracts) throw new AppError("MigrationNotSet");
  return contracts;
}

/** The project of an old collection, or null. `contract`: in lower case. */
export function findProject({ projects }: MigrationContracts, contract: string): MigrationProject | null {
  return projects.find(({ oldContractAddress }) => oldContractAddress === contract) ?? null;
}

/** The addresses that calls of the migration go to. */
export function callContractsOf({ gate, projects }: MigrationContracts): GateContracts {
  return { gate, collections: projects.map(({ oldContractAddress }) => oldContractAddress) };
}
