import { writeLog } from "~/server/log";
import { contractInput, solanaAddressInput } from "../users/input";
import { z } from "../zod.ts";

/** Where a file of each NFT is: https, or a path from the site's root; `{id}` stands for the number of the NFT. */
const filePath = z
  .string()
  .max(160)
  .regex(/^(https:\/\/|\/(?!\/))\S*\{id\}\S*$/);

const projectSchema = z.object({
  /** The old collection, on the former chain. */
  oldProjectId: z.string().min(1).max(40),
  oldProjectName: z.string().min(1).max(60),
  oldContractAddress: contractInput,
  /** Its pictures; without it, they are where each NFT's own metadata says. */
  oldImagePath: filePath.optional(),
  /** The collection on Solana to which its NFTs migrate. */
  newProjectId: z.string().min(1).max(40),
  /** New NFTs are called by it: "PunkyKongz #7". */
  newProjectName: z.string().min(1).max(24),
  newSymbol: z.string().min(1).max(10),
  /** The mint of the collection's own NFT. */
  newContractAddress: solanaAddressInput,
  /** The metadata of the new NFTs; without it nothing is minted. */
  jsonPath: filePath.optional(),
  /** Royalties that marketplaces are asked for, in basis points. */
  royaltyBps: z.number().int().min(0).max(10_000).default(0),
});

const contractsSchema = z
  .object({
    gate: contractInput,
    /** The block in which the oldest of the contracts was deployed: events are read from here on. */
    firstBlock: z.number().int().min(0),
    projects: z.array(projectSchema).min(1).max(20),
  })
  .refine(
    ({ projects }) => new Set(projects.map(({ oldContractAddress }) => oldContractAddress)).size === projects.length,
  );

/** The setting `migration`, once it is read as JSON: contracts by the number of their EVM chain. */
export const migrationSchema = z.record(z.string().regex(/^\d{1,12}$/), contractsSchema);

/** What one old collection becomes. */
export type MigrationProject = z.output<typeof projectSchema>;

/** The contracts of the migration on one chain. */
export type MigrationContracts = z.output<typeof contractsSchema>;

/** The contracts on a chain, from the setting `migration`; null if none are stored or it has the wrong shape. */
export function parseMigration(stored: string, chainId: number): MigrationContracts | null {
  if (!stored) return null;
  try {
    return migrationSchema.parse(JSON.parse(stored))[chainId] ?? null;
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "migration" }, error);
    return null;
  }
}
