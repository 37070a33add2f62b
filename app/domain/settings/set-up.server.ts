import type { Config } from "~/server/env.server";
import stakingIdl from "~programs/idl/staking.json";

/**
 * The address that the repository builds the staking program for. Its key is made from a sentence in the source, so
 * anybody can deploy there first and upgrade it later: on a public cluster it must hold nothing.
 */
const DEVELOPMENT_PROGRAM = "DZYfLAgiGBAa6TzJXrttZhbmnE3uR4JEiFmCy1VgjGCu";

export type SetUp = {
  company: { isStored: boolean };
  /** Sample sections of which the setting `own_sections` says nothing. */
  undecidedSections: readonly string[];
  /** Address of the staking program of this build. */
  programAddress?: string;
};

/**
 * What an operator still has to make his own before a production site starts: real facts about the company, real sections
 * in the place of samples, a program address that nobody else has the key of. Empty elsewhere, and where all is done.
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
