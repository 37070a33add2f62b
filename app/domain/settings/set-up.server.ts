import type { Config } from "~/server/env.server";
import stakingIdl from "~programs/idl/staking.json";

/**
 * The address for which the repository builds the staking program. Its key is made from a sentence in the source, so anybody
 * can deploy there first and upgrade it later: on a public cluster it must hold nothing.
 */
const DEVELOPMENT_PROGRAM = "DZYfLAgiGBAa6TzJXrttZhbmnE3uR4JEiFmCy1VgjGCu";

export type SetUp = {
  company: { isStored: boolean };
  /** Sample sections without an entry in the setting `own_sections`. */
  undecidedSections: readonly string[];
  /** The address of this build's staking program. */
  programAddress?: string;
};

/**
 * What an operator still has to replace before a production site starts: real facts about the company, real sections in
 * place of samples, a program address that nobody else has the key of. Empty in other environments, and when everything is
 * done.
 */
export function listMissing({ environment }: Pick<Config, "environment">, setUp: SetUp): string[] {
  if (environment !== "production") return [];
  const { company, undecidedSections, programAddress = stakingIdl.address } = setUp;
  return [
    ...(company.isStored ? [] : ["company_facts"]),
    ...(undecidedSections.length > 0 ? [`own_sections (${undecidedSections.join(", ")})`] : []),
    ...(programAddress === DEVELOPMENT_PROGRAM ? ["programs/staking"] : []),
  ];
}
